/// A publisher that sends one value at once and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  /// Creates a publisher that sends this value at once and finishes.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let outlet = Outlet(subscriber, surplus: .allKept)
    outlet.open()
    outlet.send(output)
    outlet.send(completion: .finished)
  }
}

/// A publisher without values, which finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  /// Creates a publisher without values; it finishes at once, or never if the argument is false.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, surplus: .allKept)
    outlet.open()
    if completeImmediately { outlet.send(completion: .finished) }
  }
}
