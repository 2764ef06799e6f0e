/// A scheduler that runs every action immediately, whatever its time.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  /// The time of a scheduler that runs everything immediately; all such times are equal.
  public struct SchedulerTimeType: Strideable {
    public func distance(to other: SchedulerTimeType) -> SchedulerInterval { 0 }
    public func advanced(by interval: SchedulerInterval) -> SchedulerTimeType { self }
  }

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerInterval { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }
}
