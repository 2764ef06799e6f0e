import UIKit

/// A moment of the phone's virtual time.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// Since the form was opened.
  private let seconds: Double

  static var now: SchedulerTime {
    SchedulerTime(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9)
  }

  public func distance(to other: SchedulerTime) -> SchedulerInterval {
    SchedulerInterval(other.seconds - seconds)
  }

  public func advanced(by interval: SchedulerInterval) -> SchedulerTime {
    SchedulerTime(seconds: seconds + interval.seconds)
  }
}

/// The options of a system's scheduler; none of them matters in virtual time.
public struct SchedulerChoices: Sendable {
  /// Creates the choices that apply by default.
  public init() {}
}
