import UIKitValues
import Simulation

/// A view that shows one or more lines of text.
@preconcurrency @MainActor open class UILabel: UIView {
  private var ownText: NSAttributedString? { didSet { invalidateIntrinsicContentSize() } }
  // Neither text property sets the other by name, because a subclass may override both.
  open var text: String? {
    get { ownText?.string }
    set { ownText = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString? {
    get { ownText }
    set { ownText = newValue }
  }
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black { didSet { notDrawn(UILabel.self) } }
  open var textAlignment = NSTextAlignment.natural { didSet { notDrawn(UILabel.self) } }
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { notDrawn(UILabel.self) } }
  open var adjustsFontSizeToFitWidth = false { didSet { notDrawn(UILabel.self) } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { notDrawn(UILabel.self) } }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { notDrawn(UILabel.self) }
  }
  open var allowsDefaultTighteningForTruncation = false { didSet { notDrawn(UILabel.self) } }
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { notDrawn(UILabel.self) }
  }
  open var highlightedTextColor: UIColor? { didSet { notDrawn(UILabel.self) } }
  open var isHighlighted = false { didSet { notDrawn(UILabel.self) } }
  open var shadowColor: UIColor? { didSet { notDrawn(UILabel.self) } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { notDrawn(UILabel.self) } }
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isEnabled = true { didSet { notDrawn(UILabel.self) } }
  open var adjustsFontForContentSizeCategory = false { didSet { notDrawn(UILabel.self) } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize {
    let width =
      preferredMaxLayoutWidth > 0
      ? preferredMaxLayoutWidth : layoutState.wrapWidth ?? .greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = text.map {
      TextSize.of($0, font: font, width: bounds.width, lines: numberOfLines)
    }
    return CGRect(origin: bounds.origin, size: size ?? .zero)
  }

  open func drawText(in rect: CGRect) {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    text.map { TextSize.of($0, font: font, width: size.width, lines: numberOfLines).upToPixels }
      ?? .zero
  }
}

extension CGSize {
  /// The size of a text rounded up to whole pixels, as a label's size is.
  ///
  /// A 17-point line is 20.5 high on a 2x screen and 20.333 on a 3x screen.
  @MainActor var upToPixels: CGSize {
    let scale = UIScreen.main.scale
    // Subtracts a tolerance, so that rounding errors don't add a pixel.
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
