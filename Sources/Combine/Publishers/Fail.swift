/// A publisher that sends no values and fails at once with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails at once; `outputType` is the type of its values.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, surplus: .allKept)
    outlet.open()
    outlet.send(completion: .failure(error))
  }
}

/// A publisher that creates another publisher for each subscriber, at the time of subscription.
public struct Deferred<Made: Publisher>: Publisher {
  public typealias Output = Made.Output
  public typealias Failure = Made.Failure
  public let createPublisher: () -> Made

  /// Creates a publisher that calls this closure for each subscriber and sends the result's values.
  public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { createPublisher().subscribe(subscriber) }
}
