import Foundation
import Simulation

extension Scenery {
  /// What lies in the table's bounds, the active row first, rows before headers before footers.
  var items: [TableItem] {
    let span = Self.spanInBounds(of: phone)
    let sections = phone.table.rows.sections(from: span.lowerBound, to: span.upperBound)
    let items =
      Self.rowsInBounds(of: phone).map(rowItem)
      + sections.compactMap(headerItem) + sections.compactMap(footerItem)
    return items.sorted { $0.priority > $1.priority }
  }

  private func rowItem(_ row: Int) -> TableItem {
    let isActive = row == phone.firstResponder
    let share = phone.visibleShare(ofRow: row)
    // Under a floating header the active row is hidden like any other.
    return TableItem(
      kind: .row(row), frameOnScreen: phone.frameOnScreen(ofRow: row),
      priority: isActive && share > 0 ? 4 : 2, isActive: isActive,
      isMostlyVisible: share >= 0.5)
  }

  private func headerItem(_ section: Int) -> TableItem? {
    guard form.sections[section].header != nil else { return nil }
    let resting = phone.table.rows.span(ofHeader: section)
    let span = phone.table.headerSpan(ofSection: section)
    let frame = phone.convertToScreen(fromTable: phone.table.rect(of: span))
    let isFloating = span != resting
    return TableItem(
      kind: .header(section: section), frameOnScreen: frame, priority: isFloating ? 3 : 1,
      isActive: false, isMostlyVisible: isFloating)
  }

  private func footerItem(_ section: Int) -> TableItem? {
    guard form.sections[section].footer != nil else { return nil }
    let span = phone.table.rows.span(ofFooter: section)
    return TableItem(
      kind: .footer(section: section),
      frameOnScreen: phone.convertToScreen(fromTable: phone.table.rect(of: span)), priority: 0,
      isActive: false, isMostlyVisible: false)
  }
}
