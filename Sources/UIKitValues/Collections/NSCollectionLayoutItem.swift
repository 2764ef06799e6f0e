import AppFoundation

/// A part of a collection layout's group: one item of the collection, or another group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the item's content within its space in the group.
  open var contentInsets = NSDirectionalEdgeInsets()

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
    if !supplementaryItems.isEmpty { notDrawn(NSCollectionLayoutItem.self, "supplementaryItems") }
  }
}

/// A group of items, side by side or stacked; a section repeats it until all items are placed.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  let isHorizontal: Bool
  /// The fixed count of subitems in the group, or nil for as many as fit.
  let count: Int?
  /// Whether the subitems share the group's length equally, whatever their own sizes are.
  let sharesLength: Bool

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil, sharesLength: Bool = false
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    self.sharesLength = sharesLength
    super.init(layoutSize: size, supplementaryItems: [])
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true)
  }
  /// Returns a group of `count` items that share the group's width equally.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], isHorizontal: true, count: count, sharesLength: true)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }
  /// Returns a group of `count` items that share the group's height equally.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], isHorizontal: false, count: count, sharesLength: true)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }
}

/// A view attached to an item of a collection, such as a badge.
///
/// The simulation doesn't lay it out.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0 { didSet { notDrawn(NSCollectionLayoutSupplementaryItem.self) } }

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header or footer of a collection view's section.
///
/// Only its height affects the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  open var extendsBoundary = true
  open var pinToVisibleBounds = false {
    didSet { notDone(NSCollectionLayoutBoundarySupplementaryItem.self) }
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  package var isTop: Bool { [.top, .topLeading, .topTrailing].contains(self) }
  package var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
}
