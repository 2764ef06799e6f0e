import AutoLayout

/// Adding and removing the constraints that a view holds.
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

  /// Makes the solver translate a constraint again, after a change of its priority.
  func replace(_ constraint: NSLayoutConstraint) {
    layoutRoot.layoutState.engine?.forget(constraint)
    constraintsDidChange()
  }

  private func constraintsDidChange() {
    layoutRoot.layoutState.constraintsDidChange()
    setNeedsLayout()
  }

  /// Makes the next layout pass create a new solver, after views entered or left the view tree.
  func treeDidChange() { layoutRoot.keptLayoutState?.treeDidChange() }

  /// The root of the view tree whose constraints are solved together with this view's.
  ///
  /// The root is the enclosing table or collection cell or, without one, the outermost view.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let parent = view.superview { view = parent }
    return view
  }

  /// Returns the nearest view that is or contains both views, or nil if no view does.
  func nearestView(alsoAround other: UIView) -> UIView? {
    var view: UIView? = self
    while let next = view, !other.isDescendant(of: next) { view = next.superview }
    return view
  }

  /// Removes constraints between the view's subtree and other views, as the view leaves its parent.
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

/// How strongly a view resists growing larger or shrinking smaller than its content.
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
