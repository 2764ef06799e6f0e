/// An object that sends an event before each of its changes, so that views can update.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The publisher that sends an event before each change of an observable object.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let line = Line<Void, Never>()

  public init() {}

  /// Sends an event, which says that the object is about to change.
  public func send() { line.send(()) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    line.add(subscriber, surplus: .dropped, first: nil)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that sends an event before each change of the object.
  public var objectWillChange: ObservableObjectPublisher {
    ObservablePublishers.publisher(of: self)
  }
}

extension ObservableObject {
  func willChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

/// The publishers of all observable objects, which can't be stored in the objects themselves.
private enum ObservablePublishers {
  /// An observable object's publisher, with a weak reference to the object.
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // Only the main thread uses an app's objects.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let entry = entries[ObjectIdentifier(object)], entry.object === object {
      return entry.publisher
    }
    entries = entries.filter { $0.value.object != nil }
    let entry = Entry(object: object, publisher: ObservableObjectPublisher())
    entries[ObjectIdentifier(object)] = entry
    return entry.publisher
  }
}
