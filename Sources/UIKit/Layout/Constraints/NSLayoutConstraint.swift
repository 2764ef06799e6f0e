import AutoLayout
import UIKitValues

/// A relation between edges or sizes of two views or layout guides: `first = second · multiplier +
/// constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public typealias Attribute = NSLayoutAttribute
  public typealias FormatOptions = NSLayoutFormatOptions

  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var identifier: String?
  open var shouldBeArchived = false
  /// The view that holds the constraint while the constraint is active, or nil.
  weak var holder: UIView?

  /// The constraint's constant in points.
  ///
  /// A change takes effect in the next layout pass.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue, let holder else { return }
      if let app = SimulatedApp.current { app.fieldMoves.noteConstant(on: app) }
      holder.layoutRoot.layoutState.engine?.areConstantsStale = true
      holder.setNeedsLayout()
    }
  }

  /// The constraint's priority: if constraints conflict, the solver breaks lower priorities first.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue, let holder { holder.replace(self) } }
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Creates an inactive constraint without items, as a default value for a property.
  public override init() {
    (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
    (relation, multiplier, constant) = (.equal, 1, 0)
    super.init()
  }

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// Whether the constraint is active, that is, held by the nearest common ancestor of its items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let first = (firstItem as? any LayoutItem)?.layoutView else { return }
    let second = (secondItem as? any LayoutItem)?.layoutView
    guard let holder = first.nearestView(alsoAround: second ?? first) else {
      return SimulatedApp.warnOnce(
        "\(words) has no effect: its items have no common superview, where UIKit throws")
    }
    holder.addConstraint(self)
  }

  open override var description: String { MainActor.assumeIsolated { words } }
}
