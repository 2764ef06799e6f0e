import UIKitValues

/// A section of a compositional layout: a list, or item groups that follow each other downward.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// The configuration of a section that is a list, or nil for a section of groups.
  let list: UICollectionLayoutListConfiguration?
  let group: NSCollectionLayoutGroup?
  open var contentInsets = NSDirectionalEdgeInsets()
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { notDrawn(NSCollectionLayoutSection.self) }
  }
  open var supplementariesFollowContentInsets = true {
    didSet { notDrawn(NSCollectionLayoutSection.self) }
  }
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none {
    didSet {
      guard orthogonalScrollingBehavior != .none else { return }
      SimulatedApp.warnOnce(
        "NSCollectionLayoutSection.orthogonalScrollingBehavior: groups are laid out downward")
    }
  }

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
  }

  private init(_ list: UICollectionLayoutListConfiguration) {
    self.list = list
    group = nil
  }

  static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }
}

/// The background of a collection's section, which the simulation doesn't draw.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// The facts that a layout's section provider gets for creating a section, such as the size.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The container of a collection's section during layout, with its size and insets.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment that a section provider gets, with the collection's bounds as its container.
struct LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets = NSDirectionalEdgeInsets()

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var traitCollection: UITraitCollection { .current }
}
