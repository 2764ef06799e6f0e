import Foundation
import Simulation

/// The visibility of the active field once a step has come to rest: worked out once for all laws.
package struct Sight {
  /// The part of the screen that the table shows; null where no field is active.
  let free: CGRect
  /// The row's frame on the screen; null for a field that is in no row.
  let frame: CGRect
  /// Points of the row's height that are covered, or of the caret's line in a row that is too tall.
  let hiddenHeight: CGFloat
  /// Whether less is free than it takes to show the row or its line, or UIKit has taken that away.
  let hasNoRoom: Bool

  /// Looks at a field; nil is none.
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

  /// Whether nothing of it is covered that counts.
  var isInView: Bool { hiddenHeight <= Rest.tolerance }
}
