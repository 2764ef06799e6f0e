extension Publishers {
  /// A publisher of pairs of two publishers' values: first their first values, then their second
  /// values, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    /// Creates a publisher that pairs the values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      var (left, right): ([A.Output], [B.Output]) = ([], [])
      var (isLeftOpen, isRightOpen) = (true, true)
      func pair() {
        if !left.isEmpty, !right.isEmpty { outlet.send((left.removeFirst(), right.removeFirst())) }
        let isOver = (!isLeftOpen && left.isEmpty) || (!isRightOpen && right.isEmpty)
        if isOver { outlet.send(completion: .finished) }
      }
      let first = Subscribers.Sink<A.Output, Failure>(
        receiveCompletion: { end in
          if case .failure = end { return outlet.send(completion: end) }
          isLeftOpen = false
          pair()
        },
        receiveValue: { value in
          left.append(value)
          pair()
        })
      let second = Subscribers.Sink<B.Output, Failure>(
        receiveCompletion: { end in
          if case .failure = end { return outlet.send(completion: end) }
          isRightOpen = false
          pair()
        },
        receiveValue: { value in
          right.append(value)
          pair()
        })
      outlet.onCancel = {
        first.cancel()
        second.cancel()
      }
      outlet.open()
      a.subscribe(first)
      b.subscribe(second)
    }
  }
}

extension Publisher {
  /// Pairs this publisher's first value with the other's first, then the second ones, and so on.
  public func zip<B: Publisher>(_ other: B) -> Publishers.Zip<Self, B> {
    Publishers.Zip(self, other)
  }
}
