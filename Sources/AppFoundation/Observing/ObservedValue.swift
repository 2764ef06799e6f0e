import Foundation

/// A value that an app's code observes, compared after every change on the simulated phone.
package final class ObservedValue {
  /// The identity of an observation by name: observer, object and property.
  package struct Key: Equatable {
    private let observer: ObjectIdentifier
    private let object: ObjectIdentifier
    private let name: String

    package init(_ observer: NSObject, of object: NSObject, named name: String) {
      self.observer = ObjectIdentifier(observer)
      self.object = ObjectIdentifier(object)
      self.name = name
    }
  }

  private weak var object: NSObject?
  private let options: NSKeyValueObservingOptions
  private let value: (NSObject) -> Any?
  private let tell: (_ object: NSObject, _ old: Any?, _ new: Any?) -> Void
  private var last: Any?
  package var isOver = false
  let key: Key?

  package init(
    _ object: NSObject, options: NSKeyValueObservingOptions, key: Key? = nil,
    value: @escaping (NSObject) -> Any?,
    tell: @escaping (_ object: NSObject, _ old: Any?, _ new: Any?) -> Void
  ) {
    self.object = object
    self.options = options
    self.key = key
    self.value = value
    self.tell = tell
    last = value(object)
  }

  package func start() {
    AppRuntime.active?.observedValues.add(self)
    guard options.contains(.initial), let object else { return }
    tell(object, nil, options.contains(.new) ? last : nil)
  }

  /// Calls the observer if the observed value has changed.
  func look() {
    guard !isOver, let object else { return isOver = true }
    let (old, new) = (last, value(object))
    guard !Self.areEqual(old, new) else { return }
    last = new
    tell(object, options.contains(.old) ? old : nil, options.contains(.new) ? new : nil)
  }

  private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as any Equatable, let second?): first.equals(second)
    default: false
    }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
