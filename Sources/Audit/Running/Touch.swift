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
  /// The point of the screen that will be touched.
  let point: CGPoint
  /// The table's position and insets before the touch.
  let rest: TableAtRest

  /// Prepares the touch of a field: scrolls the phone to a start position, and drags the field into
  /// reach.
  ///
  /// `opened` is the phone with the form, without an active field. Returns nil if a finger can't
  /// reach the field.
  init?(_ field: Responder, from start: Start, on opened: borrowing Simulator<Engine>) {
    var simulator = copy opened
    if start != .opening {
      guard let offset = start.offset(for: field, on: simulator.phone) else { return nil }
      simulator.phone.setContentOffset(offset, by: .script)
    }
    guard let point = simulator.reach(field) else { return nil }
    self.start = start
    self.field = field
    self.point = point
    rest = TableAtRest(simulator.phone)
    self.simulator = simulator
  }

  var origin: Origin { Origin(start: start, rest: rest) }
}

/// The state before a touch in an audit: the start position, and the table's position and insets.
struct Origin: Sendable {
  let start: Start
  /// The table's position and insets before the touch, for comparison after the dismissal.
  let rest: TableAtRest
}
