/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  /// Receives the subscription, which it uses to request values.
  func receive(subscription: any Subscription)
  /// Receives a value from the publisher.
  ///
  /// - Returns: how many more values the subscriber requests, in addition to earlier requests.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the publisher's completion. No values come after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The namespace of types for subscribers.
public enum Subscribers {
  /// The end of a publisher's values: it has finished, or failed with an error.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
