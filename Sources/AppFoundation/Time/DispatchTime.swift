import Dispatch
import Foundation
import Simulation

/// A point in the simulated phone's virtual time, for dispatch queues.
public struct DispatchTime: Comparable, Sendable {
  /// The time in seconds on the simulated phone's clock, which starts when the form is opened.
  let seconds: TimeInterval

  init(seconds: TimeInterval) { self.seconds = seconds }

  public init(uptimeNanoseconds: UInt64) { seconds = Double(uptimeNanoseconds) / 1e9 }

  public static func now() -> DispatchTime {
    DispatchTime(seconds: AppRuntime.active?.phone.clock ?? 0)
  }

  public static let distantFuture = DispatchTime(seconds: .greatestFiniteMagnitude)

  public var uptimeNanoseconds: UInt64 { UInt64(seconds * 1e9) }

  var delay: TimeInterval { seconds - Self.now().seconds }

  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(((other.seconds - seconds) * 1e9).rounded()))
  }

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.seconds < right.seconds
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time - interval.seconds
  }
}

/// A point in wall time, for dispatch queues.
///
/// In the simulation, wall time is the simulated phone's virtual time.
public struct DispatchWallTime: Comparable, Sendable {
  let time: DispatchTime

  public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }

  public static let distantFuture = DispatchWallTime(time: .distantFuture)

  public static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool {
    left.time < right.time
  }

  public static func + (wall: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: wall.time + seconds)
  }

  public static func - (wall: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    wall + -seconds
  }

  public static func + (
    wall: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime { wall + interval.seconds }
}

extension DispatchTimeInterval {
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .greatestFiniteMagnitude
    @unknown default: 0
    }
  }
}
