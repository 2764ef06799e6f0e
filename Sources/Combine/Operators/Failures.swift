extension Publishers {
  /// A publisher that sends another publisher's values, but transforms its failure.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      let transform = transform
      outlet.feed(
        from: upstream,
        receiveCompletion: { end in outlet.send(completion: end.mapError(transform)) },
        receiveValue: outlet.send)
    }
  }

  /// A publisher of the values of one that never fails, but declared with a failure type.
  ///
  /// So it can be combined with publishers that can fail.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      outlet.feed(
        from: upstream, receiveCompletion: { _ in outlet.send(completion: .finished) },
        receiveValue: outlet.send)
    }
  }

  /// A publisher that transforms another publisher's values with a function that may throw.
  ///
  /// A thrown error becomes the failure.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      let transform = transform
      outlet.feed(
        from: upstream,
        receiveCompletion: { end in outlet.send(completion: end.mapError { $0 }) },
        receiveValue: { value in
          do { outlet.send(try transform(value)) } catch {
            // Cancels before the failure, since after the completion nothing can be cancelled.
            outlet.onCancel()
            outlet.send(completion: .failure(error))
          }
        })
    }
  }

  /// A publisher that sends another publisher's values, and after a failure those of a replacement.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      let handler = handler
      outlet.feed(
        from: upstream,
        receiveCompletion: { end in
          switch end {
          case .finished: outlet.send(completion: .finished)
          case .failure(let error):
            let second = Subscribers.Sink<Output, Failure>(
              receiveCompletion: outlet.send(completion:), receiveValue: outlet.send)
            outlet.onCancel = second.cancel
            handler(error).subscribe(second)
          }
        }, receiveValue: outlet.send)
    }
  }
}

extension Subscribers.Completion {
  /// Returns this completion; if it is a failure, its error is transformed.
  fileprivate func mapError<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  /// Transforms the publisher's failures.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> { Publishers.MapError(upstream: self, transform: transform) }

  /// Transforms the publisher's values, and fails with an error that the transform throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> { Publishers.TryMap(upstream: self, transform: transform) }

  /// Continues with another publisher after a failure of this one.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Sends this value in place of the publisher's failure, and then finishes.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    `catch` { _ in Just(output) }
  }
}

extension Publisher where Failure == Never {
  /// Declares a failure type for a publisher that never fails, to combine it with ones that can
  /// fail.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> { Publishers.SetFailureType(upstream: self) }
}
