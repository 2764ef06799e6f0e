import Avoidance
import Foundation
import Simulation

/// A field that is about to be touched; a class, since it is large and looked at in its place.
final class Touch {
  let start: Start
  let field: Responder
  /// The phone before the touch.
  let simulator: Simulator<Engine>
  /// Where the finger goes down, on the screen.
  let point: CGPoint
  /// The table before the touch.
  let rest: Rest

  /// Scrolls a phone on which nothing is active to where a touch begins, as far as a finger has to
  /// drag it; nil where none reaches the field.
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
    rest = Rest(simulator.phone)
    self.simulator = simulator
  }

  var origin: Origin { Origin(start: start, rest: rest) }
}

/// The place where a touch began.
struct Origin: Sendable {
  let start: Start
  /// What the table's place is compared with.
  let rest: Rest
}
