import Foundation

/// Where a layout of UIKit's has put the items of a collection, in its content.
@MainActor struct ItemFrames {
  var sections: [[CGRect]] = []
  var height: CGFloat = 0

  /// Returns the place of an item; nil for one that is not there.
  func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = sections[indexPath.section][indexPath.item]
    return attributes
  }

  /// Returns the size of the content, which is as wide as the collection.
  func contentSize(in collectionView: UICollectionView?) -> CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }
}
