extension Subscribers {
  /// A subscriber that passes all values and the completion to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var subscription: (any Subscription)?
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Completion<Failure>) -> Void)?

    /// Creates a subscriber from closures for the completion and the values.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    /// Requests all values of a subscription.
    ///
    /// A second subscription, or one after cancellation, is cancelled.
    public func receive(subscription: any Subscription) {
      guard receiveValue != nil, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Passes a received value to the closure for values.
    public func receive(_ input: Input) -> Demand {
      receiveValue?(input)
      return .none
    }

    /// Passes the received completion to the closure for the completion.
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
  /// Passes the publisher's values and completion to closures, while the returned cancellable
  /// exists.
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
  /// Passes all of the publisher's values to a closure, while the returned cancellable exists.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets an object's property to each of the publisher's values.
  ///
  /// The returned cancellable keeps the object alive.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}
