extension Publishers {
  /// A publisher that makes a publisher from each value, and sends the made publishers' values.
  ///
  /// The values are sent in the order in which they arrive, whichever publisher sends them.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Whether only the publisher created last may send values, as for `switchToLatest()`.
    let isSwitching: Bool
    public let transform: (Upstream.Output) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      let (isSwitching, transform) = (isSwitching, transform)
      var inner: [Subscribers.Sink<Output, Failure>] = []
      var isOuterOpen = true
      func endIfAllHave(_ end: Subscribers.Completion<Failure>) {
        if case .finished = end, isOuterOpen || !inner.isEmpty { return }
        outlet.send(completion: end)
      }
      let outer = Subscribers.Sink<Upstream.Output, Failure>(
        receiveCompletion: { end in
          isOuterOpen = false
          endIfAllHave(end)
        },
        receiveValue: { value in
          if isSwitching {
            for sink in inner { sink.cancel() }
            inner = []
          }
          weak var own: Subscribers.Sink<Output, Failure>?
          let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { end in
              inner.removeAll { $0 === own }
              endIfAllHave(end)
            }, receiveValue: outlet.send)
          own = sink
          inner.append(sink)
          transform(value).subscribe(sink)
        })
      outlet.onCancel = {
        outer.cancel()
        for sink in inner { sink.cancel() }
      }
      outlet.open()
      upstream.subscribe(outer)
    }
  }
}

extension Publisher {
  /// Transforms each value to a publisher, and sends the values of all these publishers.
  ///
  /// `maxPublishers` has no effect: all publishers send at the same time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, isSwitching: false, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the publisher that arrived last; each new publisher replaces the one
  /// before.
  public func switchToLatest() -> Publishers.FlatMap<Output, Self> {
    Publishers.FlatMap(upstream: self, isSwitching: true) { $0 }
  }
}
