import Foundation

/// The elapsed time of an animation that a property animator can pause and reverse.
public struct AnimationClock: Hashable, Sendable {
  /// The direction of time in the animation: 1 is forward, 0 paused, −1 backward.
  public private(set) var speed: Int8
  /// The virtual time when the animation began, in seconds.
  ///
  /// If the animation is paused, this is its elapsed time instead. If it is reversed, this is the
  /// time when the animation is back at its start.
  public private(set) var origin: TimeInterval

  /// A position in an animation: its start, its end, or the value displayed now.
  public enum Position: Sendable { case start, end, current }

  /// Creates the clock of an animation that is paused `seconds` after its start.
  public init(heldAfter seconds: TimeInterval) {
    speed = 0
    origin = seconds
  }

  /// Creates the clock of a running animation, forward or reversed.
  ///
  /// At the virtual time `time`, the animation is `seconds` after its start.
  public init(after seconds: TimeInterval, at time: TimeInterval, isReversed: Bool) {
    speed = isReversed ? -1 : 1
    origin = isReversed ? time + seconds : time - seconds
  }

  /// Returns how far the animation is from its start at a virtual time, in seconds.
  public func seconds(at time: TimeInterval) -> TimeInterval {
    speed > 0 ? time - origin : speed < 0 ? origin - time : origin
  }
}
