import Forms
import Simulation

/// All observable values of a session at one moment, by path.
///
/// Its size does not depend on the form's length.
///
/// Frames are in points in screen coordinates. While the clock is held, the values are those on the
/// screen (the presentation layer's).
package struct StateRecord: Sendable {
  /// The state with the phone as currently displayed.
  private(set) var state: State
  /// The position of the active field on the screen.
  package let place: ActivePlace?
  /// The change to repeat to compute the events, or nil if they were recorded.
  private let cause: Change?

  /// Creates the record of a session.
  ///
  /// Its events are computed on demand.
  package init(_ session: Session) {
    self.init(session.state, cause: session.phone.isRecording ? nil : session.cause)
  }

  /// Creates the record of a state whose events were recorded or are not needed.
  init(_ state: State) { self.init(state, cause: nil) }

  private init(_ state: State, cause: Change?) {
    self.state = state
    // At rest, the displayed phone equals the model.
    if !state.phone.isAtRest { self.state.phone = state.phone.presented }
    place = ActivePlace(self.state.phone)
    self.cause = cause
  }

  /// The phone as currently displayed.
  package var phone: Phone {
    _read { yield state.simulator.phone }
  }

  /// The events of the last command.
  var events: [Event] { cause?.recorded.phone.events ?? phone.events }

  /// The whole record as a JSON value.
  package var value: StateValue {
    .object(
      FigureGroup.all.filter { $0.isThere(in: self) }
        .map { group in (group.name, group.stateValue(in: self)) })
  }
}

extension JSONWriter {
  /// Writes a record as a JSON object.
  package mutating func write(_ record: StateRecord) {
    openObject()
    for group in FigureGroup.all { group.write(record, to: &self) }
    closeObject()
  }
}
