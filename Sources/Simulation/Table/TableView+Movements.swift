import Foundation

/// The animations of a table's frame and its offset.
extension TableView {
  /// The virtual time, in seconds, when the animations of the table's frame and offset have ended.
  @inline(__always)
  var movementEnd: TimeInterval { max(frame.endTime, contentOffset.endTime) }

  /// Whether an animation of the table is paused or repeats forever.
  var isUnending: Bool { frame.isUnending || contentOffset.isUnending }

  /// Removes the table's animations, which must have ended by now, except paused ones.
  ///
  /// Those that repeat forever are removed only if `endingRepeats` is true.
  mutating func rest(endingRepeats: Bool) {
    frame.rest(endingRepeats: endingRepeats)
    contentOffset.rest(endingRepeats: endingRepeats)
  }

  /// Whether a property animator, given by its number, is animating the table's frame or offset.
  func isMoved(by animator: UInt8) -> Bool {
    frame.isMoved(by: animator) || contentOffset.isMoved(by: animator)
  }

  /// Pauses, continues or reverses the table's animations that a property animator started.
  mutating func follow(_ course: AnimationClock, of animator: UInt8) {
    frame.follow(course, of: animator)
    contentOffset.follow(course, of: animator)
  }

  /// Continues the table's running animations with another timing from a virtual time in seconds.
  mutating func restart(_ animation: Animation, at time: TimeInterval) {
    frame.restart(animation, at: time)
    contentOffset.restart(animation, at: time)
  }
}
