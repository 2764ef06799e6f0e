import Foundation

/// A simulated phone together with an app's code, which receives events and may change the phone.
///
/// The user's and UIKit's actions are methods of the simulator. Changes of views by code are
/// methods of its ``phone``. A simulator is a value, so a copy is a snapshot.
///
/// The type is public only so that the optimizer can specialize it for apps in other modules.
public struct Simulator<App: AppCode> {
  public var phone: Phone
  public var app: App

  /// Creates a simulator of a phone that runs an app, before any event.
  public init(_ phone: Phone, app: App) {
    self.phone = phone
    self.app = app
  }
}

extension Simulator: Equatable where App: Equatable {}
extension Simulator: Hashable where App: Hashable {}
extension Simulator: Sendable where App: Sendable {}

extension Simulator where App: Equatable {
  /// Returns whether two settled simulators are equal, ignoring their clocks.
  ///
  /// Equal simulators behave identically.
  package mutating func isAlike(_ other: Simulator) -> Bool {
    let clock = phone.clock
    // Compared in place, because a copy would cost more.
    phone.clock = other.phone.clock
    defer { phone.clock = clock }
    return phone == other.phone && app == other.app
  }
}

/// The passing of virtual time in a simulator.
extension Simulator {
  /// Advances virtual time until nothing is pending and every animation has ended.
  ///
  /// An animation that repeats forever ends after its first run; a paused one stays paused.
  public mutating func settle() {
    while let time = phone.queue.nextTime { happen(at: time) }
    phone.clock = max(phone.clock, phone.movementEnd)
    phone.rest(endingRepeats: true)
  }

  /// Advances virtual time by `seconds`, and runs the events that are due.
  public mutating func advance(by seconds: TimeInterval) {
    let end = phone.clock + seconds
    while let time = phone.queue.nextTime, time <= end { happen(at: time) }
    // An event may itself have advanced the clock.
    phone.clock = max(phone.clock, end)
    if phone.isSettled { phone.rest() }
  }

  /// Advances virtual time until the next pending event has happened, by at most `seconds`.
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
