import Foundation

/// What is still to come: the end of the keyboard's movement, and delayed calls.
///
/// It lives in the phone's own memory, so that settling allocates nothing. A third delayed call
/// pushes out the nearest: no strategy has more than one under way for each focus.
struct Agenda: Hashable, Sendable {
  /// Which notifications a movement of the keyboard posts before and after it.
  enum Announcement: Hashable, Sendable {
    case show
    case hide
    /// Will and did change frame alone: an undocked keyboard.
    case change
    /// Did change frame alone: a floating keyboard.
    case float
    /// Nothing at all.
    case silent
  }

  struct Transition: Hashable, Sendable {
    var endTime: TimeInterval
    var announcement: Announcement
    var notification: KeyboardNotification
    /// Seconds of the turn of the phone for which the keyboard only made room; it is shown again.
    var turnDuration: TimeInterval?
  }

  enum Item: Hashable, Sendable {
    case transition(Transition)
    case timer
  }

  var transition: Transition?
  private var firstTimer: TimeInterval?
  private var secondTimer: TimeInterval?

  mutating func addTimer(at time: TimeInterval) {
    if let waiting = secondTimer { firstTimer = waiting }
    guard let first = firstTimer else {
      firstTimer = time
      return
    }
    firstTimer = min(first, time)
    secondTimer = max(first, time)
  }

  /// The time of the next thing to happen.
  var nextTime: TimeInterval? {
    switch (transition?.endTime, firstTimer) {
    case (let end?, let timer?): min(end, timer)
    case (let end, let timer): end ?? timer
    }
  }

  /// Removes and returns the next thing to happen; of two at once the keyboard's end comes first.
  mutating func next() -> Item? {
    if let due = transition, due.endTime <= firstTimer ?? .infinity {
      transition = nil
      return .transition(due)
    }
    guard firstTimer != nil else { return nil }
    firstTimer = secondTimer
    secondTimer = nil
    return .timer
  }
}
