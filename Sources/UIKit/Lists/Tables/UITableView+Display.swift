import UIKitValues

/// Calls to a table's delegate about cells that come onto the screen or leave it.
extension UITableView {
  func tellOfDisplay() {
    guard window != nil, hasDataSource else { return }
    layOutEnds()
    // The calls for cells come first (reibang.com 07fef73d9b4e).
    defer { displaySectionViews() }
    let shown = visibleRows.map { (cell: cell(ofRow: $0), path: indexPath(ofRow: $0)) }
    let before = cells.displayed
    cells.displayed = shown
    guard before.map(\.cell) != shown.map(\.cell) else { return }
    let (old, new) = (Set(before.map(\.cell)), Set(shown.map(\.cell)))
    for (cell, path) in shown where !old.contains(cell) {
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    for (cell, path) in before where !new.contains(cell) {
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }
}

extension UITableView {
  /// Calls `didEndDisplaying` for displayed cells that have lost their row, before their reuse.
  ///
  /// This order is inferred.
  func tellOfCellsThatLeft() {
    let gone = cells.displayed.filter { cells.row(of: $0.cell) == nil }
    cells.displayed.removeAll { cells.row(of: $0.cell) == nil }
    for (cell, path) in gone {
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }
}

extension UICollectionView {
  func tellOfDisplay() {
    guard window != nil, hasDataSource else { return }
    let shown = indexPathsForVisibleItems.compactMap { path in
      cellForItem(at: path).map { (cell: $0, path: path) }
    }
    let before = displayed
    displayed = shown
    guard before.map(\.cell) != shown.map(\.cell) else { return }
    let (old, new) = (Set(before.map(\.cell)), Set(shown.map(\.cell)))
    for (cell, path) in shown where !old.contains(cell) {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    for (cell, path) in before where !new.contains(cell) {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }
}
