import AutoLayout

/// The constraints that a view holds.
extension UIView {
  public var constraints: [NSLayoutConstraint] { keptLayoutState?.constraints ?? [] }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.holder?.removeConstraint(constraint)
    layoutState.add(constraint)
    constraint.holder = self
    constraintsDidChange()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layoutState.remove(constraint)
    constraint.holder = nil
    constraintsDidChange()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Has a constraint be solved as it is now.
  func replace(_ constraint: NSLayoutConstraint) {
    layoutRoot.layoutState.engine?.forget(constraint)
    constraintsDidChange()
  }

  private func constraintsDidChange() {
    layoutRoot.layoutState.constraintsDidChange()
    setNeedsLayout()
  }

  /// Has all constraints of the tree be solved from the beginning, as views came into it or left
  /// it.
  func treeDidChange() { layoutRoot.keptLayoutState?.treeDidChange() }

  /// The view in which its constraints are solved: a table's cell around it, which the table gives
  /// its frame, or else the outermost view.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let parent = view.superview { view = parent }
    return view
  }

  /// The nearest view that is around both, or one of them; nil where they are in no common tree.
  func nearestView(alsoAround other: UIView) -> UIView? {
    var view: UIView? = self
    while let next = view, !other.isDescendant(of: next) { view = next.superview }
    return view
  }

  /// Drops constraints between what is in it and what is not, as it leaves its superview.
  func dropConstraintsAcross() {
    var view = superview
    while let parent = view {
      for constraint in parent.constraints where constraint.reaches(into: self) {
        parent.removeConstraint(constraint)
      }
      view = parent.superview
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func reaches(into view: UIView) -> Bool {
    [firstItem, secondItem].contains {
      ($0 as? any LayoutItem)?.layoutView?.isDescendant(of: view) ?? false
    }
  }
}

/// How much a view keeps to the size of its content.
extension UIView {
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging(axis)
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.setHugging(priority, axis)
    invalidateIntrinsicContentSize()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState.resistance(axis)
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.setResistance(priority, axis)
    invalidateIntrinsicContentSize()
  }
}
