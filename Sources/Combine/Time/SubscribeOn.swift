extension Publishers {
  /// A publisher that subscribes to another publisher on a scheduler, such as a background queue.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (outlet, upstream) = (Outlet(subscriber, surplus: .allKept), upstream)
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: outlet.send(completion:), receiveValue: outlet.send)
      outlet.onCancel = sink.cancel
      outlet.open()
      scheduler.schedule(options: options) { upstream.subscribe(sink) }
    }
  }
}

extension Publisher {
  /// Subscribes to the publisher on a scheduler, such as a background queue.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
