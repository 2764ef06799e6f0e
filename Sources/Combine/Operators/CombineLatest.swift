extension Publishers {
  /// The latest values of two publishers as pairs, sent at each new value once both have sent one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    /// Creates a publisher of the latest values of two publishers, as pairs.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      // `Either` tells which publisher the new value comes from.
      let both = Merge(a.map(Either.a), b.map(Either.b))
      let pairs = both.scan((A.Output?.none, B.Output?.none)) { last, new in
        switch new {
        case .a(let value): (value, last.1)
        case .b(let value): (last.0, value)
        }
      }
      pairs.compactMap { pair in pair.0.flatMap { a in pair.1.map { (a, $0) } } }
        .subscribe(subscriber)
    }

    /// A new value of one of two publishers; the case says which one has sent the value.
    private enum Either {
      case a(A.Output)
      case b(B.Output)
    }
  }
}

extension Publisher {
  /// Publishes pairs of the latest values of this publisher and another one.
  ///
  /// A pair is sent at each new value once both have sent one.
  public func combineLatest<B: Publisher>(_ other: B) -> Publishers.CombineLatest<Self, B> {
    Publishers.CombineLatest(self, other)
  }

  /// Combines this publisher's latest value with another publisher's, and transforms the pairs.
  public func combineLatest<B: Publisher, T>(
    _ other: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T> {
    combineLatest(other).map(transform)
  }
}

extension Publishers {
  /// The latest values of three publishers, sent at each new value once all have sent one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).combineLatest(c) { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the latest values of this publisher and two others, at each new value.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Publishes the transformed latest values of this publisher and two others, at each new value.
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T> {
    combineLatest(b, c).map(transform)
  }
}

extension Publishers {
  /// The latest values of four publishers, sent at each new value once all have sent one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b, c).combineLatest(d) { ($0.0, $0.1, $0.2, $1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the latest values of this publisher and three others, at each new value.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D> { Publishers.CombineLatest4(self, b, c, d) }

  /// Publishes the transformed latest values of this publisher and three others, at each new value.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T> {
    combineLatest(b, c, d).map(transform)
  }
}
