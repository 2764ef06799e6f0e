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
  open var isHighlighted = false { didSet { notDrawn(UICollectionViewCell.self) } }

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

  private func addContentView() {
    contentView.part = ContentViewPart()
    addSubview(contentView)
  }
}
