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
    return TableItem(
      kind: .row(row), frameOnScreen: phone.frameOnScreen(ofRow: row),
      priority: isActive ? 4 : 2, isActive: isActive,
      isMostlyVisible: phone.visibleShare(ofRow: row) >= 0.5)
  }

  private func headerItem(_ section: Int) -> TableItem? {
    guard form.sections[section].header != nil else { return nil }
    let resting = phone.table.rows.span(ofHeader: section)
    let span = phone.table.style == .plain ? floating(resting, section: section) : resting
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

  /// A plain table's header stays at the top while a part of its section is in view.
  private func floating(
    _ span: ClosedRange<CGFloat>, section: Int
  ) -> ClosedRange<CGFloat> {
    let top = phone.table.unobscured.lowerBound
    let height = span.upperBound - span.lowerBound
    let lowest = phone.table.rows.span(ofFooter: section).lowerBound - height
    let y = min(max(span.lowerBound, top), max(span.lowerBound, lowest))
    return y...(y + height)
  }
}
