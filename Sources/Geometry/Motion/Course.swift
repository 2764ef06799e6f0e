import Foundation

/// How the time of an animation passes that can be held and turned.
package struct Course: Hashable, Sendable {
  /// 1 is on, 0 not at all, −1 back.
  package private(set) var speed: Int8
  /// The virtual time at which it began; the seconds that have passed while it is held, and the
  /// time at which it will be at its start again where it goes back.
  package private(set) var origin: TimeInterval

  /// A place on an animation's way.
  package enum Position: Sendable { case start, end, current }

  /// Creates one that is held after so many seconds.
  package init(heldAfter seconds: TimeInterval) {
    speed = 0
    origin = seconds
  }

  /// Creates one that is so many seconds on at a virtual time.
  package init(after seconds: TimeInterval, at time: TimeInterval, isReversed: Bool) {
    speed = isReversed ? -1 : 1
    origin = isReversed ? time + seconds : time - seconds
  }

  /// Returns how many seconds have passed at a virtual time.
  package func seconds(at time: TimeInterval) -> TimeInterval {
    speed > 0 ? time - origin : speed < 0 ? origin - time : origin
  }
}
