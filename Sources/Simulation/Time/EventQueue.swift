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

  /// A call that was asked for, with what tells it from others.
  struct Timer: Hashable, Sendable {
    var time: TimeInterval
    var token: Int
  }

  enum Item: Hashable, Sendable {
    case transition(Transition)
    case timer(token: Int)
  }

  var transition: Transition?
  // Nearly always there is one timer at the most: it lives here, so that settling allocates nothing.
  private var nextTimer: Timer?
  /// The timers after the next one, in order.
  private var laterTimers: [Timer] = []

  /// Adds a timer; of two at once the one that was added first comes first.
  mutating func add(_ timer: Timer) {
    guard let next = nextTimer else {
      nextTimer = timer
      return
    }
    let isNext = timer.time < next.time
    nextTimer = isNext ? timer : next
    let later = isNext ? next : timer
    let index = laterTimers.firstIndex { isNext ? $0.time >= later.time : $0.time > later.time }
    laterTimers.insert(later, at: index ?? laterTimers.endIndex)
  }

  /// The time of the next thing to happen.
  var nextTime: TimeInterval? {
    switch (transition?.endTime, nextTimer?.time) {
    case (let end?, let timer?): min(end, timer)
    case (let end, let timer): end ?? timer
    }
  }

  /// Removes and returns the next thing to happen; of two at once the keyboard's end comes first.
  mutating func next() -> Item? {
    if let due = transition, due.endTime <= nextTimer?.time ?? .infinity {
      transition = nil
      return .transition(due)
    }
    guard let timer = nextTimer else { return nil }
    nextTimer = laterTimers.isEmpty ? nil : laterTimers.removeFirst()
    return .timer(token: timer.token)
  }
}
