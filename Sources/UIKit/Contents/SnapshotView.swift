import Foundation

/// A view that shows snapshots of its items, a table or a collection.
@MainActor protocol SnapshotView {
  func reloadData()
  /// Takes items out and puts others in, in one update.
  func update(deleting deleted: [IndexPath], inserting inserted: [IndexPath])
  func reloadItems(at indexPaths: [IndexPath])
  func reconfigureItems(at indexPaths: [IndexPath])
}

extension NSDiffableDataSourceSnapshot {
  /// Shows it in a view whose data source has it already: items that stay keep their cells, and what is
  /// active in them.
  @MainActor func show(after old: Self, in view: any SnapshotView) {
    guard let changes = changes(from: old) else { return view.reloadData() }
    if !changes.deleted.isEmpty || !changes.inserted.isEmpty {
      view.update(deleting: changes.deleted, inserting: changes.inserted)
    }
    let paths = self.paths
    let reloaded = reloadedItemIdentifiers.compactMap { paths[$0] }
    if !reloaded.isEmpty { view.reloadItems(at: reloaded) }
    view.reconfigureItems(at: reconfiguredItemIdentifiers.compactMap { paths[$0] })
  }

  func section(at index: Int) -> Section? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func count(ofSectionAt index: Int) -> Int {
    section(at: index).map { numberOfItems(inSection: $0) } ?? 0
  }
}

extension UICollectionView: SnapshotView {
  func update(deleting deleted: [IndexPath], inserting inserted: [IndexPath]) {
    performBatchUpdates {
      self.deleteItems(at: deleted)
      self.insertItems(at: inserted)
    }
  }
}

/// A table whose rows come and go by an animation.
struct AnimatedTable: SnapshotView {
  let table: UITableView
  let animation: UITableView.RowAnimation

  func reloadData() { table.reloadData() }

  func update(deleting deleted: [IndexPath], inserting inserted: [IndexPath]) {
    table.beginUpdates()
    table.deleteRows(at: deleted, with: animation)
    table.insertRows(at: inserted, with: animation)
    table.endUpdates()
  }

  func reloadItems(at indexPaths: [IndexPath]) { table.reloadRows(at: indexPaths, with: animation) }

  func reconfigureItems(at indexPaths: [IndexPath]) { table.reconfigureRows(at: indexPaths) }
}
