import Foundation

/// The passing of time in an animation that can be held and reversed.
package struct AnimationClock: Hashable, Sendable {
  /// 1 is forward, 0 held, −1 backward.
  package private(set) var speed: Int8
  /// The virtual time when the animation began.
  ///
  /// While held, the seconds that have passed. While reversed, the time when it is back at its
  /// start.
  package private(set) var origin: TimeInterval

  /// A position in an animation.
  package enum Position: Sendable { case start, end, current }

  /// Creates a course that is held after some seconds.
  package init(heldAfter seconds: TimeInterval) {
    speed = 0
    origin = seconds
  }

  /// Creates a running course that has some seconds behind it at a virtual time.
  package init(after seconds: TimeInterval, at time: TimeInterval, isReversed: Bool) {
    speed = isReversed ? -1 : 1
    origin = isReversed ? time + seconds : time - seconds
  }

  /// Returns the seconds that have passed at a virtual time.
  package func seconds(at time: TimeInterval) -> TimeInterval {
    speed > 0 ? time - origin : speed < 0 ? origin - time : origin
  }
}
