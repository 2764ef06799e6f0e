import UIKitValues

/// The base class of table and collection data sources that show snapshots of sections and items.
@preconcurrency @MainActor
open class SnapshotDataSource<Section: Hashable, Item: Hashable>: NSObject {
  final var shown = NSDiffableDataSourceSnapshot<Section, Item>()

  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { shown.item(at: indexPath) }
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { shown.paths[itemIdentifier] }
  open func sectionIdentifier(for index: Int) -> Section? { shown.section(at: index) }
  open func index(for sectionIdentifier: Section) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  /// Shows a snapshot of sections and items in the view.
  ///
  /// Rows and items that stay keep their cells, so that a field being edited there stays active.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = shown
    shown = snapshot.settled
    show(snapshot, after: old)
    if let completion { DispatchQueue.main.async { completion() } }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    shown = snapshot.settled
    reloadView()
    if let completion { DispatchQueue.main.async { completion() } }
  }

  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    after old: NSDiffableDataSourceSnapshot<Section, Item>
  ) {}
  func reloadView() {}
}
