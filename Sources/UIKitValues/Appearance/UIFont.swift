import AppFoundation
import Simulation

/// A font with a name and a size.
public final class UIFont: NSObject, @unchecked Sendable {
  private let word = FirstWord.ofObject
  public let pointSize: CGFloat
  public let fontName: String

  init(_ name: String, _ size: CGFloat) {
    fontName = name
    pointSize = size
  }

  public convenience override init() { self.init("", 0) }
  public convenience init?(name: String, size: CGFloat) { self.init(name, size) }

  /// Creates a font from a descriptor.
  ///
  /// If the given size isn't above 0, the descriptor's size is used.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.name, pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
  public var familyName: String { fontName }

  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(".SFUI-Regular", size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI-Regular", size)
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(".SFUI-Regular", size)
  }
  /// The names of the phone's font families: only the system font's.
  public static var familyNames: [String] { [".SFUI-Regular"] }
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [familyName] : []
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(".SFUI-Semibold", size)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI-Regular", size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFMono-Regular", size)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(".SFUI-Italic", size)
  }

  /// Returns the font for a text style at the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(".SFUI-Regular", style.size)
  }

  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  public static var smallSystemFontSize: CGFloat { 12 }
  public static var systemFontSize: CGFloat { 14 }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }

  /// The height of a line in this font, in points: the size times a factor that all fonts share.
  public var lineHeight: CGFloat { pointSize * TextMeasure.lineHeight / TextMeasure.fontSize }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }
  public override var hash: Int { [AnyHashable(fontName), AnyHashable(pointSize)].hashValue }

  public var capHeight: CGFloat { pointSize * 0.7 }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size) }

  /// The width of a font's characters, which here are all as wide as the standard width's.
  public struct Width: Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2

    fileprivate var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }
}

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How a text that is too long wraps or is cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Font metrics for Dynamic Type, always at the default text size.
@preconcurrency @MainActor public final class UIFontMetrics: NSObject {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
