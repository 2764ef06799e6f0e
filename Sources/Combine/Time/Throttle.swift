extension Publishers {
  /// A publisher of at most one value of another publisher per interval: the first or the latest.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber, surplus: .dropped)
      let (scheduler, interval, latest) = (scheduler, interval, latest)
      var waiting: Output?
      var nextTime = scheduler.now
      outlet.feed(
        from: upstream,
        receiveCompletion: { end in
          scheduler.schedule {
            if let value = waiting { outlet.send(value) }
            waiting = nil
            outlet.send(completion: end)
          }
        },
        receiveValue: { value in
          let isFirst = waiting == nil
          if isFirst || latest { waiting = value }
          guard isFirst else { return }
          scheduler.schedule(after: max(nextTime, scheduler.now)) {
            guard let value = waiting else { return }
            waiting = nil
            nextTime = scheduler.now.advanced(by: interval)
            outlet.send(value)
          }
        })
    }
  }
}

extension Publisher {
  /// Sends at most one value per interval: the first of the interval, or with `latest` the last.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
