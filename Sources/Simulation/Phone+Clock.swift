import Foundation

extension Phone {
  /// Whether nothing moves and nothing is pending.
  package var isSettled: Bool { agenda.nextTime == nil && movementEnd <= clock }

  /// Lets time pass until nothing is pending and everything has arrived.
  package mutating func settle(_ observer: inout some PhoneObserver) {
    while let time = agenda.nextTime { happen(at: time, observer: &observer) }
    clock = max(clock, movementEnd)
    rest()
  }

  /// Lets `seconds` of virtual time pass.
  package mutating func advance(
    by seconds: TimeInterval, observer: inout some PhoneObserver
  ) {
    let end = clock + seconds
    while let time = agenda.nextTime, time <= end { happen(at: time, observer: &observer) }
    clock = end
    if isSettled { rest() }
  }

  /// Asks for a call of the observer's `timerFired` after `delay` seconds.
  package mutating func startTimer(delay: TimeInterval) {
    record(.timer(delay: delay))
    agenda.addTimer(at: clock + delay)
  }

  private mutating func happen(at time: TimeInterval, observer: inout some PhoneObserver) {
    clock = max(clock, time)
    switch agenda.next() {
    case .transition(let transition): finish(transition, observer: &observer)
    case .timer: observer.timerFired(on: &self)
    case nil: break
    }
  }

  private var movementEnd: TimeInterval {
    max(
      table.frame.endTime, table.contentOffset.endTime, rootView.endTime, keyboard.frame.endTime)
  }

  private mutating func rest() {
    table.frame.rest()
    table.contentOffset.rest()
    rootView.rest()
    keyboard.frame.rest()
  }
}
