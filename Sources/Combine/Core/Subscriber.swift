/// Something that takes a publisher's values.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  /// Takes the subscription, by which it asks for values.
  func receive(subscription: any Subscription)
  /// Takes a value.
  ///
  /// - Returns: how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The namespace of what belongs to subscribers.
public enum Subscribers {
  /// The end of a publisher: finished, or failed.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
