import UIKitValues

/// A view's Auto Layout data: its constraints, guides and priorities; for a root also the solver.
@MainActor final class LayoutState {
  /// The layout constraints that the view holds.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides that code has added to the view.
  private(set) var guides: [UILayoutGuide] = []
  /// The view's guides that UIKit itself provides, such as the safe area's, by their names.
  private var systemGuides: [String: UILayoutGuide] = [:]
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The width in points for wrapping the view's text, from the last layout; or nil.
  var wrapWidth: CGFloat?
  /// The layout margins that code has set for the view, or nil for the default margins.
  var margins: UIEdgeInsets?
  /// The view's safe area insets when it was last notified of a change, in points.
  var safeArea = UIEdgeInsets.zero
  /// The solver of the view's tree, if the view is its root and the tree has constraints; or nil.
  private(set) var engine: LayoutEngine?
  /// Whether the next layout pass creates a new solver, since views have entered or left the tree.
  private var isTreeNew = true
}

/// Access to the constraints, guides and priorities of the view.
extension LayoutState {
  func add(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  func remove(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }

  func add(_ guide: UILayoutGuide) { guides.append(guide) }
  func remove(_ guide: UILayoutGuide) { guides.removeAll { $0 === guide } }

  /// Returns UIKit's own guide of the view with this name, or nil if the guide wasn't used yet.
  func systemGuide(_ name: String) -> UILayoutGuide? { systemGuides[name] }

  /// Returns UIKit's own guide of the view with this name; `make` creates the guide on first use.
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

/// The solver of a view tree, which the tree's root view stores.
extension LayoutState {
  /// Makes the next layout pass create a new solver, after views entered or left the view tree.
  func treeDidChange() { isTreeNew = true }

  /// Makes the next layout pass process added and removed constraints.
  func constraintsDidChange() {
    if let engine { engine.isStale = true } else { isTreeNew = true }
  }

  /// Discards the view's own solver, since the view isn't the root of a tree any more.
  func leaveSolving() { engine = nil }

  /// Returns the solver of a root view's tree, or nil for a tree without constraints.
  func engine(of root: UIView) -> LayoutEngine? {
    if isTreeNew {
      isTreeNew = false
      engine = root.allConstraints.isEmpty ? nil : LayoutEngine(root)
    }
    return engine
  }
}
