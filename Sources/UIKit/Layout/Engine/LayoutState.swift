import UIKitValues

/// A view's Auto Layout state: its constraints, guides and priorities, and the solver of its tree.
@MainActor final class LayoutState {
  /// The constraints that the view holds.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides added to the view.
  private(set) var guides: [UILayoutGuide] = []
  /// UIKit's own guides, by name.
  private var systemGuides: [String: UILayoutGuide] = [:]
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The width in points that a label with several lines wraps at, or nil.
  var wrapWidth: CGFloat?
  /// The layout margins that code has set for the view, or nil for the default margins.
  var margins: UIEdgeInsets?
  /// The view's safe area insets at its last notification.
  var safeArea = UIEdgeInsets.zero
  /// The solver of the view tree, if the view is its root and there are constraints; or nil.
  private(set) var engine: LayoutEngine?
  /// Whether views or constraints entered or left the tree in a way that needs a new solver.
  private var isTreeNew = true
}

/// The constraints, guides and priorities of the view.
extension LayoutState {
  func add(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  func remove(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }

  func add(_ guide: UILayoutGuide) { guides.append(guide) }
  func remove(_ guide: UILayoutGuide) { guides.removeAll { $0 === guide } }

  /// Returns the view's guide from UIKit with a name, or nil if it doesn't exist yet.
  func systemGuide(_ name: String) -> UILayoutGuide? { systemGuides[name] }

  /// Returns the view's guide from UIKit with a name, and creates the guide on first use.
  func systemGuide<Guide: UILayoutGuide>(_ name: String, _ make: () -> Guide) -> Guide {
    if let guide = systemGuides[name] as? Guide { return guide }
    let guide = make()
    systemGuides[name] = guide
    return guide
  }

  /// Returns the priority of the view's resistance to growing beyond its content's size.
  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis] ?? .defaultLow }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
  }

  /// Returns the priority of the view's resistance to shrinking below its content's size.
  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    resistance[axis] = priority
  }
}

/// The solver for the constraints of a view's tree, if the view is the root.
extension LayoutState {
  /// Makes the next layout pass start over, after views entered or left the view tree.
  func treeDidChange() { isTreeNew = true }

  /// Makes the next layout pass process added and removed constraints.
  func constraintsDidChange() {
    if let engine { engine.isStale = true } else { isTreeNew = true }
  }

  /// Drops the view's own solver, since the view has joined another tree.
  func leaveSolving() { engine = nil }

  /// Returns the current solver of a view tree, or nil for a tree without constraints.
  func engine(of root: UIView) -> LayoutEngine? {
    if isTreeNew {
      isTreeNew = false
      engine = root.allConstraints.isEmpty ? nil : LayoutEngine(root)
    }
    return engine
  }
}
