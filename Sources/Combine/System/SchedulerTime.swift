import UIKit

/// A moment of the phone's virtual time.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// Since the form was opened.
  private let seconds: Double

  private init(seconds: Double) { self.seconds = seconds }

  /// Creates the moment at which a queue has a time.
  public init(_ time: DispatchTime) { seconds = Double(time.uptimeNanoseconds) / 1e9 }

  static var now: SchedulerTime { SchedulerTime(.now()) }

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
