extension Publishers {
  /// A publisher that sends another publisher's values unchanged, and calls closures for its
  /// events.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Void)?
    public let receiveOutput: ((Output) -> Void)?
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public let receiveCancel: (() -> Void)?
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      let (receiveOutput, receiveCompletion) = (receiveOutput, receiveCompletion)
      if let receiveRequest { outlet.onRequest = receiveRequest }
      receiveSubscription?(outlet)
      outlet.feed(
        from: upstream,
        receiveCompletion: { end in
          receiveCompletion?(end)
          outlet.send(completion: end)
        },
        receiveValue: { value in
          receiveOutput?(value)
          outlet.send(value)
        })
      guard let receiveCancel else { return }
      let cancel = outlet.onCancel
      outlet.onCancel = {
        receiveCancel()
        cancel()
      }
    }
  }
}

extension Publisher {
  /// Calls closures for the events between the publisher and its subscriber, without changing them.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
