import AutoLayout
import UIKitValues

/// Translation of views' layout constraints into linear constraints for the solver.
extension LayoutEngine {
  /// Translates a layout constraint for the solver; nil if an item is gone or in another tree.
  func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let first = constraint.firstItem as? any LayoutItem, let view = first.layoutView else {
      return nil
    }
    let second = constraint.secondItem as? any LayoutItem
    if constraint.secondItem != nil, second?.layoutView == nil { return nil }
    guard let space = view.nearestView(alsoAround: second?.layoutView ?? view) else { return nil }
    // In right-to-left layout the constant counts leftward.
    let isMirrored =
      space.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && (constraint.firstAttribute.mirrored != nil || constraint.secondAttribute.mirrored != nil)
    func attribute(_ named: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
      isMirrored ? named.mirrored ?? named : named
    }
    var sum = value(attribute(constraint.firstAttribute), of: first, in: space, beside: second)
    if let second, constraint.secondAttribute != .notAnAttribute {
      let other = value(
        attribute(constraint.secondAttribute), of: second, in: space, beside: first)
      sum = sum - other * Double(constraint.multiplier)
    }
    return LinearConstraint(
      isMirrored ? sum * -1.0 : sum, constraint.relation.linear, Double(constraint.constant),
      priority: Priority(constraint.priority.rawValue))
  }

  /// Returns an item's attribute, such as an edge, as a sum of variables, in `space`'s coordinates.
  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in space: UIView,
    beside other: (any LayoutItem)?
  ) -> LinearExpression {
    if let view = item as? UIView, attribute.withoutMargin != nil {
      return value(attribute, of: view.layoutMarginsGuide, in: space, beside: other)
    }
    let baseline = (item as? UIView)?.baselineDistances ?? (0, 0)
    if attribute.isSize { return variables(of: item).value(attribute, baseline: baseline) }
    if item === space { return ownValue(attribute, of: space, baseline: baseline) }
    let sum = variables(of: item).value(attribute, baseline: baseline)
    return item.layoutSpace.map { sum + distance(from: $0, to: space, attribute) } ?? sum
  }

  /// Returns a view's edge, center or size as a sum of variables, in the view's own coordinates.
  ///
  /// For a scroll view, the edges are those of its content.
  private func ownValue(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView,
    baseline: (first: CGFloat, last: CGFloat)
  ) -> LinearExpression {
    if let scrollView = view as? UIScrollView {
      let content = scrollView.contentLayoutGuide
      return variables(of: content).value(attribute, baseline: (0, 0))
    }
    let variables = variables(of: view)
    let start = attribute.isHorizontal ? variables.x : variables.y
    let origin = attribute.isHorizontal ? variables.originX : variables.originY
    return variables.value(attribute, baseline: baseline) - LinearExpression(start)
      + LinearExpression(origin)
  }

  /// Returns the sum of the solver's variables that converts a view's coordinates to an ancestor's.
  private func distance(
    from view: UIView, to space: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearExpression {
    var sum = LinearExpression()
    var next: UIView? = view
    while let one = next, one !== space {
      let variables = variables(of: one)
      let start = attribute.isHorizontal ? variables.x : variables.y
      let origin = attribute.isHorizontal ? variables.originX : variables.originY
      sum = sum + LinearExpression(start) - LinearExpression(origin)
      next = one.superview
    }
    return sum
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }

  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins, .notAnAttribute:
      false
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var linear: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
