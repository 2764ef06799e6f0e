import UIKitValues
import Simulation

/// A table's cells by row index over all sections, and the data source's row counts.
@MainActor final class TableCells {
  private var cells: [Int: UITableViewCell] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The cell that the data source is configuring again, so that dequeuing returns it; or nil.
  var configured: UITableViewCell?
  private var spares = ReuseQueue<UITableViewCell>()
  /// The number of rows in each section, or nil before the data source was asked for them.
  var counts: [Int]? { didSet { total = counts?.reduce(0, +) } }
  /// The total number of rows in all sections, or nil before the data source was asked.
  private(set) var total: Int?
  /// The rows and sections that headers and footers with fields add to the simulated phone's table.
  var around = SurroundingRows()
  /// The last computed geometry of the rows, with the table's state at that time; nil if outdated.
  var geometry: (rows: RowGeometry, basis: TableBasis)?
  /// The displayed cells, with the index paths that `willDisplay` reported to the delegate.
  var displayed: [(cell: UITableViewCell, path: IndexPath)] = []

  subscript(row: Int) -> UITableViewCell? {
    get { cells[row] }
    set {
      cells[row] = newValue
      newValue?.row = row
    }
  }

  var all: [UITableViewCell] { Array(cells.values) }

  func row(of cell: UITableViewCell) -> Int? {
    cell.row.flatMap { cells[$0] === cell ? $0 : nil }
  }

  func forget() { (cells, geometry, counts) = ([:], nil, nil) }

  func removeAll() {
    let old = cells.sorted { $0.key < $1.key }.map(\.value)
    // Ending a field with its cell can make the app reload the table.
    forget()
    drop(old)
  }

  /// Removes cells from the table, and stores them so that dequeuing can return them.
  func drop(_ old: [UITableViewCell]) {
    for cell in old {
      cell.part = nil
      cell.removeFromSuperview()
      spares.add(cell, identifier: cell.reuseIdentifier)
    }
  }

  /// Returns the unused cell with this reuse identifier that has waited longest, or nil.
  func takeSpare(_ identifier: String) -> UITableViewCell? {
    guard let cell = spares.next(identifier) else { return nil }
    cell.fitted = nil
    cell.prepareForReuse()
    return cell
  }
}

/// A table's width and other values that row heights depend on, to see if heights are up to date.
struct TableBasis: Equatable {
  let width: CGFloat
  /// The heights of the table's own header view, or nil without one.
  let above: SectionHeights?
  let below: SectionHeights?
  /// The heights of the section headers and footers that contain fields.
  let ends: [SectionEnd: SectionHeights]
  let scale: CGFloat
  let ios: Int

  @MainActor init(_ table: UITableView, on scene: Scene) {
    width = table.bounds.width
    above = TableEnd(table.tableHeaderView)?.heights
    below = TableEnd(table.tableFooterView)?.heights
    ends = Dictionary(
      uniqueKeysWithValues: table.endsWithFields.map { ($0.end, $0.lines.heights) })
    scale = scene.device.screen.scale
    ios = scene.ios
  }
}
