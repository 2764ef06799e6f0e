/// A property wrapper that sends each new value of a property just before the property is set.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// The current value of a published property, and the subscribers to its values.
  final class Storage {
    var value: Value
    let line = Line<Value, Never>()
    /// The subscriptions that set this property, created by `assign(to:)`; they live as long as the
    /// property.
    var feeds: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ value: Value) {
      line.send(value)
      self.value = value
    }
  }

  /// Creates a published property with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a published property with an initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The publisher of a published property's values, written `$property`.
  ///
  /// It sends the current value first and then each new one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.line.add(subscriber, surplus: .latestKept, first: storage.value)
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // `assign(to: &$property)` writes the publisher back.
    set {}
  }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// The value of a published property, read and set through the object that has the property.
  ///
  /// If the object is observable, setting the value first sends the object's change event.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      (object as? any ObservableObject)?.willChange()
      object[keyPath: storageKeyPath].storage.set(newValue)
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each of this publisher's values, as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.feeds.append(sink { [weak storage] in storage?.set($0) })
  }
}
