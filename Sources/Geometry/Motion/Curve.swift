import Foundation

/// The shape of an animation over time, with UIViewAnimationCurve's raw values.
///
/// The keyboard's curve has the raw value 7, which the public enumeration lacks. Converted to
/// animation options (`curve << 16`), it makes UIKit use a spring of mass 3, stiffness 1000 and
/// damping 500. That spring takes 0.5 seconds, whatever duration was asked for (Apple developer
/// forum thread 48088).
public enum Curve: Int, CaseIterable, Sendable {
  case easeInOut = 0
  case easeIn = 1
  case easeOut = 2
  case linear = 3
  case keyboard = 7

  /// The seconds that the spring of the keyboard's animation takes to settle.
  public static let springDuration: TimeInterval = 0.5

  /// Returns the seconds that an animation with this curve and a nominal `duration` really takes.
  public func length(of duration: TimeInterval) -> TimeInterval {
    self == .keyboard && duration > 0 ? Self.springDuration : duration
  }

  /// Returns the animation's progress `time` seconds after its start, from 0 to 1.
  public func progress(at time: TimeInterval, duration: TimeInterval) -> Double {
    let length = length(of: duration)
    if time >= length { return 1 }
    if time <= 0 { return 0 }
    return switch self {
    case .keyboard: Self.spring(at: time)
    case .linear: time / length
    case .easeInOut: Self.bezier(0.42, 0, 0.58, 1, at: time / length)
    case .easeIn: Self.bezier(0.42, 0, 1, 1, at: time / length)
    case .easeOut: Self.bezier(0, 0, 0.58, 1, at: time / length)
    }
  }

  /// Returns the seconds until the animation reaches a given progress from 0 to 1.
  public func time(of progress: Double, duration: TimeInterval) -> TimeInterval {
    let length = length(of: duration)
    if self == .linear || progress <= 0 || progress >= 1 {
      return min(max(0, progress), 1) * length
    }
    var low = 0.0
    var high = length
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if self.progress(at: middle, duration: duration) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  /// Returns the progress of a critically damped spring with ω = √(stiffness / mass).
  ///
  /// The time is in seconds, and the progress from 0 to 1. The damping ratio says that the spring
  /// is overdamped. But react-native-keyboard-controller and Flutter both found that the closed
  /// form of critical damping reproduces the motion.
  private static func spring(at time: TimeInterval) -> Double {
    let angle = (1000.0 / 3).squareRoot() * time
    return 1 - exp(-angle) * (1 + angle)
  }

  /// Returns y for x on a cubic Bézier curve from (0, 0) to (1, 1), like CAMediaTimingFunction.
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double
  ) -> Double {
    var low = 0.0
    var high = 1.0
    // 53 halvings of the interval from 0 to 1 give the parameter to the last bit of a Double.
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if cubic(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return cubic(y1, y2, at: (low + high) / 2)
  }

  private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
