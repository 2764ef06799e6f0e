extension Publishers {
  /// A publisher of another publisher's values after a delay.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      let (scheduler, interval) = (scheduler, interval)
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(after: scheduler.now.advanced(by: interval), action)
      }
      outlet.feed(
        from: upstream, receiveCompletion: { end in later { outlet.send(completion: end) } },
        receiveValue: { value in later { outlet.send(value) } })
    }
  }

  /// A publisher that sends another publisher's values on a scheduler, such as the main queue.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .allKept)
      let (scheduler, options) = (scheduler, options)
      outlet.feed(
        from: upstream,
        receiveCompletion: { end in
          scheduler.schedule(options: options) { outlet.send(completion: end) }
        },
        receiveValue: { value in scheduler.schedule(options: options) { outlet.send(value) } })
    }
  }
}

extension Publisher {
  /// Delays each of the publisher's values by an interval.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
  }

  /// Sends each of the publisher's values on a scheduler, such as the main queue.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
