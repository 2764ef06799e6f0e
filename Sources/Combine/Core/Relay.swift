/// The link from a publisher to an operator's subscriber, which transforms or drops each value.
final class Relay<Input, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = Downstream.Failure

  /// What happens with a received value: a new value is sent, nothing is sent, or the values end.
  enum Outcome {
    case value(Downstream.Input)
    case nothing
    /// Sends this value as the last one, followed by the completion.
    case last(Downstream.Input)
  }

  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let transform: (Input) -> Outcome

  /// Creates a link that sends the results of `transform` to the subscriber `downstream`.
  init(_ downstream: Downstream, _ transform: @escaping (Input) -> Outcome) {
    self.downstream = downstream
    self.transform = transform
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    switch transform(input) {
    case .value(let value): return downstream.receive(value)
    // Requests another value instead of the dropped one.
    case .nothing: return .max(1)
    case .last(let value):
      _ = downstream.receive(value)
      let upstream = upstream
      receive(completion: .finished)
      upstream?.cancel()
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let downstream = downstream
    forget()
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    let upstream = upstream
    forget()
    upstream?.cancel()
  }

  private func forget() {
    downstream = nil
    upstream = nil
  }
}
