import Foundation
import Simulation

/// The visibility of the active field after a step has come to rest, computed once for all laws.
package struct FieldVisibility {
  /// The part of the screen that shows the table.
  ///
  /// Null without an active field.
  let free: CGRect
  /// The row's frame on the screen.
  ///
  /// Null for a field that is not in a row.
  let frame: CGRect
  /// The covered height of the row, or of the caret's line in a row that is too tall, in points.
  let hiddenHeight: CGFloat
  /// Whether the free area is too low for the row or its line, or UIKit has hidden it.
  let hasNoRoom: Bool

  /// Computes the visibility of a field, or of no field for nil.
  init(_ field: Responder?, on phone: borrowing Phone) {
    free = field == nil ? .null : phone.visibleTableFrame
    guard let row = field?.row else {
      (frame, hiddenHeight, hasNoRoom) = (.null, 0, false)
      return
    }
    frame = phone.frameOnScreen(ofRow: row)
    let room = phone.freeHeights(besideRow: row, within: free)
    hiddenHeight = phone.hiddenHeight(ofRow: row, framed: frame, within: free, room)
    hasNoRoom = phone.hasNoRoom(forRow: row, framed: frame, room)
  }

  /// Whether the field counts as fully visible.
  var isInView: Bool { hiddenHeight <= TableAtRest.tolerance }
}
