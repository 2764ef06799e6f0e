import UIKitValues

/// A bar of items, at the bottom of the screen or above the keyboard.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The controls in the toolbar: one for each item except spaces, in the items' order.
  private var buttons: [BarButton] = []

  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  open weak var delegate: (any UIToolbarDelegate)? { didSet { notDone(UIToolbar.self) } }
  open var barStyle = UIBarStyle.default { didSet { notDrawn(UIToolbar.self) } }
  open var isTranslucent = true { didSet { notDrawn(UIToolbar.self) } }
  open var barTintColor: UIColor? { didSet { notDrawn(UIToolbar.self) } }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) { notDrawn(UIToolbar.self) }
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    notDrawn(UIToolbar.self)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = BarArrangement(items ?? []).frames(in: bounds.size)
    var rest = buttons[...]
    for (item, frame) in zip(items ?? [], frames) where rest.first?.item === item {
      rest.removeFirst().frame = frame
    }
  }

  private func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).filter { $0.label != nil }.map(BarButton.init)
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }
}

/// The delegate of a toolbar.
@preconcurrency @MainActor public protocol UIToolbarDelegate: NSObjectProtocol {}

/// The control for a bar item in a toolbar, with the item's label or custom view.
@preconcurrency @MainActor private final class BarButton: UIControl {
  let item: UIBarButtonItem
  /// Whether constraints that center the bar item's custom view were added already.
  private var isCentering = false

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    accessibilityLabel = item.label
    if let view = item.customView { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = item.customView else { return }
    guard view.translatesAutoresizingMaskIntoConstraints else { return center(view) }
    let height = view.frame.height > 0 ? min(view.frame.height, bounds.height) : bounds.height
    view.frame = CGRect(
      x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  /// Adds constraints, only once, that center the item's custom view in this control.
  private func center(_ view: UIView) {
    guard !isCentering else { return }
    isCentering = true
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { item.press() }
}
