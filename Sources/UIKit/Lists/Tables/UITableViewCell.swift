import UIKitValues
import Simulation

/// A cell of a table, which shows one row.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public let reuseIdentifier: String?
  open var accessoryType = AccessoryType.none { didSet { notDrawn(UITableViewCell.self) } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  open var editingAccessoryType = AccessoryType.none {
    didSet { notDrawn(UITableViewCell.self) }
  }
  open var editingAccessoryView: UIView? { didSet { notDrawn(UITableViewCell.self) } }
  open var shouldIndentWhileEditing = true { didSet { notDrawn(UITableViewCell.self) } }
  open var indentationLevel = 0 { didSet { notDrawn(UITableViewCell.self) } }
  open var indentationWidth: CGFloat = 10 { didSet { notDrawn(UITableViewCell.self) } }
  open var selectionStyle = SelectionStyle.default { didSet { notDrawn(UITableViewCell.self) } }
  open var backgroundView: UIView? { didSet { notDrawn(UITableViewCell.self) } }
  open var selectedBackgroundView: UIView? { didSet { notDrawn(UITableViewCell.self) } }
  open var multipleSelectionBackgroundView: UIView? { didSet { notDrawn(UITableViewCell.self) } }
  open var showsReorderControl = false { didSet { notDrawn(UITableViewCell.self) } }
  open var userInteractionEnabledWhileDragging = false { didSet { notUsed(UITableViewCell.self) } }
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { notDone(UITableViewCell.self) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { notDrawn(UITableViewCell.self) }
  }
  open var isSelected = false
  open var isHighlighted = false
  open var separatorInset = UIEdgeInsets.zero { didSet { notDrawn(UITableViewCell.self) } }
  public private(set) lazy var textLabel: UILabel? = UILabel()
  public private(set) lazy var detailTextLabel: UILabel? = undrawn(UILabel(), "detailTextLabel")
  public private(set) lazy var imageView: UIImageView? = undrawn(UIImageView(), "imageView")
  /// The index of the row that the cell shows, from 0 over all sections, or nil without a row.
  var row: Int?
  /// The view that fills the cell and contains the cell's own views.
  public let contentView: UIView = CellContentView()

  private lazy var content = ContentPlace()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content.show(contentConfiguration?.updated(for: configurationState), in: contentView)
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { notDrawn(UITableViewCell.self) }
  }
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  open override class func construct(frame: CGRect) -> UIView {
    let cell = self.init(style: .default, reuseIdentifier: nil)
    cell.frame = frame
    return cell
  }

  override var isLayoutRoot: Bool { true }

  /// The cached width and height, in points, of the cell's last measurement; or nil.
  var fitted: (width: CGFloat, height: CGFloat)?

  /// Returns the height in points that the cell's constraints require at a width in points.
  ///
  /// The last result is cached, since tables ask for it often.
  func heightFitting(width: CGFloat) -> CGFloat {
    if let fitted, fitted.width == width { return fitted.height }
    // The phone has no row for the cell yet, or a different one.
    let parts = (part, contentView.part)
    (part, contentView.part) = (nil, nil)
    defer { (part, contentView.part) = parts }
    let height = contentView.heightOfConstraints(width: width)
    fitted = (width, height)
    return height
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

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open var isEditing = false { didSet { notDone(UITableViewCell.self) } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.fillCell(bounds.size)
    guard let size = accessoryView?.frame.size else { return }
    // 16 points from the edge, vertically centered: inferred.
    accessoryView?.frame.origin = CGPoint(
      x: bounds.width - size.width - 16, y: (bounds.height - size.height) / 2)
  }

  /// Returns a standard view of the cell, such as its text label, and warns that it isn't drawn.
  private func undrawn<View>(_ view: View, _ member: StaticString) -> View {
    notDrawn(UITableViewCell.self, member)
    return view
  }

  private func addContentView() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.part = ContentViewPart()
    addSubview(contentView)
  }
}

/// The content view of a table cell, with margins of 11 points at top and bottom.
private final class CellContentView: UIView {
  override var marginsByDefault: UIEdgeInsets {
    UIEdgeInsets(top: 11, left: Self.systemMargin, bottom: 11, right: Self.systemMargin)
  }
}

/// A cell's content view as a part of the simulated phone; it fills the cell.
struct ContentViewPart: PhonePart {
  func frame(of view: UIView, on phone: Phone) -> CGRect {
    CGRect(origin: .zero, size: view.superview?.bounds.size ?? .zero)
  }
}

extension UIView {
  /// Gives a cell's content view the cell's size, and resizes its subviews by their masks.
  func fillCell(_ size: CGSize) {
    let old = geometry.frame.size
    frame = CGRect(origin: .zero, size: size)
    if part != nil, size != old { sizeDidChange(from: old) }
  }
}
