import Foundation
import Simulation

/// What a data source makes of the phone's rows.
extension UITableView: RowView {
  var hasDataSource: Bool { dataSource != nil }

  var rowCells: [UIView] {
    guard let dataSource else { return [] }
    var row = 0
    var all: [UIView] = []
    for (section, count) in (rowCounts ?? []).enumerated() {
      for index in 0..<count {
        let path = IndexPath(row: index, section: section)
        let cell = cells[row] ?? dataSource.tableView(self, cellForRowAt: path)
        if cells[row] == nil { keep(cell, ofRow: row) }
        all.append(cell)
        row += 1
      }
    }
    return all
  }

  func keepCells() {
    for cell in cells.all {
      if let row = cells.row(of: cell) { cell.part = CellPart(row: row) }
    }
  }

  /// Where the rows lie, by the data source's titles and the delegate's heights, which are asked for once until
  /// the rows are loaded again or the width is another one.
  func geometry(on scene: Scene) -> RowGeometry {
    guard hasDataSource else { return RowGeometry(sections: []) }
    let basis = TableBasis(self, on: scene)
    if let kept = cells.geometry, kept.basis == basis { return kept.rows }
    let rows = measuredRows(on: scene)
    cells.geometry = (rows, basis)
    return rows
  }

  private func measuredRows(on scene: Scene) -> RowGeometry {
    var rowCount = 0
    let sections = (0..<numberOfSections).map { section in
      let rows = rowHeights(inSection: section, from: rowCount)
      rowCount += rows.count
      return SectionHeights(
        header: headerHeight(ofSection: section, scene), rows: rows,
        footer: footerHeight(ofSection: section, scene))
    }
    return RowGeometry(sections: addingTableViews(to: sections))
  }

  /// The table's own header and footer stand above and below its sections.
  private func addingTableViews(to sections: [SectionHeights]) -> [SectionHeights] {
    var sections = sections
    guard let last = sections.indices.last else { return sections }
    sections[0].header += tableHeaderView?.frame.height ?? 0
    sections[last].footer += tableFooterView?.frame.height ?? 0
    return sections
  }

  private func rowHeights(inSection section: Int, from first: Int) -> [CGFloat] {
    let count = numberOfRows(inSection: section)
    return (0..<count).map { row in
      let path = IndexPath(row: row, section: section)
      let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      return asked >= 0 ? asked : fittingHeight(ofRow: first + row)
    }
  }

  /// The height that a cell's constraints give it at the table's width, where it has any; a row is no lower
  /// than one without, which is inferred.
  private func fittingHeight(ofRow row: Int) -> CGFloat {
    guard let cell = cells[row], !cell.contentView.allConstraints.isEmpty else {
      return UITableView.defaultRowHeight
    }
    let height = cell.heightFitting(width: bounds.width)
    return max(UITableView.defaultRowHeight, height)
  }

  private func headerHeight(ofSection section: Int, _ scene: Scene) -> CGFloat {
    let given =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if given >= 0 { return given }
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
      return view.frame.height
    }
    return phonesStyle.headerHeight(
      title: dataSource?.tableView(self, titleForHeaderInSection: section), isFirst: section == 0,
      scale: scene.device.screen.scale, ios: scene.ios)
  }

  private func footerHeight(ofSection section: Int, _ scene: Scene) -> CGFloat {
    let given =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if given >= 0 { return given }
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      return view.frame.height
    }
    return phonesStyle.footerHeight(
      text: dataSource?.tableView(self, titleForFooterInSection: section), ios: scene.ios)
  }

  var phonesStyle: TableStyle {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  /// Points of a row whose height is left to the table.
  static let defaultRowHeight: CGFloat = 44
}
