import AppFoundation

/// The content of a list cell: a text, a secondary text and an image.
public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties() {
    didSet { notDrawn(UIListContentConfiguration.self) }
  }
  /// Whether the cell's two texts are side by side, instead of one below the other.
  public var prefersSideBySideTextAndSecondaryText: Bool
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var imageToTextPadding: CGFloat = 16

  private init(
    _ style: UIFont.TextStyle = .body, second: UIFont.TextStyle = .subheadline,
    isSideBySide: Bool = false
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second))
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self(second: .body, isSideBySide: true) }
  /// Returns the content of a header in a plain table; one line is as high as a title, 28 points.
  ///
  /// The margins above and below the line are inferred from that height.
  public static func plainHeader() -> Self {
    var content = Self(.headline)
    (content.directionalLayoutMargins.top, content.directionalLayoutMargins.bottom) = (3.75, 3.75)
    return content
  }
  public static func plainFooter() -> Self { Self(.footnote) }
  public static func groupedHeader() -> Self { Self(.footnote) }
  public static func groupedFooter() -> Self { Self(.footnote) }
  public static func prominentInsetGroupedHeader() -> Self { Self(.headline) }
  public static func sidebarCell() -> Self { Self() }
  public static func sidebarSubtitleCell() -> Self { Self() }
  public static func accompaniedSidebarCell() -> Self { Self() }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
  public static func sidebarHeader() -> Self { Self(.headline) }

  /// The style of a text in a list cell.
  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var numberOfLines = 0
    public var color = UIColor.label { didSet { notDrawn(TextProperties.self) } }
    public var colorTransformer: UIConfigurationColorTransformer? {
      didSet { notDrawn(TextProperties.self) }
    }
    public var alignment = TextAlignment.natural { didSet { notDrawn(TextProperties.self) } }
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail {
      didSet { notDrawn(TextProperties.self) }
    }
    public var adjustsFontForContentSizeCategory = true {
      didSet { notDrawn(TextProperties.self) }
    }
    public var transform = TextTransform.none { didSet { notDrawn(TextProperties.self) } }

    fileprivate init(font: UIFont) { self.font = font }

    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
  }

  /// The style and size of the image in a list cell.
  public struct ImageProperties: Hashable, Sendable {
    public var maximumSize = CGSize.zero { didSet { notDone(ImageProperties.self) } }
    public var tintColor: UIColor? { didSet { notDrawn(ImageProperties.self) } }
    public var cornerRadius: CGFloat = 0 { didSet { notDrawn(ImageProperties.self) } }
    public var reservedLayoutSize = CGSize.zero { didSet { notDone(ImageProperties.self) } }
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      didSet { notDrawn(ImageProperties.self) }
    }
  }
}
