import UIKitValues

/// The registered classes of a collection view's cells and supplementary views, and its unused
/// cells.
@MainActor final class CollectionRegistry {
  var cells: [String: UICollectionViewCell.Type] = [:]
  /// The registered classes of supplementary views, by kind and then by identifier.
  var others: [String: [String: UICollectionReusableView.Type]] = [:]
  /// The cell that the data source is configuring again, so that dequeuing returns it; or nil.
  var configured: UICollectionViewCell?
  private var spares = ReuseQueue<UICollectionViewCell>()

  /// Stores a cell that has left the collection view, so that dequeuing can return it.
  func keep(_ cell: UICollectionViewCell) {
    spares.add(cell, identifier: cell.reuseIdentifier)
  }

  /// Returns the unused cell with this reuse identifier that has waited longest, or nil.
  func takeSpare(_ identifier: String) -> UICollectionViewCell? {
    guard let cell = spares.next(identifier) else { return nil }
    cell.prepareForReuse()
    return cell
  }
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.tellOfCells()
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { nib?.tellOfCells() }

  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.cells[identifier] = cellClass as? UICollectionViewCell.Type
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.others[elementKind, default: [:]][identifier] =
      viewClass as? UICollectionReusableView.Type
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = registry.configured { return cell }
    if let spare = registry.takeSpare(identifier) { return spare }
    let frame = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let cell = (registry.cells[identifier] ?? UICollectionViewCell.self).init(frame: frame)
    cell.reuseIdentifier = identifier
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = registry.others[elementKind]?[identifier] ?? UICollectionReusableView.self
    let view = type.init(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }
}
