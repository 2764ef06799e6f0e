import UIKitValues
import Simulation

/// The heights and positions of a table's rows, for the simulated phone.
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

  var rowPlaces: [RowPlace] {
    let x = phonesStyle.sideMargin(ofWidth: bounds.width)
    var own = rowCells.map { RowPlace(view: $0, field: $0.firstFieldInside) }
    var added = 0
    for (end, lines) in endsWithFields {
      let places = lines.places(from: x)
      own.insert(contentsOf: places, at: rowCount(above: end) + added)
      added += places.count
    }
    let (above, below) = (TableEnd(tableHeaderView), TableEnd(tableFooterView))
    return (above?.places(from: x) ?? []) + own + (below?.places(from: x) ?? [])
  }

  var viewsAround: (above: [UIView], below: [UIView]) {
    (
      [tableHeaderView].compactMap(\.self) + endsWithFields.map(\.lines.view),
      [tableFooterView].compactMap(\.self)
    )
  }

  func phonesRow(_ row: Int) -> Int { cells.around.phonesRow(row) }

  /// Places the table's own header and footer views, as wide as the table (tableHeaderView's
  /// documentation).
  func layOutEnds() {
    if let tableHeaderView { place(tableHeaderView, at: 0) }
    guard let tableFooterView, let height = rows?.contentHeight else { return }
    place(tableFooterView, at: height - tableFooterView.frame.height)
  }

  private func place(_ view: UIView, at y: CGFloat) {
    place(view, at: CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height))
  }

  /// Sets the frame of a view in the table; the change counts as UIKit's, not the app's.
  func place(_ view: UIView, at frame: CGRect) {
    guard view.frame != frame else { return }
    guard let app = SimulatedApp.current else { return view.frame = frame }
    app.actAsUIKit { view.frame = frame }
  }

  func keepCells() {
    for cell in cells.all {
      if let row = cells.row(of: cell) { cell.part = CellPart(row: row) }
    }
  }

  /// Returns the heights of all rows, headers and footers, from delegate, titles and constraints.
  ///
  /// The delegate is asked again only if the rows or the ``TableBasis``, such as the width, change.
  func geometry(on scene: Scene) -> RowGeometry {
    guard hasDataSource else {
      cells.around = SurroundingRows()
      return RowGeometry(sections: [])
    }
    let basis = TableBasis(self, on: scene)
    if let kept = cells.geometry, kept.basis == basis { return kept.rows }
    let rows = RowGeometry(
      sections: [basis.above].compactMap(\.self) + measuredSections(basis.ends, on: scene)
        + [basis.below].compactMap(\.self))
    let between = basis.ends.sorted { $0.key.order < $1.key.order }.map {
      SectionLines(end: $0, row: rowCount(above: $0), rowCount: $1.rows.count)
    }
    cells.around = SurroundingRows(above: basis.above, below: basis.below, between: between)
    cells.geometry = (rows, basis)
    return rows
  }

  private func measuredSections(
    _ ends: [SectionEnd: SectionHeights], on scene: Scene
  ) -> [SectionHeights] {
    var rowCount = 0
    return (0..<numberOfSections).flatMap { section in
      let rows = rowHeights(inSection: section, from: rowCount)
      rowCount += rows.count
      let header = ends[SectionEnd(section: section, isHeader: true)]
      let footer = ends[SectionEnd(section: section, isHeader: false)]
      let own = SectionHeights(
        header: header == nil ? headerHeight(ofSection: section, scene) : 0, rows: rows,
        footer: footer == nil ? footerHeight(ofSection: section, scene) : 0)
      return [header, own, footer].compactMap(\.self)
    }
  }

  private func rowHeights(inSection section: Int, from first: Int) -> [CGFloat] {
    let count = numberOfRows(inSection: section)
    return (0..<count).map { row in
      let path = IndexPath(row: row, section: section)
      let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      return asked >= 0 ? asked : fittingHeight(ofRow: first + row)
    }
  }

  /// Returns the height in points that constraints require of a row's cell, at least the default.
  ///
  /// This minimum, which is the height of a cell without constraints, is inferred.
  private func fittingHeight(ofRow row: Int) -> CGFloat {
    guard let cell = cells[row], !cell.contentView.allConstraints.isEmpty else {
      return UITableView.defaultRowHeight
    }
    let height = cell.heightFitting(width: bounds.width)
    return max(UITableView.defaultRowHeight, height)
  }

  /// Returns the height of a section's header, with the padding above it, in points.
  private func headerHeight(ofSection section: Int, _ scene: Scene) -> CGFloat {
    let given =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let padding = headerTopPadding(ios: scene.ios)
    if given >= 0 { return given > 0 ? given + padding : 0 }
    if let height = heightOfView(at: SectionEnd(section: section, isHeader: true), scene) {
      return height > 0 ? height + padding : 0
    }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let height = phonesStyle.headerHeight(
      title: title, isFirst: section == 0, scale: scene.device.screen.scale, ios: scene.ios)
    guard title != nil else { return height }
    return height - phonesStyle.headerTopPadding(ios: scene.ios) + padding
  }

  /// The space above each section's header, in points; the property is there since iOS 15.
  func headerTopPadding(ios: Int) -> CGFloat {
    let usual = phonesStyle.headerTopPadding(ios: ios)
    return ios >= 15 && sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : usual
  }

  /// Returns the height in points of a section's header or footer view, or nil without a view.
  ///
  /// The view's constraints determine it. Without constraints, it is the height of a title in the
  /// view's text label, or else the view's own height.
  private func heightOfView(at end: SectionEnd, _ scene: Scene) -> CGFloat? {
    guard let view = sectionViews.displayed[end] ?? viewFromDelegate(at: end) else { return nil }
    if sectionViews.displayed[end] == nil { sectionViews.keep(view, at: end) }
    let heading = view as? UITableViewHeaderFooterView
    let content = heading?.contentView ?? view
    if !content.allConstraints.isEmpty {
      let height = content.heightOfConstraints(width: bounds.width)
      if height > 0 { return height }
    }
    guard view.frame.height == 0, let text = heading?.textLabel?.text else {
      return view.frame.height
    }
    guard end.isHeader else { return phonesStyle.footerHeight(text: text, ios: scene.ios) }
    return phonesStyle.headerHeight(
      title: text, isFirst: end.section == 0, scale: scene.device.screen.scale, ios: scene.ios)
      - phonesStyle.headerTopPadding(ios: scene.ios)
  }

  private func footerHeight(ofSection section: Int, _ scene: Scene) -> CGFloat {
    let given =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if given >= 0 { return given }
    if let height = heightOfView(at: SectionEnd(section: section, isHeader: false), scene) {
      return height
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

  /// The default height of a table's rows, in points.
  static let defaultRowHeight: CGFloat = 44
}
