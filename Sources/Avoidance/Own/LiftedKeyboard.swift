import AvoidanceEngine
import Foundation
import Simulation

/// A keyboard that leaves the table's lower end uncovered, so that rows can move to either side.
///
/// This is an iPad's undocked or floating keyboard, or any keyboard over an inverted table, as in
/// chats. The row moves to its nearer side.
struct LiftedKeyboard {
  /// The vertical range of the table's content under the keyboard.
  ///
  /// Empty if the keyboard is beside the table.
  private let span: ClosedRange<CGFloat>

  /// Creates the keyboard from a strategy's step; nil if the keyboard covers the table's lower end.
  init?(_ step: borrowing Step) {
    self.init(step, keyboard: step.coverInTable)
  }

  /// Creates the keyboard from a strategy's step and the area that keyboard and bottom bar cover.
  ///
  /// `keyboard` is that area in the coordinates of the table's content. Nil if the keyboard covers
  /// the table's lower end.
  init?(_ step: borrowing Step, keyboard: CGRect) {
    let screen = step.phone.scene.deviceScreen
    let keyboardOnScreen = step.keyboardOnScreen
    let isLifted = keyboardOnScreen.maxY < screen.maxY || keyboardOnScreen.width < screen.width
    guard isLifted || step.phone.isTableInverted else { return nil }
    let bounds = step.phone.table.bounds
    let isBeside = keyboard.maxX <= bounds.minX || keyboard.minX >= bounds.maxX
    // An inverted table's upper end may be below the screen, where nothing is free.
    let start = isLifted ? keyboard.minY : min(keyboard.minY, bounds.minY)
    span = start...(isBeside ? start : keyboard.maxY)
  }

  /// Returns whether the keyboard covers any part of a vertical range of the table's content.
  func covers(_ other: ClosedRange<CGFloat>) -> Bool {
    span.lowerBound < other.upperBound && other.lowerBound < span.upperBound
  }

  /// Returns whether a part of a row fits above or below the keyboard.
  ///
  /// `part` is a vertical range of the content and includes the row's header and footer. `seen` is
  /// the range that bars and insets leave uncovered. The header floats only on the upper side, and
  /// the footer only on the lower side. A navigation bar that has grown shrinks when the table
  /// scrolls up.
  func hasRoom(
    for part: ClosedRange<CGFloat>, ofRow row: Int, in seen: ClosedRange<CGFloat>,
    _ table: TableView
  ) -> Bool {
    let above = min(span.lowerBound, seen.upperBound) - seen.lowerBound + table.barGrowth
    let below = seen.upperBound - max(span.upperBound, seen.lowerBound)
    let length = part.length - ClosedRange<CGFloat>.sumError
    return length <= above + table.footerHeight(belowRow: row)
      || length <= below + table.headerHeight(aboveRow: row)
  }

  /// Enlarges the table's insets so that the active row can be scrolled beside the keyboard.
  ///
  /// The top inset grows if the keyboard covers the table's upper end. Either inset grows just
  /// enough to make the row's offset legal. That offset is stored, and the table is scrolled there
  /// afterwards. A second calculation might choose the other side, because the insets move the
  /// content. The indicators' insets stay unchanged.
  func makeRoom(_ step: inout Step) {
    let table = step.phone.table
    var inset = step.firstInset
    let needed =
      step.rowStays ? table.contentOffset.model.y : offset(withBottomInset: inset.bottom, step)
    step.plannedOffset = needed
    let covered = span.lowerBound <= table.bounds.minY ? span.upperBound - table.bounds.minY : 0
    // A bar that can be pulled down makes as many more offsets legal above.
    let above = max(covered, -needed - table.barStretch)
    inset.top = max(inset.top, above - table.systemInset.top)
    if needed > -inset.top - table.systemInset.top - table.openingStretch {
      inset.bottom = max(inset.bottom, needed - table.lastOffset(withBottomInset: 0))
    }
    step.explain("the insets are just large enough to scroll the row clear of the keyboard")
    step.setInset(inset, indicators: step.firstIndicators)
  }

  /// Returns the offset after the least movement that shows the active row beside the keyboard.
  ///
  /// The whole row is then above or below the keyboard. An offset that needs no more inset than
  /// `inset`, the bottom inset, is preferred. A row that fits on neither side shows its top.
  func offset(withBottomInset inset: CGFloat, _ step: borrowing Step) -> CGFloat {
    let table = step.phone.table
    let now = table.contentOffset.model.y
    guard let row = step.activeRow else { return now }
    let sight = step.sight(ofRow: row)
    let (seen, rowSpan) = (sight.seen, sight.span)
    let end = max(now, table.minimumOffset, table.lastOffset(withBottomInset: inset))
    let above = seen.lowerBound...max(seen.lowerBound, min(span.lowerBound, seen.upperBound))
    let below = max(seen.lowerBound, min(span.upperBound, seen.upperBound))...seen.upperBound
    // A header floats only above the keyboard, and a footer only below it.
    let (header, footer) = (table.headerHeight(aboveRow: row), table.footerHeight(belowRow: row))
    let up = table.offset(
      of: rowSpan.lowerBound...max(rowSpan.lowerBound, rowSpan.upperBound - footer), in: above,
      upTo: end, margin: step.margin)
    let down = table.offset(
      of: min(rowSpan.lowerBound + header, rowSpan.upperBound)...rowSpan.upperBound, in: below,
      upTo: end, margin: step.margin)
    guard let up, let down else {
      return up ?? down ?? now + rowSpan.lowerBound - seen.lowerBound
    }
    let legal = table.minimumOffset...end
    if legal.contains(up) != legal.contains(down) { return legal.contains(up) ? up : down }
    return abs(down - now) < abs(up - now) ? down : up
  }
}

extension Phone {
  fileprivate var isTableInverted: Bool {
    guard !scene.containers.isEmpty else { return false }
    let edge = CGRect(x: 0, y: 0, width: scene.screenSize.width, height: 0)
    let bottom = edge.offsetBy(dx: 0, dy: scene.screenSize.height)
    return convertToTable(fromScreen: bottom).minY < convertToTable(fromScreen: edge).minY
  }
}

extension TableView {
  /// Returns the greatest legal offset of the table if its bottom inset were `inset`, in points.
  ///
  /// It may be less than the smallest legal offset.
  fileprivate func lastOffset(withBottomInset inset: CGFloat) -> CGFloat {
    rows.contentHeight + inset + systemInset.bottom - bounds.height
  }

  /// Returns the table's offset after the least movement that brings one range into another.
  ///
  /// Both are vertical ranges of the content. Nil if `span` is longer than `side`.
  ///
  /// A margin is kept as far as it fits and the offset stays at most `end`.
  fileprivate func offset(
    of span: ClosedRange<CGFloat>, in side: ClosedRange<CGFloat>, upTo end: CGFloat,
    margin: CGFloat
  ) -> CGFloat? {
    let spare = side.length - span.length
    guard spare >= -ClosedRange<CGFloat>.sumError else { return nil }
    let now = contentOffset.model.y
    let margin = max(0, min(margin, spare / 2))
    let up = span.upperBound + margin - side.upperBound
    let down = span.lowerBound - margin - side.lowerBound
    let wanted = now + (up > 0 ? up : min(down, 0))
    let legal = max(minimumOffset, min(wanted, end))
    let moved = (span.lowerBound + now - legal)...(span.upperBound + now - legal)
    return moved.lies(within: side) ? legal : wanted
  }
}
