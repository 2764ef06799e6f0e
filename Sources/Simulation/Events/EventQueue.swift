import Foundation

/// The queue of what is pending: the end of the keyboard's movement, movements as a device made
/// them, and timers.
struct EventQueue: Hashable, Sendable {
  struct Transition: Hashable, Sendable {
    var endTime: TimeInterval
    /// Seconds of the turn of the phone for which the keyboard only made room; it is shown again.
    var rotationDuration: TimeInterval?
    var announcement: KeyboardAnnouncement
    var notification: KeyboardNotification
  }

  /// A call that was asked for, with what tells it from others.
  struct Timer: Hashable, Sendable {
    var time: TimeInterval
    var token: Int
  }

  /// Movements of the keyboard that a device made, one after the other.
  struct Movements: Hashable, Sendable {
    /// Those to come, the next one last.
    fileprivate var rest: [KeyboardMovement]
    /// The field that they are made for.
    fileprivate let field: Responder
    /// The virtual time of the one before.
    fileprivate var lastTime: TimeInterval

    /// Creates the movements that are to come, the next one first.
    init(rest: ArraySlice<KeyboardMovement>, field: Responder, lastTime: TimeInterval) {
      self.rest = rest.reversed()
      self.field = field
      self.lastTime = lastTime
    }

    fileprivate var nextTime: TimeInterval? { rest.last.map { lastTime + $0.delay } }
  }

  enum Item: Hashable, Sendable {
    case transition(Transition)
    // Apart, since few phones have one, and what is nearly always there is quicker to copy without
    // it.
    indirect case movement(KeyboardMovement, of: Responder)
    case timer(token: Int)
  }

  var transition: Transition?
  var movements: Movements?
  // Nearly always there is one timer at the most: it lives here, so that settling allocates
  // nothing.
  private var nextTimer: Timer?
  /// The timers after the next one, in order; nil where there are none, so that copying counts
  /// nothing.
  private var laterTimers: [Timer]?

  /// Adds a timer; of two at once the one that was added first comes first.
  mutating func add(_ timer: Timer) {
    guard let next = nextTimer else {
      nextTimer = timer
      return
    }
    let isNext = timer.time < next.time
    nextTimer = isNext ? timer : next
    let later = isNext ? next : timer
    var others = laterTimers ?? []
    let index = others.firstIndex { isNext ? $0.time >= later.time : $0.time > later.time }
    others.insert(later, at: index ?? others.endIndex)
    laterTimers = others
  }

  /// The time of the next thing to happen.
  var nextTime: TimeInterval? {
    Self.earlier(Self.earlier(transition?.endTime, nextTimer?.time), movements?.nextTime)
  }

  private static func earlier(_ one: TimeInterval?, _ other: TimeInterval?) -> TimeInterval? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// Removes and returns the next thing to happen; of two at once the keyboard's end comes first.
  mutating func next() -> Item? {
    if movements != nil, let movement = nextMovement() { return movement }
    if let due = transition, due.endTime <= nextTimer?.time ?? .infinity {
      transition = nil
      return .transition(due)
    }
    guard let timer = nextTimer else { return nil }
    nextTimer = laterTimers?.removeFirst()
    if laterTimers?.isEmpty == true { laterTimers = nil }
    return .timer(token: timer.token)
  }

  /// Removes and returns the next movement if nothing else happens before it or at its time.
  private mutating func nextMovement() -> Item? {
    guard var due = movements, let time = due.nextTime else { return nil }
    let others = Self.earlier(transition?.endTime, nextTimer?.time)
    guard time < others ?? .infinity, let movement = due.rest.popLast() else { return nil }
    due.lastTime = time
    movements = due.rest.isEmpty ? nil : due
    return .movement(movement, of: due.field)
  }
}
