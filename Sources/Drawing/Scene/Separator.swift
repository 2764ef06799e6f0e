import Foundation
import Simulation

/// The thin line between two rows in the same section of a table.
struct Separator: Equatable, Sendable {
  /// The index of the row above the separator.
  let row: Int
  /// The separator's frame in screen coordinates in points, with zero height.
  let frameOnScreen: CGRect
}

extension ScreenScene {
  /// The separators between the rows in the table's bounds.
  var separators: [Separator] {
    guard phone.table.style.hasSeparators else { return [] }
    let geometry = phone.table.rows
    return rows.compactMap { row in
      guard row + 1 < geometry.rowCount, !geometry.isHidden(row: row),
        geometry.section(ofRow: row) == geometry.section(ofRow: row + 1)
      else { return nil }
      let frame = phone.frameOnScreen(ofRow: row)
      let start = labelFrame(ofRow: row).minX
      return Separator(
        row: row,
        frameOnScreen: CGRect(x: start, y: frame.maxY, width: frame.maxX - start, height: 0))
    }
  }

  /// Returns the frame of a row's field in screen coordinates, or nil in a row without a field.
  func fieldFrame(ofRow row: Int) -> CGRect? {
    phone.fieldRect(atRow: row).map { phone.convertToScreen(fromTable: $0) }
  }

  /// Returns the frame of a row's label in screen coordinates; without a field, that of the row's
  /// text.
  ///
  /// The frame is between the layout margins, and ends before the field if there is one.
  func labelFrame(ofRow row: Int) -> CGRect {
    let rect = phone.table.rect(forRow: row).without(dx: Phone.layoutMargin, dy: 0)
    var frame = phone.convertToScreen(fromTable: rect)
    // The camera of a rotated phone hides text that begins at the screen's edge.
    let hidden = min(max(0, phone.scene.safeArea.left - frame.minX + 4), frame.width / 4)
    frame = CGRect(
      x: frame.minX + hidden, y: frame.minY, width: frame.width - hidden, height: frame.height)
    if let field = fieldFrame(ofRow: row) { frame.size.width = max(0, field.minX - frame.minX) }
    return frame
  }
}
