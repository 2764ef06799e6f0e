import Foundation

/// The animations of a table's frame and its offset.
extension TableView {
  /// The virtual time when both have ended.
  @inline(__always)
  var movementEnd: TimeInterval { max(frame.endTime, contentOffset.endTime) }

  /// Whether an animation is paused or repeats forever.
  var isUnending: Bool { frame.isUnending || contentOffset.isUnending }

  /// Removes the animations that have ended.
  mutating func rest(endingRepeats: Bool) {
    frame.rest(endingRepeats: endingRepeats)
    contentOffset.rest(endingRepeats: endingRepeats)
  }

  /// Whether an animator has a running animation here.
  func isMoved(by animator: UInt8) -> Bool {
    frame.isMoved(by: animator) || contentOffset.isMoved(by: animator)
  }

  /// Pauses, continues or reverses the animations of an animator.
  mutating func follow(_ course: AnimationClock, of animator: UInt8) {
    frame.follow(course, of: animator)
    contentOffset.follow(course, of: animator)
  }

  /// Continues the running animations with another animation.
  mutating func restart(_ animation: Animation, at time: TimeInterval) {
    frame.restart(animation, at: time)
    contentOffset.restart(animation, at: time)
  }
}
