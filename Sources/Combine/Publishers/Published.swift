/// A property of a class that publishes its values, each before it is set.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  final class Storage {
    var value: Value
    let line = Line<Value, Never>()
    /// What feeds it by `assign(to:)`, for as long as it lives.
    var feeds: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ value: Value) {
      line.send(value)
      self.value = value
    }
  }

  /// Creates a property.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a property.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The publisher of a property: its value now, then each new one.
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
    // `assign(to: &$property)` writes it back.
    set {}
  }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// The property of an object, which tells of the change where it is observed.
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
  /// Sets a published property to each value, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.feeds.append(sink { [weak storage] in storage?.set($0) })
  }
}
