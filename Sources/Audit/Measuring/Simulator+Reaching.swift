import Foundation
import Simulation

extension Simulator {
  /// Drags the table until a finger can touch a field, like the command `focus`.
  ///
  /// Returns the point on the screen to touch, or nil if the field can't be reached.
  mutating func reach(_ field: Responder) -> CGPoint? {
    guard let row = field.row else {
      if phone.barTouchPoint == nil { pullDownSearchBar() }
      return phone.barTouchPoint
    }
    guard phone.field(atRow: row) != nil else { return nil }
    if let point = phone.touchPoint(ofFieldAtRow: row) { return point }
    dragIntoView(row: row)
    return phone.touchPoint(ofFieldAtRow: row)
  }
}
