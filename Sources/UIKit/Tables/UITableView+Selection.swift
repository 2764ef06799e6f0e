import Foundation

/// A row that a finger selects, in the order of UITableViewDelegate's reference.
extension UITableView {
  /// Selects a cell, unless the delegate says of another one, or of none.
  func takeTap(on cell: UITableViewCell) {
    guard allowsSelection, let touched = indexPath(for: cell) else { return }
    let path = tableDelegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
    guard let path else { return }
    let old = indexPathForSelectedRow
    if let old, old != path {
      select(nil)
      tableDelegate?.tableView(self, didDeselectRowAt: old)
    }
    select(path)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  /// Tells the cells of it, and no delegate.
  func select(_ path: IndexPath?) {
    if let old = indexPathForSelectedRow {
      cellForRow(at: old)?.setSelected(false, animated: false)
    }
    indexPathForSelectedRow = path
    if let path { cellForRow(at: path)?.setSelected(true, animated: false) }
  }
}

extension UICollectionView {
  /// Selects a cell, unless the delegate says that it shall not.
  func takeTap(on cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return }
    for old in indexPathsForSelectedItems ?? [] where old != path {
      deselectItem(at: old, animated: false)
      collectionDelegate?.collectionView(self, didDeselectItemAt: old)
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }
}

extension SimulatedApp {
  /// Selects the cell that a finger was lifted on, unless that was on a control or a text in it, which
  /// keep touches to themselves.
  func select(under view: UIView) {
    var next: UIView? = view
    while let view = next, !(view is UIControl), view.textInput == nil {
      if let cell = view as? UITableViewCell {
        (cell.superview as? UITableView)?.takeTap(on: cell)
        return
      }
      if let cell = view as? UICollectionViewCell {
        (cell.superview as? UICollectionView)?.takeTap(on: cell)
        return
      }
      next = view.superview
    }
  }
}
