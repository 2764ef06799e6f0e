import Foundation

/// What is still to come: the end of the keyboard's movement, and timers.
struct EventQueue: Hashable, Sendable {
  struct Transition: Hashable, Sendable {
    var endTime: TimeInterval
    var announcement: KeyboardAnnouncement
    var notification: KeyboardNotification
    /// Seconds of the turn of the phone for which the keyboard only made room; it is shown again.
    var turnDuration: TimeInterval?
  }

  enum Item: Hashable, Sendable {
    case transition(Transition)
    case timer
  }

  var transition: Transition?
  // Nearly always there is one timer at the most: it lives here, so that settling allocates nothing.
  private var nextTimer: TimeInterval?
  /// The timers after the next one, in order.
  private var laterTimers: [TimeInterval] = []

  mutating func addTimer(at time: TimeInterval) {
    guard let next = nextTimer else {
      nextTimer = time
      return
    }
    nextTimer = min(next, time)
    let later = max(next, time)
    laterTimers.insert(later, at: laterTimers.firstIndex { $0 > later } ?? laterTimers.endIndex)
  }

  /// The time of the next thing to happen.
  var nextTime: TimeInterval? {
    switch (transition?.endTime, nextTimer) {
    case (let end?, let timer?): min(end, timer)
    case (let end, let timer): end ?? timer
    }
  }

  /// Removes and returns the next thing to happen; of two at once the keyboard's end comes first.
  mutating func next() -> Item? {
    if let due = transition, due.endTime <= nextTimer ?? .infinity {
      transition = nil
      return .transition(due)
    }
    guard nextTimer != nil else { return nil }
    nextTimer = laterTimers.isEmpty ? nil : laterTimers.removeFirst()
    return .timer
  }
}
