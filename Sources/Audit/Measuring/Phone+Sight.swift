import Foundation
import Simulation

/// The measurements of the visible part of a field, in points.
extension Phone {
  /// Returns the covered height of a field's row, in points.
  ///
  /// For a row higher than the free area, it is the covered height of the caret's line.
  ///
  /// The docked bar's field is on the keyboard, so it is never covered.
  func hiddenHeight(of field: Responder) -> CGFloat {
    guard let row = field.row else { return 0 }
    let (frame, free) = (frameOnScreen(ofRow: row), visibleTableFrame)
    return hiddenHeight(
      ofRow: row, framed: frame, within: free, freeHeights(besideRow: row, within: free))
  }

  /// Returns the covered height of a row in points if the table were scrolled further.
  ///
  /// `top` is where the row's top edge would be on the screen.
  func hiddenHeight(ofRow row: Int, scrolledTo top: CGFloat) -> CGFloat {
    var phone = self
    phone.isRecording = false
    let way = (frameOnScreen(ofRow: row).minY - top) / scaleOfContent
    phone.setContentOffset(table.contentOffset.model.y + way, by: .strategy)
    return phone.hiddenHeight(of: .row(row))
  }

  /// Returns the covered height of a row in points, given its frame on the screen.
  ///
  /// `free` is ``Phone/visibleTableFrame``, and `room` is the result of
  /// ``freeHeights(besideRow:within:)``. If the row is higher than that, only its line of text
  /// counts.
  func hiddenHeight(
    ofRow row: Int, framed frame: CGRect, within free: CGRect, _ room: ClosedRange<CGFloat>
  ) -> CGFloat {
    let hidden = hiddenHeight(of: table.rect(forRow: row), inRow: row, within: free)
    guard hidden > TableAtRest.tolerance, frame.height > room.lowerBound else { return hidden }
    return hiddenHeight(of: lineRect(ofRow: row), inRow: row, within: free)
  }

  /// Returns the covered height of a rectangle in a row, in points on the screen.
  ///
  /// The rectangle is in the table's content, and `free` is the visible part of the table on the
  /// screen.
  private func hiddenHeight(of rect: CGRect, inRow row: Int, within free: CGRect) -> CGFloat {
    let share = visibleShare(of: rect, inRow: row, within: free)
    return (1 - share) * convertToScreen(fromTable: rect).height
  }

  /// Whether a row is higher than the area where it can be visible.
  ///
  /// With a keyboard away from the screen's bottom, the row must be higher than the areas on either
  /// side.
  func isTooTall(row: Int) -> Bool {
    let room = freeHeights(besideRow: row, within: visibleTableFrame)
    return frameOnScreen(ofRow: row).height > room.lowerBound
  }

  /// Whether a row's line of text can't be shown, whatever a strategy does.
  ///
  /// Its free area is too low, or UIKit's own scroll has hidden the line.
  ///
  /// UIKit's scroll comes last, after keyboardDidShow. It moves a row to the nearer edge inside the
  /// insets. A row that is too tall moves to the upper edge, and floating headers are ignored. So
  /// it undoes earlier work of a strategy. If a row is at such an edge and its line is hidden, that
  /// is not the strategy's fault.
  func hasNoRoom(
    forRow row: Int, framed frame: CGRect, _ heights: ClosedRange<CGFloat>
  ) -> Bool {
    guard frame.height > heights.lowerBound else { return false }
    let line = convertToScreen(fromTable: lineRect(ofRow: row))
    // A navigation bar that has grown shrinks when the table scrolls up.
    let growth = table.barGrowth * scaleOfContent
    if heights.upperBound + growth < line.height { return true }
    guard settings.fieldScroll, isAtEdge(row: row) else { return false }
    return table.headerHeight(aboveRow: row) > 0 || line.maxY - frame.minY > heights.lowerBound
  }

  /// Whether no keyboard is on the screen, and the table has the frame and insets that it started
  /// with.
  ///
  /// The form alone then decides which rows can be seen. A view may extend beyond the screen, and a
  /// docked bar covers the end of a sheet.
  func isAsWithoutKeyboard(since start: TableAtRest) -> Bool {
    (keyboardTop ?? .infinity) >= scene.leastBarTop && start.isKept(in: TableAtRest(self))
  }

