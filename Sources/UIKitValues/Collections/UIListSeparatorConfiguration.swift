import AppFoundation

/// The separators of a list, which the simulation doesn't draw.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  public var color = UIColor.separator { didSet { notDrawn(UIListSeparatorConfiguration.self) } }
  public var multipleSelectionColor = UIColor.separator {
    didSet { notDrawn(UIListSeparatorConfiguration.self) }
  }
  public var topSeparatorInsets = NSDirectionalEdgeInsets() {
    didSet { notDrawn(UIListSeparatorConfiguration.self) }
  }
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets() {
    didSet { notDrawn(UIListSeparatorConfiguration.self) }
  }
  public var topSeparatorVisibility = Visibility.automatic {
    didSet { notDrawn(UIListSeparatorConfiguration.self) }
  }
  public var bottomSeparatorVisibility = Visibility.automatic {
    didSet { notDrawn(UIListSeparatorConfiguration.self) }
  }

  public init(listAppearance: UICollectionLayoutListAppearance) {}
  package init() {}

  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
}

/// The look of a list section in a collection view.
public enum UICollectionLayoutListAppearance: Int, Sendable {
  case plain, grouped, insetGrouped, sidebar, sidebarPlain
}
