import Foundation

/// A phone with an app on it, whose code hears what happens and may change the phone in answer.
///
/// What the user and UIKit do are methods of the simulator; what code does to views are methods of
/// its ``phone``. It is a value: a copy is a snapshot to come back to.
///
/// It is public for the optimizer alone, which so compiles it for the app of another module.
public struct Simulator<App: AppCode> {
  public var phone: Phone
  public var app: App

  /// Creates a simulator in which nothing has happened yet.
  public init(_ phone: Phone, app: App) {
    self.phone = phone
    self.app = app
  }
}

extension Simulator: Equatable where App: Equatable {}
extension Simulator: Hashable where App: Hashable {}
extension Simulator: Sendable where App: Sendable {}

extension Simulator where App: Equatable {
  /// Returns whether two settled simulators are the same but for the time on their clocks, so that
  /// the same comes of the same in both.
  package mutating func isAlike(_ other: Simulator) -> Bool {
    let clock = phone.clock
    // Compared in its place, since a copy would cost more.
    phone.clock = other.phone.clock
    defer { phone.clock = clock }
    return phone == other.phone && app == other.app
  }
}

/// The virtual clock.
extension Simulator {
  /// Lets time pass until nothing is pending and everything has arrived; what repeats for ever
  /// comes to its end after its first round, and what is held stays so.
  public mutating func settle() {
    while let time = phone.queue.nextTime { happen(at: time) }
    phone.clock = max(phone.clock, phone.movementEnd)
    phone.rest(endingRepeats: true)
  }

  /// Lets `seconds` of virtual time pass.
  public mutating func advance(by seconds: TimeInterval) {
    let end = phone.clock + seconds
    while let time = phone.queue.nextTime, time <= end { happen(at: time) }
    // What has happened may have let more time pass itself.
    phone.clock = max(phone.clock, end)
    if phone.isSettled { phone.rest() }
  }

  /// Lets time pass until the next that is pending has happened, or `seconds` have passed.
  ///
  /// - Returns: whether anything was pending.
  package mutating func advanceToNext(within seconds: TimeInterval) -> Bool {
    let end = phone.clock + seconds
    guard let time = phone.queue.nextTime else { return false }
    if time <= end { happen(at: time) } else { phone.clock = end }
    return true
  }

  private mutating func happen(at time: TimeInterval) {
    phone.clock = max(phone.clock, time)
    switch phone.queue.next() {
    case .transition(let transition): finish(transition)
    case .movement(let movement, let field): make(movement, of: field)
    case .timer(let token): app.timerFired(token, on: &phone)
    case nil: break
    }
  }
}
