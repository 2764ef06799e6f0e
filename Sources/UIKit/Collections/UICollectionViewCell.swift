import Foundation
import Simulation

/// A view of a collection's.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func construct(frame: CGRect) -> UIView { self.init(frame: frame) }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell's own views are in; it fills the cell.
  public let contentView = UIView()
  open var backgroundView: UIView? { didSet { notDrawn(UICollectionViewCell.self) } }
  open var selectedBackgroundView: UIView? { didSet { notDrawn(UICollectionViewCell.self) } }
  open var isSelected = false
  open var isHighlighted = false

  private lazy var content = ContentPlace()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content.show(contentConfiguration?.updated(for: configurationState), in: contentView)
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { notDrawn(UICollectionViewCell.self) }
  }
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  override var isLayoutRoot: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Brings the content up to date with a state, by the app's code or by itself.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    contentConfiguration = contentConfiguration?.updated(for: state)
  }

  /// Returns the height that the content's constraints ask for at a width, and no less than a row
  /// without.
  func heightFitting(width: CGFloat) -> CGFloat {
    max(UITableView.defaultRowHeight, contentHeight(width: width) ?? 0)
  }

  /// Returns the height that constraints give its content at a width; nil without any.
  func contentHeight(width: CGFloat) -> CGFloat? {
    guard !contentView.allConstraints.isEmpty else { return nil }
    // The phone has no row for it yet, or another one.
    let parts = (part, contentView.part)
    (part, contentView.part) = (nil, nil)
    defer { (part, contentView.part) = parts }
    return contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func addContentView() {
    contentView.part = ContentViewPart()
    addSubview(contentView)
  }
}
