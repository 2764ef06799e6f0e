import Foundation
import Simulation

/// The visibility of the active field after an audit's step, computed once for all laws (rules).
package struct FieldVisibility {
  /// The part of the screen that shows the table, not covered by bars and keyboard.
  ///
  /// It is the null rectangle without an active field.
  let free: CGRect
  /// The frame of the active field's row on the screen.
  ///
  /// It is the null rectangle for a field that is not in a row.
  let frame: CGRect
  /// The height of the active row's covered part, in points.
  ///
  /// If the row is too tall to fit, the height of the covered part of the caret's line.
  let hiddenHeight: CGFloat
  /// Whether the active row can't be shown, whatever a strategy does.
  ///
  /// The area not covered by bars and keyboard is too low for the row or its line of text. Or
  /// UIKit's own scroll has hidden the line.
  let hasNoRoom: Bool

  /// Computes the visibility of a field on a phone where nothing moves.
  ///
  /// Nil stands for no active field.
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

  /// Whether the field counts as fully visible, since at most half a point of it is covered.
  var isInView: Bool { hiddenHeight <= TableAtRest.tolerance }
}
