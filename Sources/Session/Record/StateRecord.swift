import Forms
import Simulation

/// All that can be said of a session at a moment, by paths; its size does not grow with the form.
///
/// Frames are in screen coordinates and in points. While the clock is held, the values are the
/// presentation's: what is on the screen.
package struct StateRecord: Sendable {
  /// The state with the phone as it is seen.
  private(set) var state: State
  /// Where the active field is seen.
  package let place: ActivePlace?
  /// What is to be done again to find the events; nil where they were kept.
  private let cause: Change?

  /// Creates the record of a session; its events are looked for only where they are asked for.
  package init(_ session: Session) {
    self.init(session.state, cause: session.phone.isRecording ? nil : session.cause)
  }

  /// Creates the record of a state whose events are kept, or of no interest.
  init(_ state: State) { self.init(state, cause: nil) }

  private init(_ state: State, cause: Change?) {
    self.state = state
    // At rest what is seen is what is.
    if !state.phone.isAtRest { self.state.phone = state.phone.presented }
    place = ActivePlace(self.state.phone)
    self.cause = cause
  }

  /// The phone as it is seen.
  package var phone: Phone {
    _read { yield state.simulator.phone }
  }

  /// What happened in the last command.
  var events: [Event] { cause?.recorded.phone.events ?? phone.events }

  /// The whole record.
  package var value: StateValue {
    .object(
      FigureGroup.all.filter { $0.isThere(in: self) }
        .map { group in (group.name, group.stateValue(in: self)) })
  }
}

extension JSONWriter {
  /// Writes a record as an object.
  package mutating func write(_ record: StateRecord) {
    openObject()
    for group in FigureGroup.all { group.write(record, to: &self) }
    closeObject()
  }
}
