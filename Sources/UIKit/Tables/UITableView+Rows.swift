import Foundation
import Simulation

/// Rows by their index paths.
extension UITableView {
  /// Where its rows lie: the phone's, or its own while it is not the phone's table.
  private var rows: RowGeometry? {
    isPhonesTable ? SimulatedApp.current?.phone.table.rows : cells.geometry?.rows
  }

  var isPhonesTable: Bool { part?.holdsRows == true }

  /// How many rows it has over all sections.
  var rowCount: Int { rows?.rowCount ?? 0 }

  /// Gives its cells their frames while it is not the phone's table.
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

  /// How many rows each section has, as the data source said when the rows were loaded; nil without one.
  var rowCounts: [Int]? {
    if let counts = cells.counts { return counts }
    guard let counts = countRows() else { return nil }
    cells.counts = counts
    return counts
  }

  /// Asks the data source.
  func countRows() -> [Int]? {
    guard let dataSource else { return nil }
    return (0..<dataSource.numberOfSections(in: self)).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  func rect(ofRow row: Int) -> CGRect? {
    guard let rows, row < rows.rowCount else { return nil }
    if isPhonesTable { return SimulatedApp.current?.phone.rect(forRow: row) }
    let span = rows.span(ofRow: row)
    let rect = CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.length)
    return rect.insetBy(dx: phonesStyle.sideMargin(ofWidth: rect.width), dy: 0)
  }

  public var numberOfSections: Int { rowCounts?.count ?? rows?.sectionCount ?? 1 }

  public func numberOfRows(inSection section: Int) -> Int {
    if let rowCounts { return rowCounts.indices.contains(section) ? rowCounts[section] : 0 }
    guard let rows, section < rows.sectionCount else { return 0 }
    return rows.rows(inSection: section).count
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    row(at: indexPath).flatMap(rect) ?? .zero
  }

  public func rect(forSection section: Int) -> CGRect {
    rect(ofSection: section) { $0.span(ofSection: $1) }
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(ofSection: section) { $0.span(ofHeader: $1) }
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(ofSection: section) { $0.span(ofFooter: $1) }
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard case .row(let row) = rows?.element(at: point.y) else { return nil }
    return indexPath(ofRow: row)
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rows?.rows(from: rect.minY, to: rect.maxY).map(indexPath)
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.row(of: cell).map(indexPath)
  }

  /// Returns the cell of a row that is on the screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let row = row(at: indexPath), visibleRows.contains(row) else { return nil }
    return cell(ofRow: row)
  }

  public var visibleCells: [UITableViewCell] { visibleRows.compactMap(cell) }

  public var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(indexPath) }

  /// The cell with the first responder, which a table keeps, where it is out of sight.
  var editedCell: UITableViewCell? {
    guard isPhonesTable, let row = SimulatedApp.current?.phone.firstResponder,
      !visibleRows.contains(row)
    else { return nil }
    return cell(ofRow: row)
  }

  var visibleRows: Range<Int> {
    let bounds = bounds
    return rows?.rows(from: bounds.minY, to: bounds.maxY) ?? 0..<0
  }

  private func rect(
    ofSection section: Int, _ span: (RowGeometry, Int) -> ClosedRange<CGFloat>
  ) -> CGRect {
    guard let rows, section < rows.sectionCount else { return .zero }
    let span = span(rows, section)
    return CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.length)
  }

  /// Returns the number of a row over all sections, from 0; nil where there is no such row.
  func row(at indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2, let rows, indexPath.section >= 0,
      indexPath.section < rows.sectionCount
    else { return nil }
    let inSection = rows.rows(inSection: indexPath.section)
    let row = inSection.lowerBound + indexPath.row
    return inSection.contains(row) ? row : nil
  }

  func indexPath(ofRow row: Int) -> IndexPath {
    guard let rows, row < rows.rowCount else { return IndexPath(row: row, section: 0) }
    let section = rows.section(ofRow: row)
    return IndexPath(row: row - rows.rows(inSection: section).lowerBound, section: section)
  }

  /// Returns a row's cell, made now if it was not yet.
  func cell(ofRow row: Int) -> UITableViewCell {
    if let cell = cells[row] { return cell }
    let path = indexPath(ofRow: row)
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? SimulatedApp.current?.stage?.makeCell(ofRow: row) ?? UITableViewCell()
    keep(cell, ofRow: row)
    return cell
  }

  /// Makes a cell the row's.
  func keep(_ cell: UITableViewCell, ofRow row: Int) {
    cells[row] = cell
    addSubview(cell)
    cell.part = CellPart(row: row)
  }
}
