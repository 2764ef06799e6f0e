extension Publishers {
  /// A publisher of the values of any number of publishers of one type, in the order they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    /// Creates a publisher that merges the values of the given publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher that merges the values of the publishers in a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      var openCount = publishers.count
      let sinks = publishers.map { _ in
        Subscribers.Sink<Output, Failure>(
          receiveCompletion: { end in
            openCount -= 1
            if case .finished = end, openCount > 0 { return }
            outlet.send(completion: end)
          }, receiveValue: outlet.send)
      }
      outlet.onCancel = { for sink in sinks { sink.cancel() } }
      outlet.open()
      for (publisher, sink) in Swift.zip(publishers, sinks) { publisher.subscribe(sink) }
      if publishers.isEmpty { outlet.send(completion: .finished) }
    }
  }
}
