import Forms
import Simulation

/// All observable values of a session at one moment, by path, such as `table.contentOffset`.
///
/// The record's size does not depend on the form's length.
///
/// Frames are in points in screen coordinates. While the user holds the clock during an animation,
/// the values are those on the screen (the presentation layer's).
package struct StateRecord: Sendable {
  /// The session's state with the phone as the screen shows it now, even during an animation.
  package private(set) var state: State
  /// The position of the active field on the phone's screen, or nil if no field is active.
  package let place: ActivePlace?
  /// Computes the events of the last command when a caller first needs them.
  ///
  /// Nil if the simulated phone has recorded the events itself.
  private let findEvents: (@Sendable () -> [Event])?

  /// Creates the record of observable values from a session's state.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - findEvents: computes the events of the last command when needed. Nil if the phone recorded
  ///     the events, or if nobody needs them.
  package init(_ state: State, findEvents: (@Sendable () -> [Event])? = nil) {
    self.state = state
    place = state.simulator.activePlace
    // At rest, the displayed phone equals the model.
    if !state.phone.isAtRest { self.state.phone = state.phone.presented }
    self.findEvents = findEvents
  }

  /// The phone as the screen shows it now, with intermediate values of running animations.
  package var phone: Phone {
    _read { yield state.simulator.phone }
  }

  /// The events on the phone during the last command, such as keyboard notifications.
  package var events: [Event] { findEvents?() ?? phone.events }

  /// The whole state record as a JSON value.
  package var value: StateValue {
    .object(
      FigureGroup.all.filter { $0.isThere(in: self) }
        .map { group in (group.name, group.stateValue(in: self)) })
  }
}

extension JSONWriter {
  /// Writes all observable values of a session as a JSON object.
  package mutating func write(_ record: StateRecord) {
    openObject()
    for group in FigureGroup.all { group.write(record, to: &self) }
    closeObject()
  }
}
