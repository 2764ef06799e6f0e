/// A subject with a current value, which new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var line = Line<Output, Failure>()
  private var current: Output

  /// Creates a subject with a current value.
  public init(_ value: Output) { current = value }

  /// The subject's current value.
  ///
  /// Setting it sends the new value to all subscribers.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    if line.isEnded { return }
    current = value
    line.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    line.send(completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    line.add(subscriber, surplus: .latestKept, first: current)
  }
}
