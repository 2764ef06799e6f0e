import Avoidance
import Foundation
import Simulation

/// A touch of a field that is about to happen in an audit.
///
/// It is a class, because it is large and should not be copied.
final class Touch {
  let start: Start
  let field: Responder
  /// The simulated phone before the touch, scrolled so that a finger can reach the field.
  let simulator: Simulator<Engine>
  /// The point of the screen that will be touched; nil if the app itself has activated the field.
  let point: CGPoint?
  /// The table's position and insets before the touch, without a keyboard.
  let rest: TableAtRest
  /// The phone at the same position without a keyboard; nil if no keyboard is up on ``simulator``.
  private let phoneWithoutKeyboard: Simulator<Engine>?

  /// Prepares the touch of a field: scrolls the phone to a start position, and drags the field into
  /// reach.
  ///
  /// `opened` is the phone with the form. If the app opens the form with an active field, `bare` is
  /// the phone as it would be without the keyboard. Returns nil if a finger can't reach the field.
  init?(
    _ field: Responder, from start: Start, on opened: borrowing Simulator<Engine>,
    bare: Simulator<Engine>? = nil
  ) {
    var (simulator, bare) = (copy opened, bare)
    if start != .opening {
      guard let offset = start.offset(for: field, on: simulator.phone) else { return nil }
      simulator.phone.setContentOffset(offset, by: .script)
      bare?.phone.setContentOffset(offset, by: .script)
    }
    if start == .opening, simulator.phone.responder == field {
      point = nil
    } else {
      guard let reached = simulator.reach(field) else { return nil }
      point = reached
    }
    self.start = start
    self.field = field
    rest = TableAtRest((bare ?? simulator).phone)
    phoneWithoutKeyboard = bare
    self.simulator = simulator
  }

  /// The phone before the touch, without a keyboard.
  var bare: Simulator<Engine> { phoneWithoutKeyboard ?? simulator }

  var origin: Origin { Origin(start: start, rest: rest) }
}

/// The state before a touch in an audit: the start position, and the table's position and insets.
struct Origin: Sendable {
  let start: Start
  /// The table's position and insets before the touch, for comparison after the dismissal.
  let rest: TableAtRest
}
