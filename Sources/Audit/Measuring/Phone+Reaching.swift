import Foundation
import Simulation

/// How far rows can be scrolled, in points.
extension Phone {
  /// Whether the table can be scrolled so that its first row is below the bars, and its last one
  /// above the keyboard, each as far as it fits; a keyboard off the screen's bottom can be moved.
  package var reachesEnds: Bool { reachesEnds(within: visibleTableFrame) }

  /// The same, where the table shows `free`: ``Phone/visibleTableFrame``.
  ///
  /// Between two offsets it can have any, so each row between those two rows comes into view as
  /// well, if what is free is as high as the row: ``heightToShowRows(in:)``.
  func reachesEnds(within free: CGRect) -> Bool {
    guard table.rows.rowCount > 0, liftedKeyboardFrame == nil else { return true }
    return missingAtEnd(of: free) <= Rest.tolerance && missingAtStart(of: free) <= Rest.tolerance
  }

  /// Returns the height of the screen in which each row can be seen by itself, with what floats
  /// over it: the row's, or that of its line where `room`, the points that there are without any
  /// strategy, is not enough for the row; nil where a row's line has no room either.
  func heightToShowRows(in room: CGFloat) -> CGFloat? {
    let rows = table.rows
    let scale = scaleOfContent
    var needed: CGFloat = 0
    for row in 0..<rows.rowCount where rows.span(ofRow: row).length > 0 {
      let floats = table.headerHeight(aboveRow: row) + table.footerHeight(belowRow: row)
      var height = (rows.span(ofRow: row).length + floats) * scale
      if height > room + Rest.tolerance {
        height = (lineRect(ofRow: row).height + floats) * scale
      }
      if height > room + Rest.tolerance { return nil }
      needed = max(needed, height)
    }
    return needed
  }

  /// Whether any row can be seen in so much height of the screen; a quick look, which may be wrong
  /// in saying no.
  func surelyShowsRows(in height: CGFloat) -> Bool {
    let rows = table.rows
    let floats =
      table.style == .plain
      ? (0..<rows.sectionCount).reduce(0) {
        max($0, rows.span(ofHeader: $1).length + rows.span(ofFooter: $1).length)
      } : 0
    return (rows.greatestHeight + floats) * scaleOfContent <= height + Rest.tolerance
  }

  /// Points of height in which the table can show rows: as it is, and as it was at the start.
  func heightsForRows(since start: Rest, within free: CGRect) -> (now: CGFloat, room: CGFloat) {
    let screen = screenFree
    guard !isNested else {
      let now = min(tableFrameOnScreen.height, screen.height)
      return (now, max(now, min(start.frame.height, screen.height)))
    }
    let before = containers.indices.reduce(start.frame.part(in: screen)) { part, index in
      part?.part(in: convertToScreen(containers[index].contentBounds, fromContainer: index))
    }
    return (free.height, max(free.height, before?.height ?? 0))
  }

  /// Points of the last row that stay covered wherever the table is scrolled to.
  ///
  /// A scroll view around the table can take it up too.
  func missingAtEnd(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.last, atOffset: table.maximumOffset)
    guard isNested else { return min(frame.maxY - free.maxY, frame.height) }
    let way = outerWay(towards: .greatestFiniteMagnitude)
    return min(frame.maxY - way - screenFree.maxY, frame.height)
  }

  /// Points of the first row that stay covered wherever the table is scrolled to.
  func missingAtStart(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.first, atOffset: table.minimumOffset)
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
