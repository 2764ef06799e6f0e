import Combine

/// A Combine scheduler for tests, whose time only `advance(to:)` changes.
final class HandClock: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable {
    var seconds: Double
    func distance(to other: Self) -> SchedulerInterval { .seconds(other.seconds - seconds) }
    func advanced(by interval: SchedulerInterval) -> Self {
      Self(seconds: seconds + interval.seconds)
    }
  }

  private(set) var now = SchedulerTimeType(seconds: 0)
  let minimumTolerance: SchedulerInterval = 0
  private var actions: [(time: SchedulerTimeType, action: () -> Void)] = []

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    actions.append((now, action))
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) {
    actions.append((date, action))
  }

  /// Sets the time and runs every action due by then, in order of time.
  func advance(to seconds: Double) {
    let end = SchedulerTimeType(seconds: seconds)
    while let next = actions.indices.min(by: { actions[$0].time < actions[$1].time }),
      actions[next].time <= end
    {
      now = max(now, actions[next].time)
      actions.remove(at: next).action()
    }
    now = end
  }
}
