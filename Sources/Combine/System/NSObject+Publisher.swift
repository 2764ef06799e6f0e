import AppFoundation

extension NSObject {
  /// A publisher of the values of an object's property, by key-value observing.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let outlet = Outlet(subscriber, surplus: .latestKept)
      let keyPath = keyPath
      // The initial value follows after the subscription, not during it.
      let observation = object.observe(keyPath, options: options.subtracting(.initial)) {
        object, _ in outlet.send(object[keyPath: keyPath])
      }
      outlet.onCancel = observation.invalidate
      outlet.open()
      if options.contains(.initial) { outlet.send(object[keyPath: keyPath]) }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of a property's values.
  ///
  /// The publisher starts with the current value if `options` contains `initial`.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
