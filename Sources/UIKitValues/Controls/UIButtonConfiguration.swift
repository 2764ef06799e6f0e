import AppFoundation

/// The configuration of a button's appearance.
///
/// Only the title, the insets, and the image with its placement and padding affect the size.
public struct UIButtonConfiguration: Sendable {
  public var title: String?
  public var subtitle: String? { didSet { notDrawn(UIButtonConfiguration.self) } }
  public var image: UIImage? { didSet { notDrawn(UIButtonConfiguration.self) } }
  public var attributedTitle: AttributedString? {
    didSet { title = attributedTitle.map { String($0.characters) } }
  }
  public var attributedSubtitle: AttributedString? {
    didSet { notDrawn(UIButtonConfiguration.self) }
  }
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    didSet { notDrawn(UIButtonConfiguration.self) }
  }
  public var titleLineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { notDrawn(UIButtonConfiguration.self) }
  }
  public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
    didSet { notDrawn(UIButtonConfiguration.self) }
  }
  public var indicator = Indicator.automatic { didSet { notDrawn(UIButtonConfiguration.self) } }
  public var automaticallyUpdateForSelection = true {
    didSet { notDrawn(UIButtonConfiguration.self) }
  }
  public var imagePlacement = NSDirectionalRectEdge.leading {
    didSet { notDrawn(UIButtonConfiguration.self) }
  }
  public var titlePadding: CGFloat = 1 { didSet { notDrawn(UIButtonConfiguration.self) } }
  public var titleAlignment = TitleAlignment.automatic {
    didSet { notDrawn(UIButtonConfiguration.self) }
  }
  public var cornerStyle = CornerStyle.dynamic {
    didSet { notDrawn(UIButtonConfiguration.self) }
  }
  public var buttonSize = Size.medium { didSet { notDrawn(UIButtonConfiguration.self) } }
  public var showsActivityIndicator = false {
    didSet { notDrawn(UIButtonConfiguration.self) }
  }
  public var background = UIBackgroundConfiguration.clear() {
    didSet { notDrawn(UIButtonConfiguration.self) }
  }
  public var imagePadding: CGFloat = 0 { didSet { notDrawn(UIButtonConfiguration.self) } }
  public var baseForegroundColor: UIColor? { didSet { notDrawn(UIButtonConfiguration.self) } }
  public var baseBackgroundColor: UIColor? { didSet { notDrawn(UIButtonConfiguration.self) } }
  public var contentInsets = NSDirectionalEdgeInsets(
    top: 7, leading: 12, bottom: 7, trailing: 12)

  public enum Indicator: Int, Sendable { case automatic, none, popup }
  public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
  public enum CornerStyle: Int, Sendable {
    case fixed = -1
    case dynamic, small, medium, large, capsule
  }
  public enum Size: Int, Sendable { case medium, small, mini, large }

  public static func plain() -> Self { Self() }
  public static func gray() -> Self { Self() }
  public static func tinted() -> Self { Self() }
  public static func filled() -> Self { Self() }
  public static func borderless() -> Self { Self() }
  public static func bordered() -> Self { Self() }
  public static func borderedProminent() -> Self { Self() }
  public static func glass() -> Self { Self() }
  public static func clearGlass() -> Self { Self() }
  public static func prominentGlass() -> Self { Self() }
  public static func prominentClearGlass() -> Self { Self() }
}
