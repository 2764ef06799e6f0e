import Foundation
import Simulation

/// Measurements of how much of a field is visible, in points.
extension Phone {
  /// Returns the height of the covered part of a field's row, in points.
  ///
  /// If the row is higher than the area not covered by the keyboard, only the caret's line is
  /// measured. The docked bar's field is on the keyboard, so it is never covered.
  func hiddenHeight(of field: Responder) -> CGFloat {
    guard let row = field.row else { return 0 }
    let (frame, free) = (frameOnScreen(ofRow: row), visibleTableFrame)
    return hiddenHeight(
      ofRow: row, framed: frame, within: free, freeHeights(besideRow: row, within: free))
  }

  /// Returns the height of a row's covered part in points, if the table were scrolled further.
  ///
  /// `top` is where the row's top edge would be on the screen.
  func hiddenHeight(ofRow row: Int, scrolledTo top: CGFloat) -> CGFloat {
    var phone = self
    phone.isRecording = false
    let way = (frameOnScreen(ofRow: row).minY - top) / scaleOfContent
    phone.setContentOffset(table.contentOffset.model.y + way, by: .strategy)
    return phone.hiddenHeight(of: .row(row))
  }

  /// Returns the height of a row's covered part in points, given the row's frame on the screen.
  ///
  /// `free` is ``Phone/visibleTableFrame``, and `room` is the result of
  /// ``freeHeights(besideRow:within:)``. If the row is higher than `room`, only its line of text is
  /// measured.
  func hiddenHeight(
    ofRow row: Int, framed frame: CGRect, within free: CGRect, _ room: ClosedRange<CGFloat>
  ) -> CGFloat {
    let hidden = hiddenHeight(of: table.rect(forRow: row), inRow: row, within: free)
    guard hidden > TableAtRest.tolerance, frame.height > room.lowerBound else { return hidden }
    return hiddenHeight(of: lineRect(ofRow: row), inRow: row, within: free)
  }

  /// Returns the height of the covered part of a rectangle in a row, in points on the screen.
  ///
  /// The rectangle is in the table's content, and `free` is the visible part of the table on the
  /// screen.
  private func hiddenHeight(of rect: CGRect, inRow row: Int, within free: CGRect) -> CGFloat {
    let share = visibleShare(of: rect, inRow: row, within: free)
    return (1 - share) * convertToScreen(fromTable: rect).height
  }

  /// Returns whether a row is higher than the area where it could be fully visible.
  ///
  /// An undocked keyboard leaves two areas, above and below. Then the row must be higher than at
  /// least one.
  func isTooTall(row: Int) -> Bool {
    let room = freeHeights(besideRow: row, within: visibleTableFrame)
    return frameOnScreen(ofRow: row).height > room.lowerBound
  }

  /// Returns whether a row's line of text can't be shown, whatever a strategy does.
  ///
  /// The row's visible area is too low, or UIKit's own scroll has hidden the line. `heights` is the
  /// result of ``freeHeights(besideRow:within:)``.
  ///
  /// UIKit's scroll comes last, after keyboardDidShow. It moves a row to the nearer edge inside the
  /// insets. A row that is too tall moves to the upper edge, and floating headers are ignored. So
  /// UIKit's scroll undoes earlier work of a strategy. If a row is at such an edge and its line is
  /// hidden, that is not the strategy's fault.
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

  /// Returns whether no keyboard is up, and the table has its original frame and insets.
  ///
  /// The form alone then decides which rows can be seen. A view may extend beyond the screen, and a
  /// docked bar covers the end of a sheet.
  func isAsWithoutKeyboard(since start: TableAtRest) -> Bool {
    (keyboardTop ?? .infinity) >= scene.leastBarTop && start.isKept(in: TableAtRest(self))
  }

  /// Returns whether the table is scrolled as far as possible toward a row.
  ///
  /// For a row in the lower half of the visible area, the table must be at its bottom. For a row in
  /// the upper half, it must be at its top.
  func isOutOfReach(row: Int) -> Bool {
    let offset = table.contentOffset.model.y
    let isBelow = frameOnScreen(ofRow: row).midY > visibleTableFrame.midY
    return isBelow
      ? offset >= table.maximumOffset - TableAtRest.tolerance
      : offset <= table.minimumOffset + TableAtRest.tolerance
  }

  /// Returns whether a row touches an edge of the area inside the insets of a scroll view.
  ///
  /// The scroll view is the table or one around it. UIKit's own scroll leaves rows at such an edge.
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

  /// Returns whether two spans, with a start and an end in points, share their start or their end.
  private static func shareEdge(
    _ one: (start: CGFloat, end: CGFloat), _ other: (start: CGFloat, end: CGFloat)
  ) -> Bool {
    abs(one.start - other.start) <= TableAtRest.tolerance
      || abs(one.end - other.end) <= TableAtRest.tolerance
  }

  /// Returns the smallest and the largest uncovered height that a row could use, in points.
  ///
  /// `free` is the part of the screen that shows the table. Floating headers and footers are
  /// subtracted.
  ///
  /// An undocked keyboard leaves two areas, above and below. The header floats in the upper area,
  /// the footer in the lower one. The home indicator's strip doesn't count, because UIKit's own
  /// scroll moves fields out of it.
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
  /// `free` is the part of the screen that shows the table. A table's inset may reach further down
  /// than the bars. UIKit's own scroll moves fields inside the insets.
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

