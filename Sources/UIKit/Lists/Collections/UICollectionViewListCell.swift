import UIKitValues

/// A cell for a collection view that looks like a list, with accessories at its sides.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] {
    didSet { notDrawn(UICollectionViewListCell.self) }
  }
  open var indentsAccessories = true { didSet { notDrawn(UICollectionViewListCell.self) } }
  /// The layout guide of the cell's separator, which is as wide as the cell here.
  open var separatorLayoutGuide: UILayoutGuide {
    guide("UICollectionViewListCellSeparatorGuide") { _ in .inset(.zero) }
  }
  open var indentationLevel = 0 { didSet { notDrawn(UICollectionViewListCell.self) } }
  open var indentationWidth: CGFloat = 10 { didSet { notDrawn(UICollectionViewListCell.self) } }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension UICellAccessory {
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory()
  }

  /// The configuration of an accessory that is a custom view at the side of a list cell.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var tintColor: UIColor?

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.tintColor = tintColor
    }
  }
}
