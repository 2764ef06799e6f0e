import UIKitValues

/// A cell for a collection view that looks like a list, with accessories at its sides.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] {
    didSet { notDrawn(UICollectionViewListCell.self) }
  }
  open var indentationLevel = 0 { didSet { notDrawn(UICollectionViewListCell.self) } }
  open var indentationWidth: CGFloat = 10 { didSet { notDrawn(UICollectionViewListCell.self) } }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// An accessory at the side of a list cell, such as a checkmark.
///
/// The simulation doesn't draw accessories.
public struct UICellAccessory: Sendable {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory()
  }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory()
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory()
  }
  public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory()
  }
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory()
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory()
  }

  /// The configuration of an accessory that is a custom view at the side of a list cell.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement

    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }
}
