import Foundation
import Simulation

/// How far rows can be scrolled, in points.
extension Phone {
  /// Whether the table can be scrolled until its first row is below the bars and its last row above
  /// the keyboard.
  ///
  /// Each row must be visible as far as it fits. A keyboard away from the screen's bottom is
  /// ignored, because the user can move it.
  package var reachesEnds: Bool { reachesEnds(within: visibleTableFrame) }

  /// Returns whether the table reaches both ends, given its visible part
  /// ``Phone/visibleTableFrame``.
  ///
  /// Every offset in between is possible. So each row can come into view if the free area is as
  /// high as ``heightToShowRows(in:)``.
  func reachesEnds(within free: CGRect) -> Bool {
    guard table.rows.rowCount > 0, liftedKeyboardFrame == nil else { return true }
    return missingAtEnd(of: free) <= TableAtRest.tolerance
      && missingAtStart(of: free) <= TableAtRest.tolerance
  }

  /// Returns the height on the screen that is needed to see each row alone, including what floats
  /// over it.
  ///
  /// If `room`, the height without any strategy, is too small for a row, its line counts. Nil if a
  /// line doesn't fit either.
  func heightToShowRows(in room: CGFloat) -> CGFloat? {
    let rows = table.rows
    let scale = scaleOfContent
    var needed: CGFloat = 0
    for row in 0..<rows.rowCount where rows.span(ofRow: row).length > 0 {
      let floats = table.headerHeight(aboveRow: row) + table.footerHeight(belowRow: row)
      var height = (rows.span(ofRow: row).length + floats) * scale
      if height > room + TableAtRest.tolerance {
        height = (lineRect(ofRow: row).height + floats) * scale
      }
      if height > room + TableAtRest.tolerance { return nil }
      needed = max(needed, height)
    }
    return needed
  }

  /// Returns whether each row certainly fits in a height of the screen.
  ///
  /// This is a quick check that may be wrong if it says no.
  func surelyShowsRows(in height: CGFloat) -> Bool {
    let rows = table.rows
    let floats =
      table.style == .plain
      ? (0..<rows.sectionCount).reduce(0) {
        max($0, rows.span(ofHeader: $1).length + rows.span(ofFooter: $1).length)
      } : 0
    return (rows.greatestHeight + floats) * scaleOfContent <= height + TableAtRest.tolerance
  }

  /// Returns the height that the table has for rows, now and at the start.
  func heightsForRows(since start: TableAtRest, within free: CGRect) -> (
    now: CGFloat, room: CGFloat
  ) {
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

  /// Returns the points of the last row that stay covered at every offset.
  ///
  /// A scroll view around the table can move it up too.
  func missingAtEnd(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.last, atOffset: table.maximumOffset)
    guard isNested else { return min(frame.maxY - free.maxY, frame.height) }
    let way = outerWay(towards: .greatestFiniteMagnitude)
    return min(frame.maxY - way - screenFree.maxY, frame.height)
  }

  /// Returns the points of the first row that stay covered at every offset.
  func missingAtStart(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.first, atOffset: table.minimumOffset)
    guard isNested else { return min(free.minY - frame.minY, frame.height) }
    let way = outerWay(towards: -.greatestFiniteMagnitude)
    return min(screenFree.minY - frame.minY - way, frame.height)
  }

  /// The part of the screen that bars and a docked keyboard leave free.
  private var screenFree: CGRect {
    let keyboardTop = liftedKeyboardFrame == nil ? keyboardTop : nil
    return uncoveredScreen(above: keyboardTop ?? .infinity)
  }

  /// Returns how far the scroll views around the table can be scrolled together toward an end.
  private func outerWay(towards end: CGFloat) -> CGFloat {
    outerScrolls.reduce(0) { way, index in
      let offset = containers[index].boundsOrigin
      let last = containers[index].legalOffset(CGPoint(x: offset.x, y: end))
      return way + abs(last.y - offset.y)
    }
  }

  /// Returns a row's frame on the screen at another offset.
  private func frameOnScreen(ofRow row: Int, atOffset offset: CGFloat) -> CGRect {
    let shift = table.contentOffset.model.y - offset
    return convertToScreen(fromTable: table.rect(forRow: row).offsetBy(dx: 0, dy: shift))
  }
}
