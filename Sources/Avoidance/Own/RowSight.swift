import AvoidanceEngine
import Foundation
import Simulation

/// What a step of ``Strategy/leastMotion`` sees of a row: the part to show, and the space for it.
///
/// All ranges are vertical, in the coordinates of the table's content. The values hold until the
/// step changes an offset, an inset or a frame.
struct RowSight {
  /// The part of the row that must be in view.
  ///
  /// Usually it is the whole row, with space for its section's floating header and footer. If a
  /// text view's row doesn't fit, it is the caret's line. If a text field's row doesn't fit, it is
  /// a part that fits and contains the caret's line. Without such a part, it is the row, and a
  /// scroll shows the row's top. Beside an undocked keyboard, a part fits if it fits above or
  /// below. Inside scroll views, a part must fit into those too.
  let span: ClosedRange<CGFloat>
  /// The range that no inset and no bar covers, ignoring the keyboard and views that clip the table.
  let seen: ClosedRange<CGFloat>
  /// The area that the keyboard covers, together with a bottom bar above it.
  let cover: CGRect
  /// The top edge of the keyboard, or of a docked input bar that stays without one.
  let coverTop: CGFloat
  /// The keyboard if it leaves the table's lower end uncovered, otherwise nil.
  let keyboard: LiftedKeyboard?
  private let row: Int

  fileprivate init(ofRow row: Int, in step: borrowing Step) {
    self.row = row
    let isKeyboardUp = step.isKeyboardUp
    let coverOnScreen = step.coverOnScreen
    cover = step.phone.convertToTable(fromScreen: coverOnScreen)
    keyboard = LiftedKeyboard(step, keyboard: cover)
    seen = step.phone.spanInView
    coverTop =
      isKeyboardUp || step.phone.scene.bar == nil
      ? cover.minY : min(cover.minY, step.phone.restingBarTop)
    let parts = step.phone.parts(ofRow: row)
    if step.phone.isNested {
      let (phone, keyboard) = (step.phone, isKeyboardUp ? coverOnScreen : nil)
      span = parts.first { NestedMotion.hasRoom(for: $0, ofRow: row, on: phone, beside: keyboard) }
    } else if let keyboard {
      let (table, seen) = (step.phone.table, seen)
      span = parts.first { keyboard.hasRoom(for: $0, ofRow: row, in: seen, table) }
    } else {
      let free = isKeyboardUp ? seen.part(above: cover.minY) : seen
      span = parts.part(in: free.length, on: step.phone)
    }
  }

  /// Whether the part to show is in view above or beside the keyboard.
  func isRowInView(on phone: Phone) -> Bool {
    guard let keyboard else { return span.lies(within: seen.part(above: coverTop)) }
    // A header or footer that floats over the row may be under the keyboard.
    let top = span.lowerBound + phone.table.headerHeight(aboveRow: row)
    let own = top...max(top, span.upperBound - phone.table.footerHeight(belowRow: row))
    return !keyboard.covers(own) && span.lies(within: seen)
  }
}

extension Step {
  /// Returns what the step sees of a row now.
  func sight(ofRow row: Int) -> RowSight { RowSight(ofRow: row, in: self) }
}

extension Phone {
  /// The vertical range of the table's content that no inset and no bar covers.
  ///
  /// Insets alone are not enough. A table may be under a bar by its own frame, or under the status
  /// bar before the safe area existed.
  fileprivate var spanInView: ClosedRange<CGFloat> {
    let bounds = table.bounds
    var top = bounds.minY + table.adjustedContentInset.top
    var end = bounds.maxY - table.systemInset.bottom
    let seen = convertToTable(fromScreen: tableFrameBetweenBars)
    if seen.height > 0 {
      top = max(top, seen.minY)
      end = min(end, seen.maxY)
    }
    return top...max(top, end)
  }

  /// The top edge of a docked input bar without a keyboard, in the table's content.
  fileprivate var restingBarTop: CGFloat {
    let bar = scene.screenRect(fromWindow: hiddenKeyboardFrame)
    return convertToTable(fromScreen: cover(by: bar)).minY
  }

  // Not an initializer, because its argument would be a copy of the phone.
  fileprivate func parts(ofRow row: Int) -> RowParts {
    let whole = table.spanWithFloats(ofRow: row)
    let span = table.rows.span(ofRow: row)
    let line = lineRect(ofRow: row)
    let top = line.minY - (span.lowerBound - whole.lowerBound)
    return RowParts(
      whole: whole, row: span, line: top...(line.maxY + whole.upperBound - span.upperBound),
      isTextField: caretRect(ofRow: row) == nil)
  }
}

/// The vertical parts of a row that may have to be in view, in content coordinates.
private struct RowParts {
  /// The whole row with what may float over it.
  let whole: ClosedRange<CGFloat>
  /// The row itself.
  let row: ClosedRange<CGFloat>
  /// The range of the caret's line, including what may float over the row.
  let line: ClosedRange<CGFloat>
  let isTextField: Bool

  /// Returns the largest part of the row that fits, according to `hasRoom`.
  ///
  /// If no part fits, the result is the caret's line, or the whole row for a text field.
  func first(where hasRoom: (ClosedRange<CGFloat>) -> Bool) -> ClosedRange<CGFloat> {
    if hasRoom(whole) { return whole }
    guard isTextField else { return line }
    let downToLine = whole.lowerBound...line.upperBound
    if hasRoom(downToLine) { return downToLine }
    return hasRoom(line) ? line : whole
  }

  /// Returns the part that must be in view above a docked keyboard, in a height of `free` points.
  func part(in free: CGFloat, on phone: Phone) -> ClosedRange<CGFloat> {
    let growth = isTextField ? phone.table.barGrowth : 0
    var part = first { $0.length <= free + growth }
    // If insets reduce the visible part of a row, UIKit's own scroll would move the row to the top,
    // under the header.
    let isScrolled = isTextField && phone.settings.fieldScroll && row.length > free
    if isScrolled, !part.contains(row) { part = row }
    // A row that is too high moves to the top and shows as much as fits. This excludes a part that
    // is visible only after the navigation bar has shrunk.
    return part.lowerBound == whole.lowerBound && isTextField && part.length <= free ? whole : part
  }
}
