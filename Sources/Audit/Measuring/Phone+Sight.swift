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
    // A navigation bar that has grown gives way where the table is scrolled up.
    let growth = table.barGrowth * scaleOfContent
    if heights.upperBound + growth + Rest.tolerance < line.height { return true }
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
      && span.upperBound <= free.upperBound && isUnobscuredInOuters(row: row)
  }

  /// Whether no inset of a scroll view around the table takes a part of a row away.
  private func isUnobscuredInOuters(row: Int) -> Bool {
    guard isNested else { return true }
    let rect = table.rect(forRow: row)
    return outerScrolls.allSatisfy { index in
      let (target, free) = (
        convertToOuter(fromTable: rect, container: index), containers[index].unobscured
      )
      return target.minY >= free.minY && target.maxY <= free.maxY
    }
  }

  /// The top edge of a keyboard, unless it stands beside the table; nil while there is none.
  var topOfKeyboardOverTable: CGFloat? {
    guard let lifted = liftedKeyboardFrame else { return keyboardTop }
    let table = tableFrameOnScreen
    return lifted.minX < table.maxX && lifted.maxX > table.minX ? keyboardTop : nil
  }

  /// Whether a rectangle of the screen ends above what UIKit's own inset takes from the table's end, such
  /// as the home indicator's strip: a row below that is in no place to stay at.
  func isClearOfSafeArea(_ frame: CGRect) -> Bool {
    let bounds = table.bounds
    let strip = CGRect(
      x: bounds.minX, y: bounds.maxY - table.systemInset.bottom, width: bounds.width,
      height: table.systemInset.bottom)
    return frame.maxY <= convertToScreen(fromTable: strip).minY + Rest.tolerance
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
  /// Returns the points of blank that a strategy leaves: how far a content is scrolled out of its
  /// legal range, or else what the table's frame leaves empty of where it was, above and below.
  ///
  /// A table in a scroll view goes along with that one's content, and leaves nothing empty.
  func blankHeight(since start: Rest) -> CGFloat {
    let offset = table.contentOffset.model.y
    let overscroll = abs(offset - table.legalOffset(offset)) * scaleOfContent
    if isNested { return max(overscroll, outerOverscroll) }
    guard overscroll <= Rest.tolerance, liftedKeyboardFrame == nil else { return overscroll }
    let frame = tableFrameOnScreen
    let end = min(start.frame.maxY, keyboardTop ?? .infinity)
    return max(overscroll, max(frame.minY - start.frame.minY, 0) + max(end - frame.maxY, 0))
  }

  /// Points by which a scroll view around the table is scrolled out of its legal range.
  private var outerOverscroll: CGFloat {
    outerScrolls.reduce(0) { most, index in
      let offset = containers[index].boundsOrigin
      let legal = containers[index].legalOffset(offset)
      return max(most, abs(offset.x - legal.x), abs(offset.y - legal.y))
    }
  }

  /// Points that the scroll views around the table are scrolled down, together.
  package var outerDistance: CGFloat {
    guard isNested else { return 0 }
    return outerScrolls.reduce(0) { $0 + containers[$1].boundsOrigin.y }
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
  ///
  /// A scroll view around the table can take it up too.
  func missingAtEnd(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.rowCount - 1, atOffset: table.maximumOffset)
    guard isNested else { return min(frame.maxY - free.maxY, frame.height) }
    let way = outerWay(towards: .greatestFiniteMagnitude)
    return min(frame.maxY - way - screenFree.maxY, frame.height)
  }

  /// Points of the first row that stay covered wherever the table is scrolled to.
  private func missingAtStart(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: 0, atOffset: table.minimumOffset)
    guard isNested else { return min(free.minY - frame.minY, frame.height) }
    let way = outerWay(towards: -.greatestFiniteMagnitude)
    return min(screenFree.minY - frame.minY - way, frame.height)
  }

  /// What bars and a docked keyboard leave of the screen.
  private var screenFree: CGRect {
    let keyboardTop = liftedKeyboardFrame == nil ? keyboardTop : nil
    return uncoveredScreen(above: keyboardTop ?? .infinity)
  }

  /// Returns how far the scroll views around the table can be scrolled together towards an end.
  private func outerWay(towards end: CGFloat) -> CGFloat {
    outerScrolls.reduce(0) { way, index in
      let offset = containers[index].boundsOrigin
      let last = containers[index].legalOffset(CGPoint(x: offset.x, y: end))
      return way + abs(last.y - offset.y)
    }
  }

  /// Returns a row's frame on the screen as it would be at another offset.
  private func frameOnScreen(ofRow row: Int, atOffset offset: CGFloat) -> CGRect {
    let shift = table.contentOffset.model.y - offset
    return convertToScreen(fromTable: table.rect(forRow: row).offsetBy(dx: 0, dy: shift))
  }
}
