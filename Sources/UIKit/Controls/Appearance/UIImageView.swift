import UIKitValues

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { notDrawn(UIImageView.self) } }
  open var isHighlighted = false { didSet { notDrawn(UIImageView.self) } }
  open var highlightedImage: UIImage? { didSet { notDrawn(UIImageView.self) } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { notDrawn(UIImageView.self) }
  }
  /// The images of the view's animation, in order.
  ///
  /// The simulation doesn't draw them, and they don't affect the view's size.
  open var animationImages: [UIImage]? { didSet { notDrawn(UIImageView.self) } }
  open var animationDuration: TimeInterval = 0 { didSet { notDrawn(UIImageView.self) } }
  open var animationRepeatCount = 0 { didSet { notDrawn(UIImageView.self) } }
  open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  open func stopAnimating() { isAnimating = false }

  open func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) { notDrawn(UIImageView.self) }
  open func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  open func removeAllSymbolEffects() {}
  open func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { image = symbolImage }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
