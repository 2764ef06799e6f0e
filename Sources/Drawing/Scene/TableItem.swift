import Foundation
import Simulation

/// A row, header or footer of the table that is at least partly on the screen.
struct TableItem {
  /// The kind of item, with the index of the section or row.
  enum Kind: Equatable {
    case header(section: Int)
    case row(Int)
    case footer(section: Int)
  }

  let kind: Kind
  let frameOnScreen: CGRect
  /// The priority for a terminal line that two items need: the higher one gets the line.
  let priority: Int
  let isActive: Bool
  /// Whether most of the item is visible, so that its text is drawn even if rounding would hide it.
  let isMostlyVisible: Bool
  /// The index of a collection view's cell among the cells beside it, from 0 at the left.
  var cell = 0

  var isRow: Bool {
    guard case .row = kind else { return false }
    return true
  }
}

extension ScreenScene {
  /// The rows, headers and footers in the table's bounds, in the order of their priorities.
  var items: [TableItem] {
    let (bounds, geometry) = (phone.table.bounds, phone.table.rows)
    let top = rows.first.map { geometry.span(ofRow: $0).lowerBound } ?? bounds.minY
    let bottom = rows.last.map { geometry.span(ofRow: $0).upperBound } ?? bounds.maxY
    let sections = geometry.sections(
      from: min(top, bounds.minY), to: max(bottom, bounds.maxY))
    let items =
      rows.filter { !phone.table.rows.isHidden(row: $0) }.map(rowItem)
      + sections.compactMap(headerItem) + sections.compactMap(footerItem)
    return items.sorted { $0.priority > $1.priority }
  }

  private func rowItem(_ row: Int) -> TableItem {
    let isActive = row == phone.firstResponder
    let share = phone.visibleShare(ofRow: row)
    // Under a floating header, the active row is hidden like any other.
    return TableItem(
      kind: .row(row), frameOnScreen: phone.frameOnScreen(ofRow: row),
      priority: share <= 0 ? 0 : isActive ? 4 : 2, isActive: isActive,
      isMostlyVisible: share >= 0.5, cell: phone.table.rows.column(ofRow: row))
  }

  private func headerItem(_ section: Int) -> TableItem? {
    guard form.sections[section].header != nil else { return nil }
    let resting = phone.table.rows.span(ofHeader: section)
    let span = phone.table.headerSpan(ofSection: section)
    let frame = phone.convertToScreen(fromTable: phone.table.rect(of: span))
    // A header that the next one pushes away is mostly under the bar.
    let isFloating = span != resting && isMostlySeen(frame)
    return TableItem(
      kind: .header(section: section), frameOnScreen: frame, priority: isFloating ? 3 : 1,
      isActive: false, isMostlyVisible: isFloating)
  }

  private func footerItem(_ section: Int) -> TableItem? {
    guard form.sections[section].footer != nil else { return nil }
    let span = phone.table.footerSpan(ofSection: section)
    let frame = phone.convertToScreen(fromTable: phone.table.rect(of: span))
    let isFloating = span != phone.table.rows.span(ofFooter: section) && isMostlySeen(frame)
    return TableItem(
      kind: .footer(section: section), frameOnScreen: frame, priority: isFloating ? 3 : 0,
      isActive: false, isMostlyVisible: isFloating)
  }

  private func isMostlySeen(_ frame: CGRect) -> Bool {
    frame.intersection(phone.visibleTableFrame).height * 2 >= frame.height
  }
}
