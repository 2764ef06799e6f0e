import Foundation

/// The pending events of a simulated phone.
///
/// They are the end of the keyboard's animation, keyboard movements to replay, and timers.
struct EventQueue: Hashable, Sendable {
  /// The end of the keyboard's animation, with the notification that is posted at that time.
  struct Transition: Hashable, Sendable {
    var endTime: TimeInterval
    /// The duration in seconds of a rotation that hides the keyboard only temporarily.
    ///
    /// Nil if the keyboard's animation doesn't belong to a rotation.
    var rotationDuration: TimeInterval?
    var announcement: KeyboardAnnouncement
    var notification: KeyboardNotification
  }

  /// A delayed call to the app's code; the app recognizes the call by its `token`.
  struct Timer: Hashable, Sendable {
    var time: TimeInterval
    var token: Int
  }

  /// The recorded keyboard movements of a device that are still to be replayed, in sequence.
  struct Movements: Hashable, Sendable {
    /// The remaining movements in reverse order: the next one is last.
    fileprivate var rest: [KeyboardMovement]
    /// The field that becomes first responder while the recorded movements are replayed.
    fileprivate let field: Responder
    /// The virtual time when the previous keyboard movement was replayed, in seconds.
    fileprivate var lastTime: TimeInterval

    /// Creates a queue of recorded keyboard movements, the next one first.
    init(rest: ArraySlice<KeyboardMovement>, field: Responder, lastTime: TimeInterval) {
      self.rest = rest.reversed()
      self.field = field
      self.lastTime = lastTime
    }

    fileprivate var nextTime: TimeInterval? { rest.last.map { lastTime + $0.delay } }
  }

  /// A pending event of the simulated phone.
  enum Item: Hashable, Sendable {
    case transition(Transition)
    // Indirect, because few phones have one, and a smaller enum copies faster.
    indirect case movement(KeyboardMovement, of: Responder)
    case timer(token: Int)
  }

  var transition: Transition?
  var movements: Movements?
  // Usually there is at most one timer. It is stored inline, so that settling allocates no memory.
  private var nextTimer: Timer?
  /// The timers after the earliest one, in order of time.
  ///
  /// Nil if there are no others, so that copies are cheaper.
  private var laterTimers: [Timer]?

  /// Adds a timer to the pending events.
  ///
  /// Timers for the same time fire in the order of these calls.
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

  /// The virtual time of the next pending event, or nil if nothing is pending.
  var nextTime: TimeInterval? {
    Self.earlier(Self.earlier(transition?.endTime, nextTimer?.time), movements?.nextTime)
  }

  private static func earlier(_ one: TimeInterval?, _ other: TimeInterval?) -> TimeInterval? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// Removes and returns the next pending event, or nil if nothing is pending.
  ///
  /// At equal times, the end of the keyboard's animation comes first, and then timers.
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

  /// Removes and returns the next recorded keyboard movement, or nil if another event comes first.
  private mutating func nextMovement() -> Item? {
    guard var due = movements, let time = due.nextTime else { return nil }
    let others = Self.earlier(transition?.endTime, nextTimer?.time)
    guard time < others ?? .infinity, let movement = due.rest.popLast() else { return nil }
    due.lastTime = time
    movements = due.rest.isEmpty ? nil : due
    return .movement(movement, of: due.field)
  }
}
