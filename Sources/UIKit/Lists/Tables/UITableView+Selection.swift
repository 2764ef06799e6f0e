import UIKitValues

/// Selection of a table's row by a finger.
///
/// The row is highlighted while touched, and selected when the finger lifts.
extension UITableView {
  /// Selects a tapped cell's row, with UIKit's delegate calls.
  ///
  /// The delegate can choose another row or none. A row that must not be highlighted is not
  /// selected (tableView(_:shouldHighlightRowAt:)'s documentation).
  func takeTap(on cell: UITableViewCell) {
    guard allowsSelection, let touched = indexPath(for: cell),
      tableDelegate?.tableView(self, shouldHighlightRowAt: touched) ?? true
    else { return }
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: touched)
    cell.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: touched)
    let path = tableDelegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
    guard let path else { return }
    if let old = indexPathForSelectedRow, old != path { deselect(old) }
    select(path)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  /// Deselects the selected row, because another row is being selected.
  ///
  /// The delegate can choose another row to deselect, or none.
  private func deselect(_ old: IndexPath) {
    let path = tableDelegate.map { $0.tableView(self, willDeselectRowAt: old) } ?? old
    guard let path else { return }
    if path == indexPathForSelectedRow { select(nil) }
    tableDelegate?.tableView(self, didDeselectRowAt: path)
  }

  /// Changes the selected row without delegate calls; nil deselects the current one.
  func select(_ path: IndexPath?) {
    if let old = indexPathForSelectedRow {
      cellForRow(at: old)?.setSelected(false, animated: false)
    }
    indexPathForSelectedRow = path
    if let path { cellForRow(at: path)?.setSelected(true, animated: false) }
  }
}

/// Selection of a collection's items, in the order of UICollectionViewDelegate's documentation.
extension UICollectionView {
  /// Highlights a tapped cell of the collection, selects its item and ends the highlight.
  func takeTap(on cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    select(cell, at: path)
    cell.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects a cell's item and deselects others, unless the delegate forbids it.
  private func select(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    for old in indexPathsForSelectedItems ?? [] where old != path {
      deselectItem(at: old, animated: false)
      collectionDelegate?.collectionView(self, didDeselectItemAt: old)
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }
}

extension UIView {
  /// Selects the row or item of the cell around the tapped view, unless the tap was on a control or
  /// text field in the cell.
  func selectCellAround() {
    var next: UIView? = self
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
