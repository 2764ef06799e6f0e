import UIKitValues
import Simulation

/// A collection layout that is composed of sections.
///
/// A section is a list, with rows across the collection that are as high as their cells, or it
/// consists of groups of items.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var items = ItemFrames()

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .list(using: configuration))
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    section = sectionProvider
    self.configuration = configuration
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
    guard let collectionView, let scene = SimulatedApp.current?.phone.scene else { return }
    // A cell has to exist to be measured, and is created with its frame for empty content.
    let lacksCells = collectionView.cells?.joined().contains { $0 == nil } ?? true
    if lacksCells { layOut([], of: collectionView, on: scene) }
    layOut(collectionView.rowCells, of: collectionView, on: scene)
    collectionView.keepCells()
  }

  private func layOut(_ cells: [UIView], of collectionView: UICollectionView, on scene: Scene) {
    items = ItemFrames()
    var cells = cells[...]
    let environment = LayoutEnvironment(contentSize: collectionView.bounds.size)
    for number in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: number)
      let own = (0..<count).map { cells.dropFirst($0).first as? UICollectionViewCell }
      cells = cells.dropFirst(count)
      if number > 0 { items.height += configuration.interSectionSpacing }
      let section = section(number, environment)
      if let section, let group = section.group {
        addGroups(group, of: section, own, in: environment.contentSize)
      } else {
        let width = environment.contentSize.width
        addRows(
          own, ListMeasures(section?.list, isFirst: number == 0, width: width, on: scene), width)
      }
    }
  }

  private func addRows(
    _ cells: [UICollectionViewCell?], _ measures: ListMeasures, _ whole: CGFloat
  ) {
    let width = whole - 2 * measures.margin
    items.height += measures.header
    var rows: [CGRect] = []
    for cell in cells {
      let rowHeight = cell?.heightFitting(width: width) ?? UITableView.defaultRowHeight
      rows.append(CGRect(x: measures.margin, y: items.height, width: width, height: rowHeight))
      items.height += rowHeight
    }
    items.sections.append(rows)
    items.height += measures.footer
  }

  /// Appends a section's header, its groups of items inside the insets, and its footer.
  private func addGroups(
    _ group: NSCollectionLayoutGroup, of section: NSCollectionLayoutSection,
    _ cells: [UICollectionViewCell?], in size: CGSize
  ) {
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let boundary = section.boundarySupplementaryItems.filter(\.extendsBoundary)
    func height(of views: [NSCollectionLayoutBoundarySupplementaryItem]) -> CGFloat {
      views.reduce(0) { $0 + $1.layoutSize.size(in: inner).height }
    }
    items.height += height(of: boundary.filter(\.alignment.isTop)) + insets.top
    let groups = GroupFrames(
      of: group, spacing: section.interGroupSpacing, count: cells.count, in: inner
    ) { item, width in
      cells[item]?.contentHeight(width: width)
    }
    let top = items.height
    items.sections.append(groups.frames.map { $0.offsetBy(dx: insets.leading, dy: top) })
    items.height += groups.height + insets.bottom
    items.height += height(of: boundary.filter(\.alignment.isBottom))
  }
}

/// The configuration of a whole compositional layout, such as the spacing between sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var interSectionSpacing: CGFloat = 0
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      guard scrollDirection == .horizontal else { return }
      SimulatedApp.warnOnce(
        "UICollectionViewCompositionalLayoutConfiguration.scrollDirection: sections are laid out "
          + "downward")
    }
  }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { notDrawn(UICollectionViewCompositionalLayoutConfiguration.self) }
  }
  public override init() { super.init() }
}

/// The space around a list section's rows, equal to that of a table in the same style.
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

/// The configuration of a collection's section that is a list.
public struct UICollectionLayoutListConfiguration {
  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat? {
    didSet { notDone(UICollectionLayoutListConfiguration.self) }
  }
  public var separatorConfiguration = UIListSeparatorConfiguration() {
    didSet { notDrawn(UICollectionLayoutListConfiguration.self) }
  }
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  { didSet { notDrawn(UICollectionLayoutListConfiguration.self) } }
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

  public typealias Appearance = UICollectionLayoutListAppearance
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
}

extension UICollectionLayoutListAppearance {
  fileprivate var style: TableStyle {
    switch self {
    case .plain, .sidebar, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
