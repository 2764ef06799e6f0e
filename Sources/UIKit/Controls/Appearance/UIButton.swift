import UIKitValues

/// A button control with a title that responds to taps.
@preconcurrency @MainActor open class UIButton: UIControl {
  public typealias Configuration = UIButtonConfiguration

  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  public private(set) var buttonType = ButtonType.custom
  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    return label
  }()
  public private(set) lazy var imageView: UIImageView? = {
    notDrawn(UIButton.self, "imageView")
    return UIImageView()
  }()
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  open var automaticallyUpdatesConfiguration = true { didSet { notDrawn(UIButton.self) } }
  open var adjustsImageWhenHighlighted = true { didSet { notDrawn(UIButton.self) } }
  open var adjustsImageWhenDisabled = true { didSet { notDrawn(UIButton.self) } }
  open var showsTouchWhenHighlighted = false { didSet { notDrawn(UIButton.self) } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { notDrawn(UIButton.self) } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { notDrawn(UIButton.self) } }
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var isUpdatingConfiguration = false
  open var role = Role.normal { didSet { notDrawn(UIButton.self) } }
  open var isPointerInteractionEnabled = false { didSet { notUsed(UIButton.self) } }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { notDrawn(UIButton.self) }

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  open var menu: UIMenu? { didSet { notUsed(UIButton.self) } }
  open var showsMenuAsPrimaryAction = false { didSet { notDone(UIButton.self) } }
  open var changesSelectionAsPrimaryAction = false { didSet { notDone(UIButton.self) } }

  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Calls the app's handler that updates the button's configuration for its current state.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // The configuration follows the state (UIButton.configurationUpdateHandler).
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  override var hasTapOfItsOwn: Bool { true }

  /// Returns the events that a tap on a button sends (UIControl.Event.primaryActionTriggered).
  override func take(_ touch: UITouch) -> Event { [.touchUpInside, .primaryActionTriggered] }

  open var currentTitle: String? { title(for: state) }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    invalidateIntrinsicContentSize()
  }

  private var attributedTitles: [UInt: NSAttributedString] = [:]
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    // Doesn't call `setTitle(_:for:)`, since a subclass may call this method from there.
    titles[state.rawValue] = title?.string
    invalidateIntrinsicContentSize()
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: .normal) }

  open func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[0] ?? configuration?.title
  }
  private var titleColors: [UInt: UIColor] = [:]
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    notDrawn(UIButton.self)
  }
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[0]
  }
  open var currentTitleColor: UIColor { titleColor(for: .normal) ?? .white }
  open var currentImage: UIImage? { image(for: .normal) }
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { notDrawn(UIButton.self) }
  }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    notDrawn(UIButton.self)
    invalidateIntrinsicContentSize()
  }
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  private var backgroundImages: [UInt: UIImage] = [:]
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    notDrawn(UIButton.self)
  }
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }

  /// The button's size in points: the image, the title beside it, and the insets around both.
  ///
  /// If the insets are zero, 6 points above and below are added, and the width is at least 30. That
  /// doesn't apply to a button with only an image.
  ///
  /// The title's font has 15 points, as in Interface Builder's buttons of 46 × 30. On a custom
  /// button, the font has 18 points (stackoverflow 70778238). A configuration's title has the body
  /// style's 17 points.
  open override var intrinsicContentSize: CGSize {
    if let configuration { return size(with: configuration) }
    let font = titleLabel?.font ?? .systemFont(ofSize: 15)
    let title = titleSize(font)
    let image = currentImage?.size ?? .zero
    let content = CGSize(
      width: title.width + image.width, height: max(title.height, image.height))
    let insets = contentEdgeInsets
    let isAlone = title.width == 0 && image != .zero
    guard insets == .zero, !isAlone else {
      return CGSize(
        width: content.width + insets.left + insets.right,
        height: (isAlone ? image.height : content.height) + insets.top + insets.bottom)
    }
    return CGSize(width: max(30, content.width), height: content.height + 12)
  }

  private func titleSize(_ font: UIFont) -> CGSize {
    TextSize.of(currentTitle ?? "", font: font, width: .greatestFiniteMagnitude, lines: 1)
      .upToPixels
  }

  private func size(with configuration: Configuration) -> CGSize {
    let insets = configuration.contentInsets
    let image = (configuration.image ?? currentImage)?.size ?? .zero
    var content = titleSize(.systemFont(ofSize: 17))
    let isBeside = configuration.imagePlacement.isSubset(of: [.leading, .trailing])
    let gap = image == .zero || content.width == 0 ? 0 : configuration.imagePadding
    content =
      isBeside
      ? CGSize(
        width: content.width + gap + image.width, height: max(content.height, image.height))
      : CGSize(
        width: max(content.width, image.width), height: content.height + gap + image.height)
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }
}
