import Foundation

/// A strong or weak reference to an object.
private struct ObjectReference {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    strong = isWeak ? nil : object
    weak = object
  }

  var object: AnyObject? { weak }

  /// Returns whether the referenced object still exists and is equal to another object.
  func holds(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    return object === other || (object as? NSObject)?.isEqual(other) == true
  }
}

/// A dictionary whose keys and values can be weak references.
///
/// It exists because Foundation on Linux doesn't have this class.
public class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keysAreWeak: Bool
  private let objectsAreWeak: Bool
  private var all: [(key: ObjectReference, object: ObjectReference)] = []

  public required init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    keysAreWeak = keyOptions.contains(.weakMemory)
    objectsAreWeak = valueOptions.contains(.weakMemory)
  }

  public class func strongToStrongObjects() -> Self { Self() }
  public class func weakToStrongObjects() -> Self { Self(keyOptions: .weakMemory) }
  public class func strongToWeakObjects() -> Self { Self(valueOptions: .weakMemory) }
  public class func weakToWeakObjects() -> Self {
    Self(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  public var count: Int { living.count }

  public func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return living.first { $0.key.holds(key as AnyObject) }?.object.object as? ObjectType
  }

  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    removeObject(forKey: key)
    guard let key, let object else { return }
    all.append(
      (
        ObjectReference(key as AnyObject, isWeak: keysAreWeak),
        ObjectReference(object as AnyObject, isWeak: objectsAreWeak)
      ))
  }

  public func removeObject(forKey key: KeyType?) {
    guard let key else { return }
    all = living.filter { !$0.key.holds(key as AnyObject) }
  }

  public func removeAllObjects() { all = [] }

  public func keyEnumerator() -> NSEnumerator { Enumerator(living.compactMap(\.key.object)) }
  public func objectEnumerator() -> NSEnumerator? {
    Enumerator(living.compactMap(\.object.object))
  }

  private var living: [(key: ObjectReference, object: ObjectReference)] {
    all.filter { $0.key.object != nil && $0.object.object != nil }
  }
}

/// A set whose elements can be weak references.
///
/// It exists because Foundation on Linux doesn't have this class.
public class NSHashTable<ObjectType>: NSObject {
  private let isWeak: Bool
  private var all: [ObjectReference] = []

  public required init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  public class func weakObjects() -> Self { Self(options: .weakMemory) }

  public var count: Int { living.count }
  public var allObjects: [ObjectType] { living.compactMap { $0.object as? ObjectType } }
  public var anyObject: ObjectType? { allObjects.first }

  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    all = living + [ObjectReference(object as AnyObject, isWeak: isWeak)]
  }

  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    all = living.filter { !$0.holds(object as AnyObject) }
  }

  public func removeAllObjects() { all = [] }

  public func contains(_ object: ObjectType?) -> Bool {
    guard let object else { return false }
    return living.contains { $0.holds(object as AnyObject) }
  }

  public func objectEnumerator() -> NSEnumerator { Enumerator(living.compactMap(\.object)) }

  private var living: [ObjectReference] { all.filter { $0.object != nil } }
}

/// The options for how a map table or hash table holds its objects: strongly or weakly.
public final class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality = Options([])
    public static let objectPointerPersonality = Options(rawValue: 0x200)
  }
}

/// An enumerator over an array of objects.
private final class Enumerator: NSEnumerator {
  private var rest: ArraySlice<AnyObject>

  init(_ objects: [AnyObject]) { rest = objects[...] }

  override func nextObject() -> Any? { rest.popFirst() }
}
