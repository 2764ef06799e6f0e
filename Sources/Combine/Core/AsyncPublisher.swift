/// A publisher's values as an async sequence.
///
/// The sequence subscribes to the publisher when it is iterated.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates an async sequence of the values of a publisher that never fails.
  public init(_ publisher: P) { self.publisher = publisher }

  /// An iterator over a publisher's values, which keeps the subscription alive.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let source: AsyncValues<P.Output, Never>

    /// Returns the publisher's next value, or nil after the last.
    public mutating func next() async -> P.Output? { await source.next()?.get() }
  }

  /// Subscribes to the publisher and returns an iterator of its values.
  public func makeAsyncIterator() -> Iterator { Iterator(source: AsyncValues(publisher)) }
}

/// The values of a publisher that may fail, as an async sequence.
///
/// A failure is thrown when the next value is requested.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates an async sequence of the values of a publisher that may fail.
  public init(_ publisher: P) { self.publisher = publisher }

  /// An iterator over the values of a publisher that may fail, which keeps the subscription alive.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let source: AsyncValues<P.Output, P.Failure>

    /// Returns the publisher's next value, or nil after the last.
    ///
    /// Throws the publisher's failure if it has failed.
    public mutating func next() async throws -> P.Output? { try await source.next()?.get() }
  }

  /// Subscribes to the publisher and returns an iterator of its values.
  public func makeAsyncIterator() -> Iterator { Iterator(source: AsyncValues(publisher)) }
}

extension Publisher where Failure == Never {
  /// The publisher's values as an async sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The publisher's values as an async sequence, which throws the publisher's failure at the end.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A subscriber for an async sequence: it requests a value each time a task waits for one.
final class AsyncValues<Output, Failure: Error>: Subscriber, @unchecked Sendable {
  typealias Input = Output

  /// A publisher's value or failure, passed to the task that waits for it; nil at the end.
  ///
  /// The type is marked sendable, since only one thread at a time runs an app's code.
  private struct Delivery: @unchecked Sendable {
    let result: Result<Output, Failure>?
  }

  private typealias Waiter = CheckedContinuation<Delivery, Never>

  private var subscription: (any Subscription)?
  private var waiters: [Waiter] = []
  private var hasEnded = false
  private var failure: Failure?

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(self)
  }

  deinit { subscription?.cancel() }

  /// Waits for the publisher's next value or failure.
  ///
  /// Returns nil after the last value, or if the task is cancelled.
  func next() async -> Result<Output, Failure>? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { (waiter: Waiter) in
        if Task.isCancelled { end() }
        if let failure {
          self.failure = nil
          return waiter.resume(returning: Delivery(result: .failure(failure)))
        }
        guard !hasEnded else { return waiter.resume(returning: Delivery(result: nil)) }
        waiters.append(waiter)
        subscription?.request(.max(1))
      }
    } onCancel: {
      end()
    }.result
  }

  func receive(subscription: any Subscription) {
    guard self.subscription == nil, !hasEnded else { return subscription.cancel() }
    self.subscription = subscription
    if !waiters.isEmpty { subscription.request(.max(waiters.count)) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    if !waiters.isEmpty { resumeFirst(with: .success(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    hasEnded = true
    subscription = nil
    if case .failure(let error) = completion {
      if waiters.isEmpty { failure = error } else { resumeFirst(with: .failure(error)) }
    }
    resumeAll()
  }

  private func end() {
    hasEnded = true
    let subscription = subscription
    self.subscription = nil
    subscription?.cancel()
    resumeAll()
  }

  private func resumeFirst(with result: Result<Output, Failure>) {
    waiters.removeFirst().resume(returning: Delivery(result: result))
  }

  private func resumeAll() {
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume(returning: Delivery(result: nil)) }
  }
}
