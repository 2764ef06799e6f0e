import Foundation

/// The movements of a table's frame and its offset.
extension TableView {
  /// The virtual time at which both have arrived.
  @inline(__always)
  var movementEnd: TimeInterval { max(frame.endTime, contentOffset.endTime) }

  /// Whether one of them is held, or repeats for ever.
  var isUnending: Bool { frame.isUnending || contentOffset.isUnending }

  /// Forgets those that have ended.
  mutating func rest(endingRepeats: Bool) {
    frame.rest(endingRepeats: endingRepeats)
    contentOffset.rest(endingRepeats: endingRepeats)
  }

  /// Whether an animator has begun one of them.
  func isMoved(by animator: UInt8) -> Bool {
    frame.isMoved(by: animator) || contentOffset.isMoved(by: animator)
  }

  /// Has their time pass as that of their animator does.
  mutating func follow(_ course: Course, of animator: UInt8) {
    frame.follow(course, of: animator)
    contentOffset.follow(course, of: animator)
  }

  /// Has the rest of them go by another animation.
  mutating func restart(_ animation: Animation, at time: TimeInterval) {
    frame.restart(animation, at: time)
    contentOffset.restart(animation, at: time)
  }
}
