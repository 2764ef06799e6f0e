import UIKitValues
import Simulation

/// Access to a collection view's items by index path.
extension UICollectionView {
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    for (section, items) in (cells ?? []).enumerated() {
      if let item = items.firstIndex(where: { $0 === cell }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPaths.first { layoutAttributesForItem(at: $0)?.frame.contains(point) ?? false }
  }

  /// Returns the cell of a visible item of the collection view, or nil for any other item.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    indexPathsForVisibleItems.contains(indexPath) ? cell(at: indexPath) : nil
  }

  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cell) }

  public var indexPathsForVisibleItems: [IndexPath] {
    let bounds = bounds
    return indexPaths.filter {
      layoutAttributesForItem(at: $0)?.frame.intersects(bounds) ?? false
    }
  }

  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for old in indexPathsForSelectedItems ?? [] { cellForItem(at: old)?.isSelected = false }
    indexPathsForSelectedItems = indexPath.map { [$0] } ?? []
    if let indexPath { cellForItem(at: indexPath)?.isSelected = true }
    guard let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// The index paths of all items, in order; each item is one row of the simulated phone.
  var indexPaths: [IndexPath] {
    countCells()
    return (cells ?? []).enumerated().flatMap { section, items in
      items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  /// Returns an item's index over all sections, from 0, or nil if there is no such item.
  func row(at indexPath: IndexPath) -> Int? {
    countCells()
    guard let cells, indexPath.count == 2, cells.indices.contains(indexPath.section),
      cells[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return cells[..<indexPath.section].reduce(indexPath.item) { $0 + $1.count }
  }

  /// Returns the cell of a collection's item, and creates the cell on first use.
  private func cell(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let row = row(at: indexPath), let dataSource else { return nil }
    if let cell = cells?[indexPath.section][indexPath.item] { return cell }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    cells?[indexPath.section][indexPath.item] = cell
    addSubview(cell)
    place(cell, row: row, at: indexPath)
    return cell
  }

  /// Sets the cell's frame and attributes, and makes the cell represent the simulated phone's row.
  private func place(_ cell: UICollectionViewCell, row: Int, at indexPath: IndexPath) {
    let attributes = layoutAttributesForItem(at: indexPath)
    cell.frame = attributes?.frame ?? .zero
    cell.part = CellPart(row: row)
    if let attributes { cell.apply(attributes) }
  }

  /// Asks for the collection's item counts on first use, and makes an empty slot for each cell.
  private func countCells() {
    guard cells == nil, dataSource != nil else { return }
    cells = (0..<numberOfSections).map {
      Array(repeating: nil, count: max(0, numberOfItems(inSection: $0)))
    }
  }
}

/// The collection view's items as the rows of the simulated phone.
extension UICollectionView: RowView {
  var hasDataSource: Bool { dataSource != nil }

  var rowCells: [UIView] { indexPaths.compactMap(cell) }

  var phonesStyle: TableStyle { .collection }

  func checkRow(at path: IndexPath) {
    countCells()
    guard path.count == 2, let cells else { return }
    guard cells.indices.contains(path.section) else {
      raise(
        .inconsistency,
        "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when "
          + "there are only \(cells.count) sections.")
    }
    guard !cells[path.section].indices.contains(path.item) else { return }
    raise(
      .inconsistency,
      "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are "
        + "only \(cells[path.section].count) items in section \(path.section).")
  }

  func rect(ofRow row: Int) -> CGRect? {
    let paths = indexPaths
    guard paths.indices.contains(row) else { return nil }
    return layoutAttributesForItem(at: paths[row])?.frame
  }

  func keepCells() {
    for (row, path) in indexPaths.enumerated() {
      if let cell = cells?[path.section][path.item] { place(cell, row: row, at: path) }
    }
  }

  func geometry(on scene: Scene) -> RowGeometry {
    let frames = indexPaths.map { layoutAttributesForItem(at: $0)?.frame ?? .zero }
    collectionViewLayout.prepareIfNeeded()
    return RowGeometry(
      frames: frames, contentHeight: collectionViewLayout.collectionViewContentSize.height)
  }
}
