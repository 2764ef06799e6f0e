import AppFoundation

/// A point in the simulated phone's virtual time, for schedulers.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// The time in seconds on the simulated phone's clock, which starts when the form is opened.
  private let seconds: Double

  private init(seconds: Double) { self.seconds = seconds }

  /// Creates a point in a scheduler's time from a dispatch time.
  public init(_ time: DispatchTime) { seconds = Double(time.uptimeNanoseconds) / 1e9 }

  static var now: SchedulerTime { SchedulerTime(.now()) }

  public func distance(to other: SchedulerTime) -> SchedulerInterval {
    SchedulerInterval(other.seconds - seconds)
  }

  public func advanced(by interval: SchedulerInterval) -> SchedulerTime {
    SchedulerTime(seconds: seconds + interval.seconds)
  }
}

/// The options of a run loop or dispatch queue as a scheduler.
///
/// They have no effect on the simulated phone's virtual time.
public struct SchedulerChoices: Sendable {
  /// Creates the default options of a scheduler.
  public init() {}
}
