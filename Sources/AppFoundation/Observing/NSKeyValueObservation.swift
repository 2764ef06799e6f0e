import Foundation

/// A token for the observation of an object's property.
///
/// The observation ends when this token is deallocated.
public final class NSKeyValueObservation: NSObject {
  private let stop: () -> Void

  init(_ stop: @escaping () -> Void) { self.stop = stop }

  deinit { stop() }

  public func invalidate() { stop() }
}

/// The old and the new value of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// The kind of change of an observed property.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A key in the dictionary of an observed change.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// Options of an observation: when it calls its observer, and what values the call gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// An object with observable properties.
///
/// On a Mac every Objective-C object has such properties. In the simulation, observed values are
/// compared after each change on the phone.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let value = ObservedValue(self, options: options) { object in
      (object as? Self)?[keyPath: keyPath]
    } tell: { object, old, new in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: new as? Value, oldValue: old as? Value, indexes: nil,
          isPrior: false))
    }
    value.start()
    return NSKeyValueObservation { value.isOver = true }
  }
}
