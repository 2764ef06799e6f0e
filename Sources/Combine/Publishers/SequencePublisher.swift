extension Publishers {
  /// A publisher that sends a sequence's elements at once and then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    /// Creates a publisher that sends a sequence's elements at once and then finishes.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      outlet.open()
      for element in sequence { outlet.send(element) }
      outlet.send(completion: .finished)
    }
  }
}

extension Sequence {
  /// A publisher that sends the sequence's elements at once and then finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
