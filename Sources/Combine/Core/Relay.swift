/// A subscription between a publisher and a subscriber that transforms or drops each value.
final class Relay<Input, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = Downstream.Failure

  /// The result of transforming a value, such as a new value or none.
  enum Outcome {
    case value(Downstream.Input)
    case nothing
    /// This value is sent, and then the subscriber receives the completion.
    case last(Downstream.Input)
  }

  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let transform: (Input) -> Outcome

  /// Creates a subscriber that transforms values and sends the results to another subscriber.
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
