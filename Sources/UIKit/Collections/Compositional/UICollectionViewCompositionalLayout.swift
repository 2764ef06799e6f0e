import Foundation
import Simulation

/// A layout of sections, each of which is a list: rows as wide as the collection and as high as their cells.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let list: (Int) -> UICollectionLayoutListConfiguration?
  private var items = ItemFrames()

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .list(using: configuration))
  }

  public init(section: NSCollectionLayoutSection) {
    list = { _ in section.list }
    super.init()
  }

  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    list = { sectionProvider($0, LayoutEnvironment())?.list }
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open override var collectionViewContentSize: CGSize {
    items.contentSize(in: collectionView)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { items.attributes(at: indexPath) }

  open override func prepare() {
    super.prepare()
    items = ItemFrames()
    guard let collectionView, let scene = SimulatedApp.current?.phone.scene else { return }
    // A cell is made to be measured; it gets its place when all have one.
    var cells = collectionView.rowCells[...]
    for section in 0..<collectionView.numberOfSections {
      let whole = collectionView.bounds.width
      let measures = ListMeasures(list(section), isFirst: section == 0, width: whole, on: scene)
      let width = whole - 2 * measures.margin
      items.height += measures.header
      var rows: [CGRect] = []
      for _ in 0..<collectionView.numberOfItems(inSection: section) {
        let cell = cells.popFirst() as? UICollectionViewCell
        let rowHeight = cell?.heightFitting(width: width) ?? UITableView.defaultRowHeight
        rows.append(CGRect(x: measures.margin, y: items.height, width: width, height: rowHeight))
        items.height += rowHeight
      }
      items.sections.append(rows)
      items.height += measures.footer
    }
    collectionView.keepCells()
  }
}

/// A section's room around its rows: that of a table's of the same look.
@MainActor private struct ListMeasures {
  let header: CGFloat
  let footer: CGFloat
  let margin: CGFloat

  init(
    _ list: UICollectionLayoutListConfiguration?, isFirst: Bool, width: CGFloat, on scene: Scene
  ) {
    let style = list?.appearance.style ?? .plain
    header = style.headerHeight(
      title: list?.headerMode == .supplementary ? "" : nil, isFirst: isFirst,
      scale: scene.device.screen.scale, ios: scene.ios)
    footer = style.footerHeight(
      text: list?.footerMode == .supplementary ? "" : nil, ios: scene.ios)
    margin = style.sideMargin(ofWidth: width)
  }
}

/// How a list looks.
public struct UICollectionLayoutListConfiguration {
  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat? {
    didSet { notDone(UICollectionLayoutListConfiguration.self) }
  }
  public var showsSeparators = true {
    didSet { notDrawn(UICollectionLayoutListConfiguration.self) }
  }
  public var backgroundColor: UIColor? {
    didSet { notDrawn(UICollectionLayoutListConfiguration.self) }
  }
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  {
    didSet { notDone(UICollectionLayoutListConfiguration.self) }
  }
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  {
    didSet { notDone(UICollectionLayoutListConfiguration.self) }
  }

  public init(appearance: Appearance) { self.appearance = appearance }

  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    fileprivate var style: TableStyle {
      switch self {
      case .plain, .sidebar, .sidebarPlain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
}

/// A section of such a layout.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  fileprivate let list: UICollectionLayoutListConfiguration

  fileprivate init(_ list: UICollectionLayoutListConfiguration) { self.list = list }

  fileprivate static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(configuration) }
}

/// What a layout is told of where it is.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { get }
}

private struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { .current }
}
