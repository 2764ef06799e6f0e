import UIKitValues

/// The changes of a collection's items in a batch update.
///
/// Deleted items have index paths from before the update, and inserted items from after it.
struct ItemUpdates {
  var deleted: [IndexPath] = []
  var inserted: [(path: IndexPath, cell: UICollectionViewCell?)] = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
}

/// Inserting, deleting, moving and reloading a collection view's items and sections.
extension UICollectionView {
  /// Adds changes to the batch update that is running, or applies them at once without one.
  func update(_ change: (inout ItemUpdates) -> Void) {
    // Before the data source was asked, there is nothing to update.
    guard cells != nil else { return }
    let isInBatch = updates != nil
    var updates = updates ?? ItemUpdates()
    change(&updates)
    self.updates = updates
    if !isInBatch { finish() }
  }

  func finish() {
    guard let updates else { return }
    self.updates = nil
    for path in updates.deleted.sorted(by: >) where row(at: path) != nil {
      let cell = cells?[path.section].remove(at: path.item)
      guard let cell = cell ?? nil, !updates.inserted.contains(where: { $0.cell === cell }) else {
        continue
      }
      drop(cell)
    }
    finishSections(updates)
    for (path, cell) in updates.inserted.sorted(by: { $0.path < $1.path }) {
      guard let count = cells?[path.section].count else { continue }
      cells?[path.section].insert(cell, at: min(path.item, count))
    }
    collectionViewLayout.invalidateLayout()
  }

  /// Removes the cells of deleted and reloaded sections, and makes empty slots for new cells.
  private func finishSections(_ updates: ItemUpdates) {
    guard let before = cells else { return }
    let (deleted, reloaded) = (updates.deletedSections, updates.reloadedSections)
    for section in deleted.union(reloaded) where before.indices.contains(section) {
      for case let cell? in before[section] { drop(cell) }
    }
    var sections = before.indices.filter { !deleted.contains($0) }
      .map { reloaded.contains($0) ? nil : before[$0] }
    for section in updates.insertedSections.sorted() {
      sections.insert(nil, at: min(section, sections.count))
    }
    cells = sections.enumerated().map { section, cells in
      cells ?? Array(repeating: nil, count: max(0, numberOfItems(inSection: section)))
    }
  }

  /// Removes a cell from the collection view, and stores it so that dequeuing can return it.
  func drop(_ cell: UICollectionViewCell) {
    cell.part = nil
    cell.removeFromSuperview()
    registry.keep(cell)
  }
}
