/// A subject that sends each given value to its subscribers, without storing it.
///
/// Subscribers receive only values that are sent after they subscribe.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var line = Line<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { line.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    line.send(completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    line.add(subscriber, surplus: .dropped, first: nil)
  }
}
