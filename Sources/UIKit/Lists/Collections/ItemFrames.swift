import UIKitValues

/// The frames of all items in a collection's content, computed by a flow or compositional layout.
@MainActor struct ItemFrames {
  var sections: [[CGRect]] = []
  var height: CGFloat = 0

  /// Returns the layout attributes of a collection's item, or nil if there is no such item.
  func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = sections[indexPath.section][indexPath.item]
    return attributes
  }

  /// Returns the content size in points, which is as wide as the collection view.
  func contentSize(in collectionView: UICollectionView?) -> CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }
}
