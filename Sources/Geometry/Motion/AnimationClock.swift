import Foundation

/// The passing of time in an animation that a property animator can pause and reverse.
package struct AnimationClock: Hashable, Sendable {
  /// The direction of time in the animation: 1 is forward, 0 paused, −1 backward.
  package private(set) var speed: Int8
  /// The virtual time when the animation began, in seconds.
  ///
  /// While paused, the seconds that have passed. While reversed, the time when it is back at its
  /// start.
  package private(set) var origin: TimeInterval

  /// A position in an animation: its start, its end, or what the screen shows now.
  package enum Position: Sendable { case start, end, current }

  /// Creates the clock of an animation that is paused after some seconds.
  package init(heldAfter seconds: TimeInterval) {
    speed = 0
    origin = seconds
  }

  /// Creates the clock of a running animation.
  ///
  /// Some seconds of the animation have passed at the virtual time `time`.
  package init(after seconds: TimeInterval, at time: TimeInterval, isReversed: Bool) {
    speed = isReversed ? -1 : 1
    origin = isReversed ? time + seconds : time - seconds
  }

  /// Returns the seconds of the animation that have passed at a virtual time.
  package func seconds(at time: TimeInterval) -> TimeInterval {
    speed > 0 ? time - origin : speed < 0 ? origin - time : origin
  }
}
