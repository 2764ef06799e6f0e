/// A publisher whose values an app sends by calling `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers of the subject.
  func send(_ value: Output)
  /// Sends the completion to all subscribers of the subject.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a void value to all subscribers.
  public func send() { send(()) }
}
