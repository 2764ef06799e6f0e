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

  public var visualEffect: UIVisualEffect? { didSet { notDrawn(UIBackgroundConfiguration.self) } }
  public var image: UIImage? { didSet { notDrawn(UIBackgroundConfiguration.self) } }
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    didSet { notDrawn(UIBackgroundConfiguration.self) }
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// A change of a configuration's color by the state of its view, which the simulation never makes.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  private let id: Int
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.init(0, transform) }

  private init(_ id: Int, _ transform: @escaping (UIColor) -> UIColor) {
    (self.id, self.transform) = (id, transform)
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static let grayscale = UIConfigurationColorTransformer(1) { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer(2) { $0 }
  public static let preferredTint = UIConfigurationColorTransformer(3) { $0 }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
