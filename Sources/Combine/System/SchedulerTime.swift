import AppFoundation

/// A point in the phone's virtual time.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// The time since the form was opened, in seconds.
  private let seconds: Double

  private init(seconds: Double) { self.seconds = seconds }

  /// Creates the point in time of a dispatch time.
  public init(_ time: DispatchTime) { seconds = Double(time.uptimeNanoseconds) / 1e9 }

  static var now: SchedulerTime { SchedulerTime(.now()) }

  public func distance(to other: SchedulerTime) -> SchedulerInterval {
    SchedulerInterval(other.seconds - seconds)
  }

  public func advanced(by interval: SchedulerInterval) -> SchedulerTime {
    SchedulerTime(seconds: seconds + interval.seconds)
  }
}

/// The options of a system scheduler.
///
/// They have no effect on virtual time.
public struct SchedulerChoices: Sendable {
  /// Creates the default options.
  public init() {}
}