  /// Whether the table is scrolled to its end but shows a row only in part.
  ///
  /// The end is the one on the row's side.
  func isOutOfReach(row: Int) -> Bool {
    let offset = table.contentOffset.model.y
    let isBelow = frameOnScreen(ofRow: row).midY > visibleTableFrame.midY
    return isBelow
      ? offset >= table.maximumOffset - TableAtRest.tolerance
      : offset <= table.minimumOffset + TableAtRest.tolerance
  }

  /// Whether a row is at an edge of the area inside the insets of the table, or of a scroll view
  /// around it.
  private func isAtEdge(row: Int) -> Bool {
    let (rect, free) = (table.rect(forRow: row), table.unobscured)
    let isAtTableEdge = Self.shareEdge(
      (rect.minY, rect.maxY), (free.lowerBound, free.upperBound))
    guard isNested, !isAtTableEdge else { return isAtTableEdge }
    return outerScrolls.contains { index in
      let target = convertToOuter(fromTable: rect, container: index)
      let free = containers[index].unobscured
      return Self.shareEdge((target.minY, target.maxY), (free.minY, free.maxY))
    }
  }

  /// Whether two spans begin or end at the same place.
  private static func shareEdge(
    _ one: (start: CGFloat, end: CGFloat), _ other: (start: CGFloat, end: CGFloat)
  ) -> Bool {
    abs(one.start - other.start) <= TableAtRest.tolerance
      || abs(one.end - other.end) <= TableAtRest.tolerance
  }

  /// Returns the heights on the screen that are free for a row, as a range in points.
  ///
  /// The area is between the bars and the keyboard, without floating headers and footers.
  ///
  /// With a keyboard away from the screen's bottom, the range has the heights of both sides. The
  /// header floats in the upper one, the footer in the lower one. The home indicator's strip
  /// doesn't count, because UIKit's own scroll moves fields out of it.
  func freeHeights(besideRow row: Int, within free: CGRect) -> ClosedRange<CGFloat> {
    let header = table.headerHeight(aboveRow: row) * scaleOfContent
    let footer = footerHeight(belowRow: row)
    let bottom = min(free.maxY, topOfHomeIndicator)
    guard let keyboard = liftedKeyboardFrame?.part(in: free) else {
      let height = bottom - topForFields(within: free) - header - footer
      return height...height
    }
    let (above, below) = (keyboard.minY - free.minY - header, bottom - keyboard.maxY - footer)
    return min(above, below)...max(above, below)
  }

  /// Returns the upper edge, as a `y` on the screen, of the area where UIKit leaves fields.
  ///
  /// Insets of a table may reach further down than the bars. UIKit's own scroll moves fields inside
  /// these insets.
  private func topForFields(within free: CGRect) -> CGFloat {
    guard settings.fieldScroll, containers.isEmpty else { return free.minY }
    let top = table.bounds.minY + table.adjustedContentInset.top
    return max(
      free.minY, convertToScreen(fromTable: CGRect(x: 0, y: top, width: 0, height: 0)).minY)
  }

  /// Returns the height on the screen of the section footer that floats below a row, in points.
  func footerHeight(belowRow row: Int) -> CGFloat {
    table.footerHeight(belowRow: row) * scaleOfContent
  }

  /// Whether no inset covers a row.
  ///
  /// Otherwise UIKit itself scrolls a text field that begins editing.
  func isUnobscured(row: Int) -> Bool {
    let span = table.rows.span(ofRow: row)
    let free = table.unobscured
    return span.lowerBound >= free.lowerBound && span.upperBound <= free.upperBound
      && isUnobscuredInOuters(row: row)
  }

  /// Whether no inset of a scroll view around the table covers a part of a row.
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

  /// The top edge of the keyboard on the screen.
  ///
  /// Nil if there is no keyboard or if it doesn't lie over the table.
  var topOfKeyboardOverTable: CGFloat? {
    guard let lifted = liftedKeyboardFrame else { return keyboardTop }
    let table = tableFrameOnScreen
    return lifted.minX < table.maxX && lifted.maxX > table.minX ? keyboardTop : nil
  }

