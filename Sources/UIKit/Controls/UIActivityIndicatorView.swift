import UIKitValues

/// A spinner that indicates work in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public private(set) var isAnimating = false
  /// Whether the spinner is hidden while it doesn't spin.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  open var color: UIColor? { didSet { notDrawn(UIActivityIndicatorView.self) } }

  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large = 101
  }

  open var style = Style.medium { didSet { notDrawn(UIActivityIndicatorView.self) } }
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func startAnimating() { (isAnimating, isHidden) = (true, false) }
  open func stopAnimating() { (isAnimating, isHidden) = (false, hidesWhenStopped) }
}

/// A bar that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  open var progress: Float = 0 { didSet { notDrawn(UIProgressView.self) } }
  open var progressTintColor: UIColor? { didSet { notDrawn(UIProgressView.self) } }
  open var trackTintColor: UIColor? { didSet { notDrawn(UIProgressView.self) } }
  open var progressImage: UIImage? { didSet { notDrawn(UIProgressView.self) } }
  open var trackImage: UIImage? { didSet { notDrawn(UIProgressView.self) } }
  open var observedProgress: Progress? { didSet { notDrawn(UIProgressView.self) } }
  open var progressViewStyle = Style.default { didSet { notDrawn(UIProgressView.self) } }

  public enum Style: Int, Sendable { case `default`, bar }

  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A view that blurs the content behind it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public let contentView = UIView()

  /// The visual effect, such as a blur, or nil; the simulation doesn't draw it.
  open var effect: UIVisualEffect? { didSet { notDrawn(UIVisualEffectView.self) } }

  public convenience init() { self.init(effect: nil) }
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    notDrawn(UIVisualEffectView.self)
    addSubview(contentView)
    // Constraints of the content also size the effect view.
    contentView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentView.leftAnchor.constraint(equalTo: leftAnchor),
      contentView.rightAnchor.constraint(equalTo: rightAnchor),
    ])
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // The content view gets a new frame at once, before any layout.
  open override var frame: CGRect { didSet { fill() } }
  open override var bounds: CGRect { didSet { fill() } }
  private func fill() { if contentView.frame != bounds { contentView.frame = bounds } }
}
