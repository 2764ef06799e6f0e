import UIKitValues
import Simulation

/// A table's cells by row, and the data source's row counts.
@MainActor final class TableCells {
  private var cells: [Int: UITableViewCell] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The table cell that is being reconfigured for its own row, or nil.
  var configured: UITableViewCell?
  private var spares = ReuseQueue<UITableViewCell>()
  /// The number of rows in each section, or nil before the data source was asked.
  var counts: [Int]? { didSet { total = counts?.reduce(0, +) } }
  /// The total number of the table's rows, or nil before the data source was asked.
  private(set) var total: Int?
  /// The numbers of the phone's sections and rows above and below the table's own.
  var around = SurroundingRows()
  /// The geometry of the table's rows, and the state that it is valid for; or nil.
  var geometry: (rows: RowGeometry, basis: TableBasis)?
  /// The cells reported to the delegate as displayed, with their index paths at that time.
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

  /// Removes cells from the table and keeps them for reuse.
  func drop(_ old: [UITableViewCell]) {
    for cell in old {
      cell.part = nil
      cell.removeFromSuperview()
      spares.add(cell, identifier: cell.reuseIdentifier)
    }
  }

  /// Returns the unused table cell with an identifier that has waited longest, or nil.
  func takeSpare(_ identifier: String) -> UITableViewCell? {
    guard let cell = spares.next(identifier) else { return nil }
    cell.fitted = nil
    cell.prepareForReuse()
    return cell
  }
}

/// The state of a table that its measured heights are valid for.
struct TableBasis: Equatable {
  let width: CGFloat
  /// The heights of the table's own header and footer.
  let above: SectionHeights?
  let below: SectionHeights?
  /// The heights of the section headers and footers with fields.
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
