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
  /// The wrapping width of a label with several lines.
  var wrapWidth: CGFloat?
  /// The margins set by code, or nil for the default margins.
  var margins: UIEdgeInsets?
  /// The safe area insets at the last notification.
  var safeArea = UIEdgeInsets.zero
  /// The tree's solver, if the view is the root and there are constraints.
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

  /// Returns UIKit's guide with a name, if it exists.
  func systemGuide(_ name: String) -> UILayoutGuide? { systemGuides[name] }

  /// Returns UIKit's guide with a name, and creates it on first use.
  func systemGuide<Guide: UILayoutGuide>(_ name: String, _ make: () -> Guide) -> Guide {
    if let guide = systemGuides[name] as? Guide { return guide }
    let guide = make()
    systemGuides[name] = guide
    return guide
  }

  /// Returns the priority against growing beyond the content's size.
  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis] ?? .defaultLow }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
  }

  /// Returns the priority against shrinking below the content's size.
  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    resistance[axis] = priority
  }
}

/// The solver of the view's tree, if the view is the root.
extension LayoutState {
  /// Makes the next pass start over, after views entered or left the tree.
  func treeDidChange() { isTreeNew = true }

  /// Makes the next pass process added and removed constraints.
  func constraintsDidChange() {
    if let engine { engine.isStale = true } else { isTreeNew = true }
  }

  /// Drops the solver, since the view has joined another tree.
  func leaveSolving() { engine = nil }

  /// Returns the tree's current solver, or nil for a tree without constraints.
  func engine(of root: UIView) -> LayoutEngine? {
    if isTreeNew {
      isTreeNew = false
      engine = root.allConstraints.isEmpty ? nil : LayoutEngine(root)
    }
    return engine
  }
}
