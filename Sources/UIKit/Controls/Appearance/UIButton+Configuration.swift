import UIKitValues

extension UIButton {
  /// The configuration of a button's appearance.
  ///
  /// Only the title, the insets, and the image with its placement and padding affect the size.
  public struct Configuration: Sendable {
    public var title: String?
    public var subtitle: String? { didSet { notDrawn(UIButton.Configuration.self) } }
    public var image: UIImage? { didSet { notDrawn(UIButton.Configuration.self) } }
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    public var attributedSubtitle: AttributedString? {
      didSet { notDrawn(UIButton.Configuration.self) }
    }
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      didSet { notDrawn(UIButton.Configuration.self) }
    }
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping {
      didSet { notDrawn(UIButton.Configuration.self) }
    }
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      didSet { notDrawn(UIButton.Configuration.self) }
    }
    public var indicator = Indicator.automatic { didSet { notDrawn(UIButton.Configuration.self) } }
    public var automaticallyUpdateForSelection = true {
      didSet { notDrawn(UIButton.Configuration.self) }
    }
    public var imagePlacement = NSDirectionalRectEdge.leading {
      didSet { notDrawn(UIButton.Configuration.self) }
    }
    public var titlePadding: CGFloat = 1 { didSet { notDrawn(UIButton.Configuration.self) } }
    public var titleAlignment = TitleAlignment.automatic {
      didSet { notDrawn(UIButton.Configuration.self) }
    }
    public var cornerStyle = CornerStyle.dynamic {
      didSet { notDrawn(UIButton.Configuration.self) }
    }
    public var buttonSize = Size.medium { didSet { notDrawn(UIButton.Configuration.self) } }
    public var showsActivityIndicator = false {
      didSet { notDrawn(UIButton.Configuration.self) }
    }
    public var background = UIBackgroundConfiguration.clear() {
      didSet { notDrawn(UIButton.Configuration.self) }
    }
    public var imagePadding: CGFloat = 0 { didSet { notDrawn(UIButton.Configuration.self) } }
    public var baseForegroundColor: UIColor? { didSet { notDrawn(UIButton.Configuration.self) } }
    public var baseBackgroundColor: UIColor? { didSet { notDrawn(UIButton.Configuration.self) } }
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    public enum Indicator: Int, Sendable { case automatic, none, popup }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }

    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func glass() -> Configuration { Configuration() }
    public static func clearGlass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
    public static func prominentClearGlass() -> Configuration { Configuration() }
  }
}
