import UIKitValues
import Simulation

/// Access to a table's rows by index path.
extension UITableView {
  /// The rows' heights and positions, from the simulated phone if this is its table; or nil.
  var rows: RowGeometry? {
    takeReload()
    return isPhonesTable ? SimulatedApp.current?.phone.table.rows : cells.geometry?.rows
  }

  var isPhonesTable: Bool { part?.holdsRows == true }

  /// The count of rows in all sections, at most the count from the data source.
  ///
  /// New rows don't count until the simulated phone has them.
  var rowCount: Int {
    let count = max(0, (rows?.rowCount ?? 0) - cells.around.rowCount)
    return min(count, cells.total ?? count)
  }

  /// Returns a name to display, such as `Row 2`, for a row of the simulated phone without a field.
  func name(ofPhonesRow phonesRow: Int) -> String {
    let row = cells.around.ownRow(phonesRow)
    if row < 0 || row < rowCount && self.phonesRow(row) > phonesRow { return "Header" }
    return row < rowCount ? "Row \(row + 1)" : "Footer"
  }

  /// Returns the title of the section whose only row is this row of the simulated phone, or nil.
  func titleOfSection(withPhonesRow phonesRow: Int) -> String? {
    let row = cells.around.ownRow(phonesRow)
    guard (0..<rowCount).contains(row) else { return nil }
    let section = indexPath(ofRow: row).section
    guard numberOfRows(inSection: section) == 1 else { return nil }
    return dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  /// How many sections the table's last geometry has, except those for headers and footers.
  var sectionCount: Int {
    max(0, (rows?.sectionCount ?? 0) - cells.around.sectionCount)
  }

  /// Converts the simulated phone's row indexes, which count header rows, too, to the table's own.
  private func ownRows(_ rows: Range<Int>) -> Range<Int> {
    let around = cells.around
    return (around.ownRow(rows.lowerBound)..<around.ownRow(rows.upperBound))
      .clamped(to: 0..<rowCount)
  }

  /// Sets the content size and all cells' frames in a table that isn't the simulated phone's.
  func layOutOwnRows() {
    guard !isPhonesTable, hasDataSource, let scene = SimulatedApp.current?.phone.scene else {
      return
    }
    let all = rowCells
    own.contentSize = CGSize(width: bounds.width, height: geometry(on: scene).contentHeight)
    for (row, cell) in all.enumerated() {
      guard let frame = rect(ofRow: row), frame != cell.frame else { continue }
      cell.frame = frame
    }
  }

  /// The number of rows in each section at the last reload, or nil without a data source.
  var rowCounts: [Int]? {
    if let counts = cells.counts { return counts }
    guard let counts = countRows() else { return nil }
    cells.counts = counts
    return counts
  }

  /// Asks the data source for the number of rows in each section; nil without a data source.
  func countRows() -> [Int]? {
    guard let dataSource else { return nil }
    return (0..<dataSource.numberOfSections(in: self)).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  func rect(ofRow row: Int) -> CGRect? {
    guard let rows, row < rowCount else { return nil }
    if isPhonesTable { return SimulatedApp.current?.phone.rect(forRow: phonesRow(row)) }
    let span = rows.span(ofRow: phonesRow(row))
    let rect = CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.length)
    return rect.insetBy(dx: phonesStyle.sideMargin(ofWidth: rect.width), dy: 0)
  }

  public var numberOfSections: Int { rowCounts?.count ?? rows.map { _ in sectionCount } ?? 1 }

  public func numberOfRows(inSection section: Int) -> Int {
    if let rowCounts { return rowCounts.indices.contains(section) ? rowCounts[section] : 0 }
    guard let rows, section < sectionCount else { return 0 }
    return rows.rows(inSection: cells.around.phonesSection(section)).count
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    row(at: indexPath).flatMap(rect) ?? .zero
  }

  public func rect(forSection section: Int) -> CGRect {
    let own = rect(ofSection: section) { $0.span(ofSection: $1) }
    return [rectForHeader(inSection: section), rectForFooter(inSection: section)]
      .filter { !$0.isEmpty }.reduce(own) { $0.union($1) }
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: SectionEnd(section: section, isHeader: true))
      ?? rect(ofSection: section) { $0.span(ofHeader: $1) }
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: SectionEnd(section: section, isHeader: false))
      ?? rect(ofSection: section) { $0.span(ofFooter: $1) }
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard case .row(let row) = rows?.element(at: point.y) else { return nil }
    return ownRows(row..<row + 1).first.map(indexPath)
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rows.map { ownRows($0.rows(from: rect.minY, to: rect.maxY)).map(indexPath) }
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.row(of: cell).map(indexPath)
  }

  /// Returns the cell of a visible row of the table, or nil for any other row.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let row = row(at: indexPath), visibleRows.contains(row) else { return nil }
    return cell(ofRow: row)
  }

  public var visibleCells: [UITableViewCell] { visibleRows.compactMap(cell) }

  public var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(indexPath) }

  /// The cell with the first responder, if it is off the screen, so that it isn't removed; or nil.
  var editedCell: UITableViewCell? {
    guard isPhonesTable, let phonesRow = SimulatedApp.current?.phone.firstResponder,
      let row = ownRows(phonesRow..<phonesRow + 1).first, !visibleRows.contains(row)
    else { return nil }
    return cell(ofRow: row)
  }

  var visibleRows: Range<Int> {
    let bounds = bounds
    return rows.map { ownRows($0.rows(from: bounds.minY, to: bounds.maxY)) } ?? 0..<0
  }

  /// Returns the frame in the content of a section header or footer with fields; nil for others.
  func rect(of end: SectionEnd) -> CGRect? {
    guard let rows, let section = cells.around.phonesSection(of: end) else { return nil }
    let span = rows.span(ofSection: section)
    return CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.length)
  }

  private func rect(
    ofSection section: Int, _ span: (RowGeometry, Int) -> ClosedRange<CGFloat>
  ) -> CGRect {
    guard let rows, section < sectionCount else { return .zero }
    let span = span(rows, cells.around.phonesSection(section))
    return CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.length)
  }

  /// Returns a row's index over all sections, from 0, or nil if there is no such row.
  func row(at indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2, let rows, indexPath.section >= 0, indexPath.section < sectionCount
    else { return nil }
    let inSection = ownRows(rows.rows(inSection: cells.around.phonesSection(indexPath.section)))
    let row = inSection.lowerBound + indexPath.row
    return inSection.contains(row) ? row : nil
  }

  func indexPath(ofRow row: Int) -> IndexPath {
    guard let rows, row < rowCount else { return IndexPath(row: row, section: 0) }
    let section = rows.section(ofRow: phonesRow(row))
    return IndexPath(
      row: phonesRow(row) - rows.rows(inSection: section).lowerBound,
      section: cells.around.ownSection(section))
  }

  /// Returns the cell of a row, counted from 0 over all sections; creates the cell on first use.
  func cell(ofRow row: Int) -> UITableViewCell {
    if let cell = cells[row] { return cell }
    let path = indexPath(ofRow: row)
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? SimulatedApp.current?.stage?.makeCell(ofRow: row) ?? UITableViewCell()
    keep(cell, ofRow: row)
    return cell
  }

  /// Puts a cell in the table as the cell of a row, which is an index from 0 over all sections.
  func keep(_ cell: UITableViewCell, ofRow row: Int) {
    cells[row] = cell
    addSubview(cell)
    cell.part = CellPart(row: row)
  }
}