  /// The upper edge of the home indicator's strip on the screen.
  ///
  /// Without a home indicator, the screen's lower edge.
  var topOfHomeIndicator: CGFloat { scene.screenSize.height - scene.safeArea.bottom }

  /// Whether nothing would cover a row whose rectangle is at a place of the screen.
  ///
  /// `free` is the table's visible part. The rectangle must also be outside the home indicator's
  /// strip, because UIKit's own scroll moves a field out of it. After room is made, the section's
  /// footer floats directly above the keyboard or above that strip.
  func hasPlace(for frame: CGRect, ofRow row: Int, within free: CGRect) -> Bool {
    let footer = footerHeight(belowRow: row)
    guard frame.minY >= free.minY, frame.maxY + footer <= free.maxY,
      frame.maxY + footer <= topOfHomeIndicator + TableAtRest.tolerance
    else { return false }
    return liftedKeyboardFrame?.part(in: frame).map { $0.height <= 0 } ?? true
  }
}

/// The measurements of the whole table.
extension Phone {
  /// Returns the height of the blank strip that a strategy leaves in the form, in points.
  ///
  /// It is the distance that content is scrolled beyond its legal range. Without such a distance,
  /// it is the height that the table's frame no longer covers, above and below. Areas that other
  /// views of an app cover don't count, such as the rest of a bar around the table. UIKit's own
  /// movement of a sheet doesn't count either. A table in a scroll view moves with that view's
  /// content, so it leaves no blank area.
  func blankHeight(since start: TableAtRest) -> CGFloat {
    let offset = table.contentOffset.model.y
    let overscroll = abs(offset - table.legalOffset(offset)) * scaleOfContent
    if isNested { return max(overscroll, outerOverscroll) }
    guard overscroll <= TableAtRest.tolerance, liftedKeyboardFrame == nil else { return overscroll }
    let blank = uncoveredHeight(of: start.frame)
    return max(
      overscroll, scene.hasSheet ? min(blank, uncoveredHeight(of: tableFrameOfUIKit)) : blank)
  }

  /// Returns the height in points that a former frame of the table had outside the current frame.
  ///
  /// Areas under the keyboard, or under views directly below the table, don't count.
  private func uncoveredHeight(of frame: CGRect) -> CGFloat {
    max(tableFrameOnScreen.minY - frame.minY, 0) + uncoveredHeightBelow(frame)
  }

  /// Returns the height below the table that it covered at the start and nothing covers now, in
  /// points.
  func blankBelow(since start: TableAtRest) -> CGFloat {
    guard !isNested, liftedKeyboardFrame == nil else { return 0 }
    let blank = uncoveredHeightBelow(start.frame)
    return scene.hasSheet ? min(blank, uncoveredHeightBelow(tableFrameOfUIKit)) : blank
  }

  /// Returns the height in points that a former frame of the table had below the current frame.
  ///
  /// Areas under the keyboard, or under views directly below the table, don't count. A bar below
  /// the table may have a margin to the keyboard.
  private func uncoveredHeightBelow(_ frame: CGRect) -> CGFloat {
    let end = min(frame.maxY, coverTop ?? .infinity)
    let height = max(0, end - tableFrameOnScreen.maxY - footing)
    return footing > 0 && height <= TableAtRest.greatestGap ? 0 : height
  }

  /// The distance that a scroll view around the table is scrolled beyond its legal range, in
  /// points.
  private var outerOverscroll: CGFloat {
    outerScrolls.reduce(0) { most, index in
      let offset = containers[index].boundsOrigin
      let legal = containers[index].legalOffset(offset)
      return max(most, abs(offset.x - legal.x), abs(offset.y - legal.y))
    }
  }

  /// The total distance that the scroll views around the table are scrolled down, in points.
  package var outerDistance: CGFloat {
    guard isNested else { return 0 }
    return outerScrolls.reduce(0) { $0 + containers[$1].boundsOrigin.y }
  }

  /// The number of screen points per point of the table's content.
  var scaleOfContent: CGFloat {
    containers.isEmpty
      ? 1 : convertToScreen(fromTable: CGRect(x: 0, y: 0, width: 0, height: 1)).height
  }
}
