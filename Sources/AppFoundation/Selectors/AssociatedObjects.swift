import Foundation

/// A pointer that Objective-C methods use to return objects.
///
/// In contrast to Objective-C's, it is a plain pointer, whose object needs no release.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// How an object holds an associated value.
///
/// In this implementation, OBJC_ASSOCIATION_ASSIGN holds a weak reference, and all other policies
/// hold a strong one.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values that are associated with objects at run time, by object and key.
private final class Associations: @unchecked Sendable {
  static let all = Associations()

  /// The values that are associated with one object, by key.
  private final class AssociatedValues {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]

    init(_ owner: AnyObject) { self.owner = owner }
  }

  private var kept: [ObjectIdentifier: AssociatedValues] = [:]

  subscript(_ owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    get {
      // A new object may have the address of a former one.
      guard let entry = kept[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key]
    }
    set {
      let id = ObjectIdentifier(owner)
      // The deinitializer of an old value may set another.
      let before = kept
      defer { withExtendedLifetime(before) {} }
      if kept[id]?.owner !== owner {
        kept = kept.filter { $0.value.owner != nil }
        kept[id] = AssociatedValues(owner)
      }
      let old = kept[id]?.values[key]
      kept[id]?.values[key] = newValue
      withExtendedLifetime(old) {}
    }
  }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let value = Associations.all[object as AnyObject, key]
  return (value as? WeakBox).map { $0.object as Any? } ?? value
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let isAssigned = policy == .OBJC_ASSOCIATION_ASSIGN
  let kept = isAssigned ? value.map { WeakBox($0 as AnyObject) as Any } : value
  Associations.all[object as AnyObject, key] = kept
}

/// A weak reference to an object.
private final class WeakBox {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
