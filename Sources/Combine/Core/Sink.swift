extension Subscribers {
  /// A subscriber that hands all values to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var subscription: (any Subscription)?
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Completion<Failure>) -> Void)?

    /// Creates one.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    /// Asks for all values; a second subscription, or one after it was called off, is refused.
    public func receive(subscription: any Subscription) {
      guard receiveValue != nil, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Hands on a value.
    public func receive(_ input: Input) -> Demand {
      receiveValue?(input)
      return .none
    }

    /// Hands on the end.
    public func receive(completion: Completion<Failure>) {
      let end = receiveCompletion
      forget()
      end?(completion)
    }

    /// Calls the subscription off.
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
  /// Hands all values and the end to closures, until what is returned is gone.
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
  /// Hands all values to a closure, until what is returned is gone.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property to each value; the object is held until what is returned is gone.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}
