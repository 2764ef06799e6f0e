import UIKitValues
import Simulation

/// A scroll view with items placed by a layout.
///
/// Each item is a row of the simulated phone with a cell of its own. The cell is reused only after
/// its item was reloaded or deleted.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The data source for prefetching items.
  ///
  /// The property has no effect, since in the simulation all cells are requested at once.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { notDone(UICollectionView.self) }
  }
  open var isPrefetchingEnabled = true { didSet { notUsed(UICollectionView.self) } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  open var backgroundView: UIView? { didSet { notDrawn(UICollectionView.self) } }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { notDone(UICollectionView.self) }
  }
  open var allowsFocus = true { didSet { notUsed(UICollectionView.self) } }
  open var selectionFollowsFocus = false { didSet { notUsed(UICollectionView.self) } }
  open var dragInteractionEnabled = true { didSet { notUsed(UICollectionView.self) } }
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { notUsed(UICollectionView.self) }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { notUsed(UICollectionView.self) }
  }
  open var isEditing = false { didSet { notDone(UICollectionView.self) } }
  open var allowsSelectionDuringEditing = false { didSet { notUsed(UICollectionView.self) } }
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { notUsed(UICollectionView.self) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false {
    didSet { notUsed(UICollectionView.self) }
  }
  public internal(set) var indexPathsForSelectedItems: [IndexPath]? = []
  let registry = CollectionRegistry()
  /// The cells by section and item (nil if not created yet), or nil before the items were counted.
  var cells: [[UICollectionViewCell?]]?
  /// The changes of the batch update that is running, or nil if none is.
  var updates: ItemUpdates?
  /// The displayed cells, which were reported to the delegate by `willDisplay`.
  var displayed: [(cell: UICollectionViewCell, path: IndexPath)] = []
  var isReloaded = false
  private var laidOutWidth: CGFloat = 0

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { scrollDelegate = newValue }
  }

  var collectionDelegate: (any UICollectionViewDelegate)? {
    scrollDelegate as? any UICollectionViewDelegate
  }

  override var rowView: (any RowView)? { self }

  open override var subviews: [UIView] {
    visibleCells + children.filter { !($0 is UICollectionViewCell) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    defer { tellOfDisplay() }
    guard bounds.width != laidOutWidth else { return }
    laidOutWidth = bounds.width
    collectionViewLayout.invalidateLayout()
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open func reloadData() {
    for case let cell? in (cells ?? []).joined() {
      drop(cell)
    }
    let shown = displayed
    (cells, displayed, isReloaded) = (nil, [], true)
    collectionViewLayout.invalidateLayout()
    for (cell, path) in shown {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition.phones, animated: animated)
  }

  public typealias ScrollPosition = UICollectionViewScrollPosition

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // Override points for updates.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { updates in updates.inserted += indexPaths.map { ($0, nil) } }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    update { updates in updates.deleted += indexPaths }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    update { updates in
      updates.deleted += indexPaths
      updates.inserted += indexPaths.map { ($0, nil) }
    }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let cell = row(at: indexPath).flatMap { _ in cells?[indexPath.section][indexPath.item] }
    update { updates in
      updates.deleted.append(indexPath)
      updates.inserted.append((newIndexPath, cell))
    }
  }

  open func insertSections(_ sections: IndexSet) {
    update { updates in updates.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    update { updates in updates.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    update { updates in updates.reloadedSections.formUnion(sections) }
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    _ = indexPaths
    self.updates = self.updates ?? ItemUpdates()
    updates?()
    finish()
    tellOfUpdates(completion)
  }
}
