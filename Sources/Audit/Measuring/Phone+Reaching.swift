import Foundation
import Simulation

/// Measurements of how far the table's rows can be scrolled, in points.
extension Phone {
  /// Whether the table can be scrolled far enough to show its first row and its last row.
  ///
  /// The first row's top must get below the bars, and the last row's bottom above the keyboard.
  /// Always true for an undocked or floating keyboard, because the user can move it.
  package var reachesEnds: Bool { reachesEnds(within: visibleTableFrame) }

  /// Returns whether the table can be scrolled to show both its first and its last row.
  ///
  /// `free` is ``Phone/visibleTableFrame``, the part of the screen that shows the table. `start` is
  /// the table's state before the keyboard appeared. Content that could not be scrolled into view
  /// even without the keyboard doesn't count.
  ///
  /// The offsets between both ends are possible, too. So each row can come into view if `free` is
  /// as high as ``heightToShowRows(in:)``.
  func reachesEnds(within free: CGRect, since start: TableAtRest? = nil) -> Bool {
    guard table.rows.rowCount > 0, liftedKeyboardFrame == nil else { return true }
    return excessAtEnd(of: free) <= max(0, start?.missingAtBottom ?? 0) + TableAtRest.tolerance
      && excessAtStart(of: free) <= max(0, start?.missingAtTop ?? 0) + TableAtRest.tolerance
  }

  /// Returns the height in points that the table's visible part needs to show each row in full.
  ///
  /// The height includes floating headers and footers. `room` is the visible height without a
  /// strategy. If a row is higher than `room`, only its line of text must fit. Nil if the line
  /// doesn't fit either.
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
  /// This is a quick check. If it returns false, the rows may fit all the same.
  func surelyShowsRows(in height: CGFloat) -> Bool {
    let rows = table.rows
    let floats =
      table.style == .plain
      ? (0..<rows.sectionCount).reduce(0) {
        max($0, rows.span(ofHeader: $1).length + rows.span(ofFooter: $1).length)
      } : 0
    return (rows.greatestHeight + floats) * scaleOfContent <= height + TableAtRest.tolerance
  }

  /// Returns how much height on the screen the table's rows have with and without a strategy.
  ///
  /// `free` is the table's visible area, and `start` the table's state before the keyboard. `now`
  /// is the height with the strategy, and `room` the height without it, if larger.
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

  /// Returns how far the last row ends below `free` when scrolled as far as possible, in points.
  ///
  /// With `offset`, the table is scrolled only as far as that.
  /// `free` is the part of the screen that shows the table. In an inverted table, the result is how
  /// far the row begins above `free`. The result is negative if the row fits.
  func excessAtEnd(of free: CGRect, atOffset offset: CGFloat? = nil) -> CGFloat {
    let frame = frameOnScreen(
      ofRow: table.rows.outermostRows.last, atOffset: offset ?? table.maximumOffset)
    guard isNested else {
      return isTableInverted ? free.minY - frame.minY : frame.maxY - free.maxY
    }
    return frame.maxY - outerWay(towards: .greatestFiniteMagnitude) - screenFree.maxY
  }

