import AppFoundation

/// A set of a rectangle's edges in terms of the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// The background of a cell or button, which the simulation doesn't draw.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  public var backgroundColor: UIColor? { didSet { notDrawn(UIBackgroundConfiguration.self) } }
  public var cornerRadius: CGFloat = 0 { didSet { notDrawn(UIBackgroundConfiguration.self) } }
  public var strokeColor: UIColor? { didSet { notDrawn(UIBackgroundConfiguration.self) } }
  public var strokeWidth: CGFloat = 0 { didSet { notDrawn(UIBackgroundConfiguration.self) } }
  public var backgroundInsets = NSDirectionalEdgeInsets() {
    didSet { notDrawn(UIBackgroundConfiguration.self) }
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
