import UIKitValues
import Simulation

/// A reusable view of a collection view: a cell, header or footer.
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

/// A cell of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that fills the cell and contains the cell's own views.
  public let contentView = UIView()
  open var backgroundView: UIView? { didSet { notDrawn(UICollectionViewCell.self) } }
  open var selectedBackgroundView: UIView? { didSet { notDrawn(UICollectionViewCell.self) } }
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { notDone(UICollectionViewCell.self) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { notDrawn(UICollectionViewCell.self) }
  }
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
    contentView.fillCell(bounds.size)
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Updates the cell for a state: calls the app's handler, then updates the content configuration.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    contentConfiguration = contentConfiguration?.updated(for: state)
  }

  /// Returns the height in points that the content's constraints require at a width, at least 44 (a
  /// default row's height).
  func heightFitting(width: CGFloat) -> CGFloat {
    max(UITableView.defaultRowHeight, contentHeight(width: width) ?? 0)
  }

  /// Returns the height in points of the content's constraints at a width; nil without constraints.
  func contentHeight(width: CGFloat) -> CGFloat? {
    guard !contentView.allConstraints.isEmpty else { return nil }
    // The phone has no row for the cell yet, or a different one.
    let parts = (part, contentView.part)
    (part, contentView.part) = (nil, nil)
    defer { (part, contentView.part) = parts }
    return contentView.heightOfConstraints(width: width)
  }

  private func addContentView() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.part = ContentViewPart()
    addSubview(contentView)
  }
}
