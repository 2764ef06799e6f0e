import Foundation
import Simulation

/// The measurements of how far rows can be scrolled, in points.
extension Phone {
  /// Whether the table can be scrolled far enough to show its first row and its last row.
  ///
  /// The first row's top must get below the bars, and the last row's bottom above the keyboard.
  /// Always true for an undocked or floating keyboard, because the user can move it.
  package var reachesEnds: Bool { reachesEnds(within: visibleTableFrame) }

  /// Returns whether the table can be scrolled to show its first and last row in an area of the
  /// screen.
  ///
  /// `free` is ``Phone/visibleTableFrame``. Every offset in between is possible. So each row can
  /// come into view if the free area is as high as ``heightToShowRows(in:)``.
  ///
  /// `start` is the table before the keyboard. Content that could not be scrolled into view even
  /// then doesn't count.
  func reachesEnds(within free: CGRect, since start: TableAtRest? = nil) -> Bool {
    guard table.rows.rowCount > 0, liftedKeyboardFrame == nil else { return true }
    return excessAtEnd(of: free) <= max(0, start?.missingAtBottom ?? 0) + TableAtRest.tolerance
      && excessAtStart(of: free) <= max(0, start?.missingAtTop ?? 0) + TableAtRest.tolerance
  }

  /// Returns the height in points that the table's visible part needs, so that each row fits in it.
  ///
  /// It includes floating headers and footers. If a row is higher than `room`, the visible height
  /// without a strategy, only its line of text counts. Nil if a line doesn't fit either.
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

  /// Returns the height on the screen that is free for the table's rows, in points.
  ///
  /// `now` is the height with the strategy, and `room` the height that would be free without it.
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

  /// Returns how many points of the table's last row stay covered at every offset.
  ///
  /// A scroll view around the table can move the row up, too.
  func missingAtEnd(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.last, atOffset: table.maximumOffset)
    return min(excessAtEnd(of: free), frame.height)
  }

  /// Returns how far the last row stays below the free area at every offset, in points.
  ///
  /// In an inverted table, it is how far the row stays above the area.
  private func excessAtEnd(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.last, atOffset: table.maximumOffset)
    guard isNested else {
      return isTableInverted ? free.minY - frame.minY : frame.maxY - free.maxY
    }
    return frame.maxY - outerWay(towards: .greatestFiniteMagnitude) - screenFree.maxY
  }

  /// Returns how many points of the table's first row stay covered at every offset.
  func missingAtStart(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.first, atOffset: table.minimumOffset)
    return min(excessAtStart(of: free), frame.height)
  }

  /// Returns how far the first row stays above the free area at every offset, in points.
  ///
  /// In an inverted table, it is how far the row stays below the area.
  private func excessAtStart(of free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.first, atOffset: table.minimumOffset)
    guard isNested else {
      return isTableInverted ? frame.maxY - free.maxY : free.minY - frame.minY
    }
    return screenFree.minY - frame.minY - outerWay(towards: -.greatestFiniteMagnitude)
  }

  /// The points of the content that can't be scrolled out from under bars or into the screen, or a
  /// negative number.
  ///
  /// 0 without rows. A scroll view around a table may not reach the table's top.
  var missingAtTop: CGFloat {
    table.rows.rowCount > 0 ? excessAtStart(of: visibleTableFrame) : 0
  }

  /// The points of the content that can't be scrolled into the views around the table at its
  /// bottom, or a negative number.
  ///
  /// A view around the table may end above it. Bars and keyboards don't count, but they do in a
  /// scroll view, because UIKit adds them to its insets.
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

  /// The way down on the screen for one point down the table's content.
  ///
  /// It is negative if a view around the table turns it upside down, and 0 if on its side.
  private var wayDown: CGFloat {
    guard !containers.isEmpty else { return 1 }
    let start = convertToScreen(fromTable: .zero)
    let end = convertToScreen(fromTable: CGRect(x: 0, y: 1, width: 0, height: 0))
    return end.minY - start.minY
  }

  /// Whether a view around the table turns it upside down.
  private var isTableInverted: Bool { wayDown < -1e-6 }

  /// Whether a view around the table turns it on its side.
  ///
  /// Such a table scrolls sideways, so a keyboard covers the same part of a row at each offset.
  private var isTableSideways: Bool { abs(wayDown) < 1e-6 }

  /// Whether the free area is lower on the screen than the rows of a table on its side.
  func coversSidewaysRows(within free: CGRect) -> Bool {
    guard isTableSideways, table.rows.rowCount > 0 else { return false }
    return frameOnScreen(ofRow: table.rows.outermostRows.first).height
      > free.height + TableAtRest.tolerance
  }

  /// Returns whether a row at an end of the content is covered as it was at the start.
  ///
  /// The table must be scrolled to that end. At its top, the row must be where the screen shows it
  /// without a keyboard.
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

  /// Whether the scroll views around the table are scrolled to one of their ends.
  private func isAtEnd(_ end: CGFloat) -> Bool {
    !isNested || outerWay(towards: end) <= TableAtRest.tolerance
  }

  /// Returns how far above the keyboard the last row ends at the table's end, in points.
  ///
  /// The docked bar counts as keyboard, and without either the safe area's end counts. Scroll views
  /// around the table stay where they are. The room that was below the last row at the start is
  /// subtracted, and so is UIKit's own movement of a sheet.
  ///
  /// Nil if all rows end above the keyboard without scrolling, if there is no room for rows, and
  /// for a keyboard that isn't docked.
  func gapAtEnd(since start: TableAtRest, within free: CGRect) -> CGFloat? {
    guard table.rows.rowCount > 0, liftedKeyboardFrame == nil, free.height > 0,
      spaceBelowLastRow(atOffset: table.openingOffset, within: free) < 0
    else { return nil }
    let lift = scene.hasSheet ? max(0, start.frame.maxY - tableFrameOnScreen.maxY) : 0
    return spaceBelowLastRow(atOffset: table.maximumOffset, within: free)
      + blankBelow(since: start) - max(0, start.roomBelowLastRow) - lift
  }

  /// The room that the form leaves below its last row at the table's end, in points.
  ///
  /// It counts even if the table can't be scrolled there because its content is short.
  ///
  /// It is the rest of the content, or more if the table has an inset. Before iOS 11 a tab bar's
  /// inset counts too, because it is part of contentInset and UIKit keeps it while the keyboard
  /// covers the bar.
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
  /// The space ends at the keyboard or at the safe area's end.
  private func spaceBelowLastRow(atOffset offset: CGFloat, within free: CGRect) -> CGFloat {
    let frame = frameOnScreen(ofRow: table.rows.outermostRows.last, atOffset: offset)
    return min(free.maxY, topOfHomeIndicator) - frame.maxY
  }

  /// The part of the screen that bars and a docked keyboard leave free.
  private var screenFree: CGRect {
    let keyboardTop = liftedKeyboardFrame == nil ? keyboardTop : nil
    return uncoveredScreen(above: keyboardTop ?? .infinity)
  }

  /// Returns how far the scroll views around the table can be scrolled together, in points.
  ///
  /// A positive `end` asks for the distance toward their end, a negative one toward their top.
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
