import UIKitValues

/// A collection's data source that shows snapshots of sections and items.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Item
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<Section, Item>()
  open var supplementaryViewProvider: SupplementaryViewProvider?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { shown.item(at: indexPath) }
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { shown.paths[itemIdentifier] }
  open func sectionIdentifier(for index: Int) -> Section? {
    shown.section(at: index)
  }
  open func index(for sectionIdentifier: Section) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  /// Shows a snapshot of sections and items in the collection view.
  ///
  /// Items that stay keep their cells and the editing in them.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = shown
    shown = snapshot.settled
    if let collectionView { snapshot.show(after: old, in: collectionView) }
    if let completion { DispatchQueue.main.async { completion() } }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    shown = snapshot.settled
    collectionView?.reloadData()
    if let completion { DispatchQueue.main.async { completion() } }
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.count(ofSectionAt: section) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
