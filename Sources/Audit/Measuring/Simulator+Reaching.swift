import Foundation
import Simulation

extension Simulator {
  /// Drags the table where a finger could not touch a field otherwise, and returns where it touches
  /// it; nil where it cannot: what the command `focus` does.
  mutating func reach(_ field: Responder) -> CGPoint? {
    guard let row = field.row else {
      return phone.barFieldFrame.map { CGPoint(x: $0.midX, y: $0.midY) }
    }
    guard phone.field(atRow: row) != nil else { return nil }
    if let point = phone.touchPoint(ofFieldAtRow: row) { return point }
    dragIntoView(row: row)
    return phone.touchPoint(ofFieldAtRow: row)
  }
}
