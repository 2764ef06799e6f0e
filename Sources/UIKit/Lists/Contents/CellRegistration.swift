import UIKitValues

extension UICollectionView {
  /// A cell class with the handler that configures its cells for a collection's items.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A header or footer class with the handler that configures its views for a collection.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    fileprivate let kind: String
    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let frame = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let cell = registry.configured as? Cell ?? Cell(frame: frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// Configures items again: the data source's cell method runs and dequeues the existing cells.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let dataSource, let cell = cells?[path.section][path.item] else { continue }
      registry.configured = cell
      _ = dataSource.collectionView(self, cellForItemAt: path)
      registry.configured = nil
    }
    if !indexPaths.isEmpty { collectionViewLayout.invalidateLayout() }
  }
}

extension UITableView {
  /// Configures rows again: the data source's cell method runs and dequeues the existing cells.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let dataSource, let row = row(at: path), let cell = cells[row] else { continue }
      cells.configured = cell
      _ = dataSource.tableView(self, cellForRowAt: path)
      cells.configured = nil
      cell.fitted = nil
    }
    if !indexPaths.isEmpty { SimulatedApp.current?.setNeedsSceneUpdate() }
  }
}
