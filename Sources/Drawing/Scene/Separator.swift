import Foundation
import Simulation

/// The line between two rows of a section.
struct Separator: Equatable, Sendable {
  /// The row above it.
  let row: Int
  /// From its left end to its right; it has no height.
  let frameOnScreen: CGRect
}

extension Scenery {
  /// The lines between the rows that have a part in the table's bounds.
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

  /// Returns where a row's field stands on the screen, nil where it has none.
  func fieldFrame(ofRow row: Int) -> CGRect? {
    phone.fieldRect(atRow: row).map { phone.convertToScreen(fromTable: $0) }
  }

  /// Returns where a row's label stands on the screen, or the words of a row without a field:
  /// between the layout margins, and of a row with a field before that.
  func labelFrame(ofRow row: Int) -> CGRect {
    let rect = phone.table.rect(forRow: row).without(dx: Phone.layoutMargin, dy: 0)
    var frame = phone.convertToScreen(fromTable: rect)
    // A turned phone's camera stands in the way of what begins at the screen's edge.
    let hidden = min(max(0, phone.scene.safeArea.left - frame.minX + 4), frame.width / 4)
    frame = CGRect(
      x: frame.minX + hidden, y: frame.minY, width: frame.width - hidden, height: frame.height)
    if let field = fieldFrame(ofRow: row) { frame.size.width = max(0, field.minX - frame.minX) }
    return frame
  }
}
