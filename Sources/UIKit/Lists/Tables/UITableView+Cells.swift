import UIKitValues

/// Registration and reuse of a table's cells.
///
/// Each row keeps a cell of its own, visible or not, since its field belongs to the form. A cell is
/// reused only after its row was reloaded or deleted.
extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.classes[identifier] = cellClass as? UITableViewCell.Type
  }

  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.tellOfCells()
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.configured ?? cells.takeSpare(identifier)
      ?? cells.classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// The index paths of the selected rows: at most one, since only one row can be selected.
  public var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { select(nil) }
  }

  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
