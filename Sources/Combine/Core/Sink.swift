extension Subscribers {
  /// A subscriber that calls closures for all values and for the completion.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var subscription: (any Subscription)?
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Completion<Failure>) -> Void)?

    /// Creates a subscriber that calls these closures for the completion and for each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    /// Requests all values from a publisher's subscription.
    ///
    /// A second subscription, or one after cancellation, is cancelled.
    public func receive(subscription: any Subscription) {
      guard receiveValue != nil, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure `receiveValue` with a received value.
    public func receive(_ input: Input) -> Demand {
      receiveValue?(input)
      return .none
    }

    /// Calls the closure for the completion, and ends the subscription.
    public func receive(completion: Completion<Failure>) {
      let end = receiveCompletion
      forget()
      end?(completion)
    }

    /// Cancels the sink's subscription.
    public func cancel() {
      let subscription = subscription
      forget()
      subscription?.cancel()
    }

    private func forget() {
      subscription = nil
      receiveValue = nil
      receiveCompletion = nil
    }
  }
}

extension Publisher {
  /// Calls closures for the publisher's values and completion, as long as the returned cancellable
  /// is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each of the publisher's values, as long as the returned cancellable is
  /// kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets an object's property to each of the publisher's values.
  ///
  /// The subscription ends when the returned cancellable is released. Until then the object stays
  /// alive, too.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}
