extension Publishers {
  /// A publisher of some given values, followed by another publisher's values.
  public struct Prepend<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let elements: [Output]

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      for element in elements { outlet.send(element) }
      outlet.feed(
        from: upstream, receiveCompletion: outlet.send(completion:), receiveValue: outlet.send)
    }
  }
}

extension Publisher {
  /// Publishes the given values before the publisher's own values.
  public func prepend(_ elements: Output...) -> Publishers.Prepend<Self> {
    Publishers.Prepend(upstream: self, elements: elements)
  }
}
