import UIKitValues

/// An animator that moves views by physics behaviors.
///
/// The simulation only has snapping, and no forces.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  public let referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)? {
    didSet { notDone(UIDynamicAnimator.self) }
  }
  public private(set) var behaviors: [UIDynamicBehavior] = []
  public var isRunning: Bool { false }

  public override init() { referenceView = nil }
  public init(referenceView view: UIView) { referenceView = view }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    behavior.take(self)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    notDone(UIDynamicAnimator.self)
  }
}

/// The delegate for pauses and resumptions of a physics animator.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {}

/// An object, such as a view, that a physics animator can move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// A physics behavior, such as gravity, that affects items once an animator has it.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)? { didSet { notDone(UIDynamicBehavior.self) } }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.take(dynamicAnimator) }
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  /// Starts the behavior and its child behaviors, after `animator` has added the behavior.
  func take(_ animator: UIDynamicAnimator) {
    dynamicAnimator = animator
    begin()
    for child in childBehaviors { child.take(animator) }
  }

  /// Starts the behavior's effect on its items.
  ///
  /// Subclasses override this method.
  func begin() {}
}

/// A behavior that moves the center of an item, such as a view, to a point.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { begin() } } }
  open var damping: CGFloat = 0.5 { didSet { notDone(UISnapBehavior.self) } }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  /// Animates the item's center to the snap point, in 0.5 seconds (inferred).
  override func begin() {
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseOut) { [item, snapPoint] in
      item.center = snapPoint
    }
  }
}

/// A rod or spring between an item and a point, which has no effect in the simulation.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public let items: [any UIDynamicItem]
  open var anchorPoint: CGPoint { didSet { notDone(UIAttachmentBehavior.self) } }
  open var length: CGFloat = 0 { didSet { notDone(UIAttachmentBehavior.self) } }
  open var damping: CGFloat = 0 { didSet { notDone(UIAttachmentBehavior.self) } }
  open var frequency: CGFloat = 0 { didSet { notDone(UIAttachmentBehavior.self) } }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    anchorPoint = point
  }

  override func begin() { notDone(UIAttachmentBehavior.self, "init") }
}

/// Physical properties of items, such as friction, which have no effect in the simulation.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0 { didSet { notDone(UIDynamicItemBehavior.self) } }
  open var friction: CGFloat = 0 { didSet { notDone(UIDynamicItemBehavior.self) } }
  open var density: CGFloat = 1 { didSet { notDone(UIDynamicItemBehavior.self) } }
  open var resistance: CGFloat = 0 { didSet { notDone(UIDynamicItemBehavior.self) } }
  open var angularResistance: CGFloat = 0 { didSet { notDone(UIDynamicItemBehavior.self) } }
  open var allowsRotation = true { didSet { notDone(UIDynamicItemBehavior.self) } }

  public init(items: [any UIDynamicItem]) { self.items = items }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    notDone(UIDynamicItemBehavior.self)
  }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    notDone(UIDynamicItemBehavior.self)
  }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }

  override func begin() { notDone(UIDynamicItemBehavior.self, "init") }
}

/// A behavior that pulls items down, without effect in the simulation.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  open var magnitude: CGFloat = 1 { didSet { notDone(UIGravityBehavior.self) } }
  open var angle: CGFloat = .pi / 2 { didSet { notDone(UIGravityBehavior.self) } }
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { notDone(UIGravityBehavior.self) } }

  public init(items: [any UIDynamicItem]) { self.items = items }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override func begin() { notDone(UIGravityBehavior.self, "init") }
}
