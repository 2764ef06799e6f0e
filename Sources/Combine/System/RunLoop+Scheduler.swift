import AppFoundation

/// The common behavior of run loops and dispatch queues as Combine schedulers.
///
/// All of them run actions on the simulated phone's virtual time, on its main queue.
extension Scheduler where SchedulerTimeType == SchedulerTime, SchedulerOptions == SchedulerChoices {
  public var now: SchedulerTime { .now }
  public var minimumTolerance: SchedulerInterval { 0 }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerChoices?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let delay = max(0, now.distance(to: date).seconds)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action() }
  }

  /// Runs an action at a time of the simulated phone, and then repeatedly at an interval.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval = 0,
    options: SchedulerChoices? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let source = DispatchSource.makeTimerSource(queue: .main)
    let delay = max(0, now.distance(to: date).seconds)
    source.schedule(deadline: .now() + delay, repeating: interval.seconds)
    source.setEventHandler(handler: action)
    source.resume()
    return AnyCancellable(source.cancel)
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerChoices

  public func schedule(options: SchedulerChoices?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: options, action)
  }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerChoices

  public func schedule(options: SchedulerChoices?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerChoices?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: .now() + max(0, now.distance(to: date).seconds)) { action() }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = SchedulerChoices

  public func schedule(options: SchedulerChoices?, _ action: @escaping () -> Void) {
    addOperation(action)
  }
}
