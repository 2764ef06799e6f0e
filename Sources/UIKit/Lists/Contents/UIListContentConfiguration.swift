import UIKitValues

/// The content of a list cell: a text, a secondary text and an image.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
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
  public static func plainHeader() -> Self { Self(.headline) }
  public static func plainFooter() -> Self { Self(.footnote) }
  public static func groupedHeader() -> Self { Self(.footnote) }
  public static func groupedFooter() -> Self { Self(.footnote) }
  public static func prominentInsetGroupedHeader() -> Self { Self(.headline) }
  public static func sidebarCell() -> Self { Self() }
  public static func sidebarHeader() -> Self { Self(.headline) }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The style of a text in a list cell.
  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var numberOfLines = 0
    public var color = UIColor.label { didSet { notDrawn(TextProperties.self) } }
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

/// The view that shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let texts = UIStackView()
  private let all = UIStackView()
  private let label = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private lazy var edges = [
    all.topAnchor.constraint(equalTo: topAnchor),
    all.leadingAnchor.constraint(equalTo: leadingAnchor),
    bottomAnchor.constraint(equalTo: all.bottomAnchor),
    trailingAnchor.constraint(equalTo: all.trailingAnchor),
  ]

  open var configuration: any UIContentConfiguration { didSet { show() } }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [label, second] { texts.addArrangedSubview(view) }
    for view in [picture, texts] { all.addArrangedSubview(view) }
    all.alignment = .center
    all.translatesAutoresizingMaskIntoConstraints = false
    addSubview(all)
    NSLayoutConstraint.activate(edges)
    show()
  }

  public required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    show(content.text, content.textProperties, in: label)
    show(content.secondaryText, content.secondaryTextProperties, in: second)
    picture.image = content.image
    picture.isHidden = content.image == nil
    all.spacing = content.imageToTextPadding
    if content.prefersSideBySideTextAndSecondaryText {
      texts.axis = .horizontal
      texts.spacing = content.textToSecondaryTextHorizontalPadding
    } else {
      texts.axis = .vertical
      texts.spacing = content.textToSecondaryTextVerticalPadding
    }
    let margins = content.directionalLayoutMargins
    for (edge, margin) in zip(
      edges, [margins.top, margins.leading, margins.bottom, margins.trailing])
    { edge.constant = margin }
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    label.isHidden = text == nil
  }
}