  /// Returns how many points of the table's first row stay covered at every legal scroll offset.
  ///
  /// `free` is the part of the screen that shows the table. Negative if the row comes into view
  /// with space left.
  func missingAtStart(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.first, atOffset: table.minimumOffset)
    return min(excessAtStart(of: free), frame.height)
  }

  /// Returns how far the first row begins above `free` when scrolled as far as possible, in points.
  ///
  /// `free` is the part of the screen that shows the table. In an inverted table, the result is how
  /// far the row ends below `free`. The result is negative if the row fits.
  private func excessAtStart(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.first, atOffset: table.minimumOffset)
    guard isNested else {
      return isTableInverted ? frame.maxY - free.maxY : free.minY - frame.minY
    }
    return screenFree.minY - frame.minY - outerWay(towards: -.greatestFiniteMagnitude)
  }

  /// How far the first row stays above the visible area at every scroll offset, in points.
  ///
  /// Bars may cover it, or a scroll view around the table may not reach the table's top. Negative
  /// if the row comes into view with space left; 0 without rows.
  var missingAtTop: CGFloat {
    table.rows.rowCount > 0 ? excessAtStart(of: visibleTableFrame) : 0
  }

  /// How far the last row stays below the views around the table at every scroll offset, in points.
  ///
  /// A view around the table may end above the table's end. Negative if the row comes into view
  /// with space left; 0 without rows. Bars and keyboards aren't counted, except as insets of a
  /// scroll view around the table.
  var missingAtBottom: CGFloat {
    guard table.rows.rowCount > 0 else { return 0 }
    let views = containers.indices.map {
      convertToScreen(containers[$0].contentBounds, fromContainer: $0)
    }
    let end =
      isTableInverted
      ? views.reduce(-.infinity) { max($0, $1.minY) } : views.reduce(.infinity) { min($0, $1.maxY) }
    return excessAtEnd(of: CGRect(x: 0, y: end, width: 0, height: 0))
  }

  /// The distance down the screen, in points, that one point down the table's content covers.
  ///
  /// It is negative if a view around the table turns the table upside down, and 0 if on its side.
  private var wayDown: CGFloat {
    guard !containers.isEmpty else { return 1 }
    let start = convertToScreen(fromTable: .zero)
    let end = convertToScreen(fromTable: CGRect(x: 0, y: 1, width: 0, height: 0))
    return end.minY - start.minY
  }

  /// Whether a view around the table turns the table upside down.
  private var isTableInverted: Bool { wayDown < -1e-6 }

  /// Whether a view around the table turns the table on its side.
  ///
  /// Such a table scrolls sideways, so a keyboard covers the same part of a row at each offset.
  private var isTableSideways: Bool { abs(wayDown) < 1e-6 }

  /// Returns whether the rows of a table on its side are higher than `free`, its visible area.
  func coversSidewaysRows(within free: CGRect) -> Bool {
    guard isTableSideways, table.rows.rowCount > 0 else { return false }
    return frameOnScreen(ofRow: table.rows.outermostRows.first).height
      > free.height + TableAtRest.tolerance
  }

  /// Returns whether a row at an end of the content was already covered before the keyboard came.
  ///
  /// True only if the table is scrolled to that end. `start` is the table's state before the
  /// keyboard, and `frame` the row's frame on the screen. At the top end, `frame` must not reach
  /// under the keyboard.
  func isCoveredAsBefore(row: Int, framed frame: CGRect, since start: TableAtRest) -> Bool {
    let (rows, outermost, offset) = (
      table.rows, table.rows.outermostRows, table.contentOffset.model.y
    )
    let span = rows.span(ofRow: row)
    let above = (span.lowerBound - rows.span(ofRow: outermost.first).lowerBound) * scaleOfContent
    if offset == table.minimumOffset, isAtEnd(-.greatestFiniteMagnitude),
      above < start.missingAtTop - TableAtRest.tolerance
    {
      return missingAtTop <= start.missingAtTop + TableAtRest.tolerance
        && frame.maxY <= coverTop ?? .infinity
    }
    let below = (rows.span(ofRow: outermost.last).upperBound - span.upperBound) * scaleOfContent
    return offset >= table.maximumOffset && isAtEnd(.greatestFiniteMagnitude)
      && below < start.missingAtBottom - TableAtRest.tolerance
      && excessAtEnd(of: visibleTableFrame) <= start.missingAtBottom + TableAtRest.tolerance
  }

  /// Returns whether the views around the table are scrolled to their bottom (`end` > 0) or top.
  private func isAtEnd(_ end: CGFloat) -> Bool {
    !isNested || outerWay(towards: end) <= TableAtRest.tolerance
  }

  /// Returns the gap between the last row and the keyboard, with the table scrolled to its end.
  ///
  /// The gap is in points. A bar on the keyboard counts as keyboard. Without both, the gap ends at
  /// the safe area's bottom. The space below the last row at the start is subtracted, and so is
  /// UIKit's own movement of a sheet. Scroll views around the table stay where they are.
  ///
  /// Nil if all rows end above the keyboard without scrolling, if there is no space for rows, and
  /// for an undocked or floating keyboard. On a screen that doesn't scroll, the last row may have
  /// been at the bottom, as a chat's field is. Then the gap is the space below it now.
  func gapAtEnd(since start: TableAtRest, within free: CGRect) -> CGFloat? {
    guard table.rows.rowCount > 0, liftedKeyboardFrame == nil, free.height > 0 else { return nil }
    guard spaceBelowLastRow(atOffset: table.openingOffset, within: free) < 0 else {
      // Content that has become shorter, such as by a hidden logo, has moved its last row up.
      let shrinkage =
        settings.fieldScroll ? max(0, start.contentHeight - table.contentSize.height) : 0
      return wasLastRowAtBottom(at: start)
        ? spaceBelowLastRow - max(0, start.spaceBelowLastRow) - shrinkage : nil
    }
    let lift = scene.hasSheet ? max(0, start.frame.maxY - tableFrameOnScreen.maxY) : 0
    return spaceBelowLastRow(atOffset: table.maximumOffset, within: free)
      + blankBelow(since: start) - max(0, start.roomBelowLastRow) - lift
  }

  /// Returns whether the last row was at the bottom of a screen that doesn't scroll.
  ///
  /// `start` is the table's state before the keyboard appeared.
  func wasLastRowAtBottom(at start: TableAtRest) -> Bool {
    !isNested && !scene.hasSheet && table.minimumOffset == table.maximumOffset
      && start.spaceBelowLastRow <= .greatestMargin
  }

  /// The space between the last row and the keyboard or the home indicator, in points.
  ///
  /// 0 without rows, and negative if the row ends below this place.
  var spaceBelowLastRow: CGFloat {
    table.rows.rowCount > 0
      ? spaceBelowLastRow(atOffset: table.contentOffset.model.y, within: visibleTableFrame) : 0
  }

  /// The space that the form itself leaves below its last row at the table's end, in points.
  ///
  /// It is the content below the row, or more if the table has an inset. The content may be too
  /// short to be scrolled there. Before iOS 11, the inset for a tab bar counts too. That inset is
  /// part of contentInset, and UIKit keeps it while the keyboard covers the bar.
  var roomBelowLastRow: CGFloat {
    guard table.rows.rowCount > 0 else { return 0 }
    let content = table.rows.contentHeight
    let end = content + table.adjustedContentInset.bottom - table.frame.model.height
    let last = table.rect(forRow: table.rows.outermostRows.last)
    let rest = (content - last.maxY) * scaleOfContent
    let inset = scene.ios < 11 ? table.contentInset.bottom : 0
    return max(rest + inset, spaceBelowLastRow(atOffset: end, within: visibleTableFrame))
  }

  /// Returns the space below the table's last row at an offset, in points on the screen.
  ///
  /// `free` is the part of the screen that shows the table. The space ends at its lower edge, or at
  /// the home indicator if that is higher. It is negative if the row ends below this place.
  private func spaceBelowLastRow(atOffset offset: CGFloat, within free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.last, atOffset: offset)
    return min(free.maxY, topOfHomeIndicator) - frame.maxY
  }

  /// The part of the screen that bars and a docked keyboard don't cover.
  private var screenFree: CGRect {
    let keyboardTop = liftedKeyboardFrame == nil ? keyboardTop : nil
    return uncoveredScreen(above: keyboardTop ?? .infinity)
  }

  /// Returns how far all scroll views around the table can still be scrolled, in points.
  ///
  /// A positive `end` asks for the distance to their bottom, a negative one for the distance to
  /// their top.
  private func outerWay(towards end: CGFloat) -> CGFloat {
    outerScrolls.reduce(0) { way, index in
      let offset = containers[index].boundsOrigin
      let last = containers[index].legalOffset(CGPoint(x: offset.x, y: end))
      return way + abs(last.y - offset.y)
    }
  }

  /// Returns the frame on the screen that a row would have at another offset of the table.
  private func frameOnScreen(ofRow row: Int, atOffset offset: CGFloat) -> CGRect {
    let shift = table.contentOffset.model.y - offset
    return convertToScreen(fromTable: table.rect(forRow: row).offsetBy(dx: 0, dy: shift))
  }
}
