import Foundation
import Simulation

/// What can be seen of a field, in points.
extension Phone {
  /// Returns how many points of a field's height are covered: of its row, or of the caret's line
  /// where the row is higher than what is free; none of the docked bar's, which is on the keyboard.
  func hiddenHeight(of field: Responder) -> CGFloat {
    field.row.map { hiddenHeight(ofRow: $0, within: visibleTableFrame) } ?? 0
  }

  /// The same of a row, where the table shows `free`: ``Phone/visibleTableFrame``.
  func hiddenHeight(ofRow row: Int, within free: CGRect) -> CGFloat {
    let hidden = hiddenHeight(of: table.rect(forRow: row), inRow: row, within: free)
    guard hidden > Rest.tolerance, isTooTall(row: row, within: free) else { return hidden }
    return hiddenHeight(of: lineRect(ofRow: row), inRow: row, within: free)
  }

  /// The top of the sheet that the form stands in, in the window; 0 without one.
  var sheetTop: CGFloat { scene.hasSheet ? containers.first?.frame.minY ?? 0 : 0 }

  /// Returns how many points of a rectangle in a row, in content coordinates, are covered.
  private func hiddenHeight(of rect: CGRect, inRow row: Int, within free: CGRect) -> CGFloat {
    let share = visibleShare(of: rect, inRow: row, within: free)
    return (1 - share) * convertToScreen(fromTable: rect).height
  }

  /// Whether a row is higher than what is free for it; beside a keyboard off the screen's bottom than
  /// either side.
  func isTooTall(row: Int) -> Bool { isTooTall(row: row, within: visibleTableFrame) }

  private func isTooTall(row: Int, within free: CGRect) -> Bool {
    frameOnScreen(ofRow: row).height > freeHeights(besideRow: row, within: free).lowerBound
  }

  /// Whether less is free for a row than a line of text takes, or UIKit's own scrolling of a text field
  /// takes it away: that shows a row that is too tall from its top, and knows of no header there.
  func hasNoRoom(forRow row: Int, within free: CGRect) -> Bool {
    let heights = freeHeights(besideRow: row, within: free)
    let frame = frameOnScreen(ofRow: row)
    guard frame.height > heights.lowerBound else { return false }
    let line = convertToScreen(fromTable: lineRect(ofRow: row))
    if heights.upperBound + Rest.tolerance < line.height { return true }
    guard settings.fieldScroll else { return false }
    let depth = line.maxY - frame.minY
    return table.headerHeight(aboveRow: row) > 0 || depth > heights.lowerBound
  }

  /// Returns the heights on the screen that a row could be shown in: between the bars and the keyboard,
  /// less the header and footer that float over its section; beside a keyboard off the screen's bottom
  /// those of both sides.
  private func freeHeights(besideRow row: Int, within free: CGRect) -> ClosedRange<CGFloat> {
    let floats =
      table.style == .plain
      ? (table.headerHeight(aboveRow: row) + table.footerHeight(belowRow: row)) * scaleOfContent : 0
    guard let keyboard = liftedKeyboardFrame?.part(in: free) else {
      return (free.height - floats)...(free.height - floats)
    }
    let (above, below) = (keyboard.minY - free.minY - floats, free.maxY - keyboard.maxY - floats)
    return min(above, below)...max(above, below)
  }

  /// Whether a row is wholly in view, and not under an inset either: from there UIKit itself scrolls a
  /// text field that begins editing.
  func isWhollyInView(row: Int) -> Bool {
    let span = table.rows.span(ofRow: row)
    let free = table.unobscured
    return visibleShare(ofRow: row) == 1 && span.lowerBound >= free.lowerBound
      && span.upperBound <= free.upperBound
  }

  /// Whether a rectangle of the screen lies wholly where nothing covers it, where the table shows
  /// `free`.
  func shows(_ frame: CGRect, within free: CGRect) -> Bool {
    guard frame.minY >= free.minY, frame.maxY <= free.maxY else { return false }
    return liftedKeyboardFrame?.part(in: frame).map { $0.height <= 0 } ?? true
  }
}

/// What becomes of the table as a whole.
extension Phone {
  /// Returns the points of blank that a strategy leaves: how far the content is scrolled out of its
  /// legal range, or else what the table's frame leaves empty of where it was, above and below.
  func blankHeight(since start: Rest) -> CGFloat {
    let offset = table.contentOffset.model.y
    let overscroll = abs(offset - table.legalOffset(offset)) * scaleOfContent
    guard overscroll <= Rest.tolerance, liftedKeyboardFrame == nil else { return overscroll }
    let frame = tableFrameOnScreen
    let end = min(start.frame.maxY, keyboardTop ?? .infinity)
    return max(overscroll, max(frame.minY - start.frame.minY, 0) + max(end - frame.maxY, 0))
  }

  /// Points of the screen that a point of the content takes.
  fileprivate var scaleOfContent: CGFloat {
    convertToScreen(fromTable: CGRect(x: 0, y: 0, width: 0, height: 1)).height
  }

  /// Whether the table can be scrolled so that its first row is below the bars, and its last one
  /// above the keyboard, each as far as it fits; a keyboard off the screen's bottom can be moved.
  package var reachesEnds: Bool { reachesEnds(within: visibleTableFrame) }

  /// The same, where the table shows `free`: ``Phone/visibleTableFrame``.
  func reachesEnds(within free: CGRect) -> Bool {
    guard table.rows.rowCount > 0, liftedKeyboardFrame == nil else { return true }
    return missingAtEnd(of: free) <= Rest.tolerance && missingAtStart(of: free) <= Rest.tolerance
  }

  /// Points of the last row that stay covered wherever the table is scrolled to.
  func missingAtEnd(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.rowCount - 1, atOffset: table.maximumOffset)
    return min(frame.maxY - free.maxY, frame.height)
  }

  /// Points of the first row that stay covered wherever the table is scrolled to.
  private func missingAtStart(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: 0, atOffset: table.minimumOffset)
    return min(free.minY - frame.minY, frame.height)
  }

  /// Returns a row's frame on the screen as it would be at another offset.
  private func frameOnScreen(ofRow row: Int, atOffset offset: CGFloat) -> CGRect {
    let shift = table.contentOffset.model.y - offset
    return convertToScreen(fromTable: table.rect(forRow: row).offsetBy(dx: 0, dy: shift))
  }
}