  /// Returns whether no inset covers a row, in the table and in the scroll views around it.
  ///
  /// If an inset covers the row, UIKit itself scrolls a text field that begins editing.
  func isUnobscured(row: Int) -> Bool {
    let span = table.rows.span(ofRow: row)
    let free = table.unobscured
    return span.lowerBound >= free.lowerBound && span.upperBound <= free.upperBound
      && isUnobscuredInOuters(row: row)
  }

  /// Returns whether all of a row is inside the areas that the scroll views around the table leave
  /// free with their insets.
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
  /// Nil if there is no keyboard, or if an undocked keyboard is beside the table.
  var topOfKeyboardOverTable: CGFloat? {
    guard let lifted = liftedKeyboardFrame else { return keyboardTop }
    let table = tableFrameOnScreen
    return lifted.minX < table.maxX && lifted.maxX > table.minX ? keyboardTop : nil
  }

  /// The upper edge of the home indicator's strip, as a `y` on the screen.
  ///
  /// Without a home indicator, the screen's lower edge.
  var topOfHomeIndicator: CGFloat { scene.screenSize.height - scene.safeArea.bottom }

  /// Returns whether a row would be fully visible with a given frame on the screen.
  ///
  /// `free` is the table's visible part. The rectangle must also be outside the home indicator's
  /// strip, because UIKit's own scroll moves a field out of it. The section's footer, which floats
  /// above the keyboard or the strip, must not cover the row.
  func hasPlace(for frame: CGRect, ofRow row: Int, within free: CGRect) -> Bool {
    let footer = footerHeight(belowRow: row)
    guard frame.minY >= free.minY, frame.maxY + footer <= free.maxY,
      frame.maxY + footer <= topOfHomeIndicator + TableAtRest.tolerance
    else { return false }
    return liftedKeyboardFrame?.part(in: frame).map { $0.height <= 0 } ?? true
  }
}

/// Measurements of the whole table, such as a blank strip that a strategy leaves.
extension Phone {
  /// Returns the height of the blank strip that a strategy leaves in the form, in points.
  ///
  /// It is the distance that content is scrolled beyond its legal range. Without such a distance,
  /// it is the height, above and below, that the table's frame covered at the start and no longer
  /// covers. Areas that other views of an app cover don't count, such as the rest of a bar around
  /// the table. UIKit's own movement of a sheet doesn't count either.
  ///
  /// With a keyboard that isn't docked, only the distance counts. The same is true for a table in a
  /// scroll view, because that table moves with the view's content.
  func blankHeight(since start: TableAtRest) -> CGFloat {
    let offset = table.contentOffset.model.y
    let overscroll = abs(offset - table.legalOffset(offset)) * scaleOfContent
    if isNested { return max(overscroll, outerOverscroll) }
    guard overscroll <= TableAtRest.tolerance, liftedKeyboardFrame == nil else { return overscroll }
    let blank = uncoveredHeight(of: start.frame)
    return max(
      overscroll, scene.hasSheet ? min(blank, uncoveredHeight(of: tableFrameOfUIKit)) : blank)
  }

  /// Returns the height in points of a former table frame that is outside the current frame.
  ///
  /// Areas under the keyboard, or under views directly below the table, don't count.
  private func uncoveredHeight(of frame: CGRect) -> CGFloat {
    max(tableFrameOnScreen.minY - frame.minY, 0) + uncoveredHeightBelow(frame)
  }

  /// Returns the height in points of the blank strip below a table whose bottom has moved up.
  ///
  /// The table covered the strip at the start, and nothing, such as the keyboard, covers it now.
  func blankBelow(since start: TableAtRest) -> CGFloat {
    guard !isNested, liftedKeyboardFrame == nil else { return 0 }
    let blank = uncoveredHeightBelow(start.frame)
    return scene.hasSheet ? min(blank, uncoveredHeightBelow(tableFrameOfUIKit)) : blank
  }

  /// Returns how many points the table's frame `frame` extends further down than its current frame.
  ///
  /// Areas under the keyboard, or under views directly below the table, don't count. With such
  /// views, a small gap, such as a bar's margin to the keyboard, counts as 0.
  private func uncoveredHeightBelow(_ frame: CGRect) -> CGFloat {
    let end = min(frame.maxY, coverTop ?? .infinity)
    let height = max(0, end - tableFrameOnScreen.maxY - footing)
    return footing > 0 && height <= .greatestMargin ? 0 : height
  }

  /// The greatest distance that a scroll view around the table is scrolled beyond its legal range.
  ///
  /// The distance is in points.
  private var outerOverscroll: CGFloat {
    outerScrolls.reduce(0) { most, index in
      let offset = containers[index].boundsOrigin
      let legal = containers[index].legalOffset(offset)
      return max(most, abs(offset.x - legal.x), abs(offset.y - legal.y))
    }
  }

  /// How far the scroll views around the table are scrolled down, in points; the sum for all views.
  package var outerDistance: CGFloat {
    guard isNested else { return 0 }
    return outerScrolls.reduce(0) { $0 + containers[$1].boundsOrigin.y }
  }

  /// How many points on the screen one point of the table's content measures.
  var scaleOfContent: CGFloat {
    containers.isEmpty
      ? 1 : convertToScreen(fromTable: CGRect(x: 0, y: 0, width: 0, height: 1)).height
  }
}
