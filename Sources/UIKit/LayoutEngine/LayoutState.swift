import Foundation

/// The state that Auto Layout keeps of a view.
@MainActor final class LayoutState {
  /// Those that it holds.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// Those that were added to it.
  private(set) var guides: [UILayoutGuide] = []
  /// UIKit's own, by their names.
  private var systemGuides: [String: UILayoutGuide] = [:]
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// Where a label of several lines breaks them.
  var wrapWidth: CGFloat?
  /// The margins that code gave it; nil for those that it has by itself.
  var margins: UIEdgeInsets?
  /// How far it reached out of the safe area when it was told of that last.
  var safeArea = UIEdgeInsets.zero
  /// What solves the constraints of its tree, while it is the outermost view and there are any.
  private(set) var engine: LayoutEngine?
  /// Whether views or the first constraints came into its tree, or left it.
  private var isTreeNew = true
}

/// What it holds.
extension LayoutState {
  func add(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  func remove(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }

  func add(_ guide: UILayoutGuide) { guides.append(guide) }
  func remove(_ guide: UILayoutGuide) { guides.removeAll { $0 === guide } }

  /// Returns UIKit's guide of a name, if it was asked for.
  func systemGuide(_ name: String) -> UILayoutGuide? { systemGuides[name] }

  /// Returns UIKit's guide of a name, which is made when it is first asked for.
  func systemGuide<Guide: UILayoutGuide>(_ name: String, _ make: () -> Guide) -> Guide {
    if let guide = systemGuides[name] as? Guide { return guide }
    let guide = make()
    systemGuides[name] = guide
    return guide
  }

  /// How much it keeps from growing beyond its content's size.
  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis] ?? .defaultLow }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
  }

  /// How much it keeps from shrinking below its content's size.
  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance[axis] ?? .defaultHigh
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    resistance[axis] = priority
  }
}

/// The solver of its tree.
extension LayoutState {
  /// Has all constraints be solved from the beginning, as views came into the tree or left it.
  func treeDidChange() { isTreeNew = true }

  /// Has those constraints be taken over that came, and those be left that went.
  func constraintsDidChange() {
    if let engine { engine.isStale = true } else { isTreeNew = true }
  }

  /// Leaves what it solved to the tree that it has come into.
  func leaveSolving() { engine = nil }

  /// Returns the solver for the tree as it is now; nil for one without constraints.
  func engine(of root: UIView) -> LayoutEngine? {
    if isTreeNew {
      isTreeNew = false
      engine = root.allConstraints.isEmpty ? nil : LayoutEngine(root)
    }
    return engine
  }
}
