extension Publishers {
  /// A publisher that sends a value only after no further value has come for an interval.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .dropped)
      let (scheduler, dueTime) = (scheduler, dueTime)
      var count = 0
      outlet.feed(
        from: upstream,
        receiveCompletion: { end in
          count += 1
          scheduler.schedule { outlet.send(completion: end) }
        },
        receiveValue: { value in
          count += 1
          let number = count
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
            if number == count { outlet.send(value) }
          }
        })
    }
  }
}

extension Publisher {
  /// Sends a value only after no further value has come for an interval.
  ///
  /// If the publisher ends during that interval, its last value isn't sent.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }
}
