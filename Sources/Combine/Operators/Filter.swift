extension Publishers {
  /// Those values that pass.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Relay(subscriber) { isIncluded($0) ? .value($0) : .nothing })
    }
  }

  /// Those values that are not as the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output, Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        Relay(subscriber) { value in
          if let last, predicate(last, value) { return .nothing }
          last = value
          return .value(value)
        })
    }
  }

  /// All values but some at the beginning.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var rest = count
      upstream.subscribe(
        Relay(subscriber) {
          rest -= 1
          return rest < 0 ? .value($0) : .nothing
        })
    }
  }

  /// The first value, which is the end.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Relay(subscriber) { .last($0) })
    }
  }
}

extension Publisher {
  /// Lets through what passes.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out what is as the value before it.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Leaves out some values at the beginning.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Ends after the first value.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Ends after the first value that passes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.First<Publishers.Filter<Self>> { filter(predicate).first() }
}

extension Publisher where Output: Equatable {
  /// Leaves out what equals the value before it.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
