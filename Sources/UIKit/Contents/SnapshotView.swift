import Foundation

/// A view that shows snapshots of its items, a table or a collection.
@MainActor protocol SnapshotView {
  func reloadData()
  /// Whether it has shown anything of its data source.
  var isLoaded: Bool { get }
  /// Takes items and sections out and puts others in, in one update.
  func update(_ changes: SnapshotChanges)
  func reloadItems(at indexPaths: [IndexPath])
  func reconfigureItems(at indexPaths: [IndexPath])
}

extension NSDiffableDataSourceSnapshot {
  /// Shows it in a view whose data source has it already: items that stay keep their cells, and
  /// what is active in them.
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

/// What leads from one snapshot to another: what goes by its place before, what comes by its place
/// after.
struct SnapshotChanges {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  let deletedSections: IndexSet
  let insertedSections: IndexSet
  let reloadedSections: IndexSet

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty
      && reloadedSections.isEmpty
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

/// A table whose rows come and go by an animation.
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
