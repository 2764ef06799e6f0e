import UIKitValues

/// A table or collection view that a diffable data source can update with snapshots.
@MainActor protocol SnapshotView {
  func reloadData()
  /// Whether the view has asked its data source for the number of items.
  var isLoaded: Bool { get }
  /// Deletes and inserts sections and items in one batch update.
  func update(_ changes: SnapshotChanges)
  func reloadItems(at indexPaths: [IndexPath])
  func reconfigureItems(at indexPaths: [IndexPath])
}

extension NSDiffableDataSourceSnapshot {
  /// Updates a view from the snapshot `old` to this one, which the view's data source already has.
  ///
  /// Items that stay keep their cells, so that a field being edited there stays active.
  @MainActor func show(after old: Self, in view: any SnapshotView) {
    guard view.isLoaded, let changes = changes(from: old) else { return view.reloadData() }
    if !changes.isEmpty { view.update(changes) }
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
  var isLoaded: Bool { cells != nil }

  func update(_ changes: SnapshotChanges) {
    performBatchUpdates {
      self.deleteItems(at: changes.deleted)
      self.insertItems(at: changes.inserted)
      self.deleteSections(changes.deletedSections)
      self.insertSections(changes.insertedSections)
      self.reloadSections(changes.reloadedSections)
    }
  }
}

/// A table view with the row animation for its updates by a diffable data source.
struct AnimatedTable: SnapshotView {
  let table: UITableView
  let animation: UITableView.RowAnimation

  func reloadData() { table.reloadData() }

  var isLoaded: Bool { table.cells.counts != nil }

  func update(_ changes: SnapshotChanges) {
    table.beginUpdates()
    table.deleteRows(at: changes.deleted, with: animation)
    table.insertRows(at: changes.inserted, with: animation)
    table.deleteSections(changes.deletedSections, with: animation)
    table.insertSections(changes.insertedSections, with: animation)
    table.reloadSections(changes.reloadedSections, with: animation)
    table.endUpdates()
  }

  func reloadItems(at indexPaths: [IndexPath]) { table.reloadRows(at: indexPaths, with: animation) }

  func reconfigureItems(at indexPaths: [IndexPath]) { table.reconfigureRows(at: indexPaths) }
}
