import Foundation
import Simulation

/// The cells of a table, by their rows, and what its data source has said of these.
@MainActor final class TableCells {
  private var cells: [Int: UITableViewCell] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The cell whose row is shown again, while it is.
  var configured: UITableViewCell?
  private var spares = ReuseQueue<UITableViewCell>()
  /// How many rows each section has; nil before the data source was asked.
  var counts: [Int]? { didSet { total = counts?.reduce(0, +) } }
  /// How many rows those are.
  private(set) var total: Int?
  /// What of the phone's rows is around those of the table.
  var around = RowsAround()
  /// Where the rows lie, and the circumstances in which heights were asked for.
  var geometry: (rows: RowGeometry, basis: TableBasis)?
  /// The cells that the delegate was told of as on the screen, with the index paths that they had
  /// then.
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
    // What hears of a field that ends with its cell may reload the table itself.
    forget()
    drop(old)
  }

  /// Takes cells out of the table, for other rows.
  func drop(_ old: [UITableViewCell]) {
    for cell in old {
      cell.part = nil
      cell.removeFromSuperview()
      spares.add(cell, identifier: cell.reuseIdentifier)
    }
  }

  /// Returns a cell that is not used any more, the one that has waited longest.
  func takeSpare(_ identifier: String) -> UITableViewCell? {
    guard let cell = spares.next(identifier) else { return nil }
    cell.fitted = nil
    cell.prepareForReuse()
    return cell
  }
}

/// The circumstances in which a table's heights hold.
struct TableBasis: Equatable {
  let width: CGFloat
  /// What the table's own header and footer are.
  let above: SectionHeights?
  let below: SectionHeights?
  let scale: CGFloat
  let ios: Int

  @MainActor init(_ table: UITableView, on scene: Scene) {
    width = table.bounds.width
    above = TableEnd(table.tableHeaderView)?.heights
    below = TableEnd(table.tableFooterView)?.heights
    scale = scene.device.screen.scale
    ios = scene.ios
  }
}
