import UIKitValues

/// A view that arranges its views in a row or column with constraints.
@preconcurrency @MainActor open class UIStackView: UIView {
  public private(set) var arrangedSubviews: [UIView] = []
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement = StackArrangement()

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { rearrange() } }
  open var distribution = Distribution.fill { didSet { rearrange() } }
  open var alignment = Alignment.fill { didSet { rearrange() } }
  /// The distance between two neighboring views of the stack, in points.
  open var spacing: CGFloat = 0 { didSet { rearrange() } }
  /// Whether the stack's views stay inside its layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }
  open var isBaselineRelativeArrangement = false { didSet { notDone(UIStackView.self) } }

  public typealias Distribution = UIStackViewDistribution
  public typealias Alignment = UIStackViewAlignment

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // This initializer isn't failable in UIKit, and it never fails.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  /// Removes a view from the stack's arrangement.
  ///
  /// The view remains a subview of the stack.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    rearrange()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    rearrange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override func updateConstraints() {
    arrangement.remove()
    arrangement = StackArrangement(of: self)
    super.updateConstraints()
  }

  /// Makes the next layout pass arrange the stack's views with new constraints.
  func rearrange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Returns the distance from a view of the stack to the next one, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = spacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? 8 : gap
  }
}
