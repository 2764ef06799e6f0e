import AutoLayout
import UIKitValues

/// The constraints that UIKit itself adds for a view or layout guide, such as for its own size.
extension LayoutItem {
  /// Returns the constraints that UIKit itself adds for the view or guide, by role.
  ///
  /// `space` has the variables of a guide's owning view. `isFree` says that the item is the root
  /// view whose size is being measured.
  @MainActor func rules(
    _ variables: ItemVariables, in space: ItemVariables?, isFree: Bool
  ) -> [EngineItem.Role: LinearConstraint] {
    switch self {
    case let view as UIView: view.rules(variables, isFree: isFree)
    case let guide as UILayoutGuide: guide.rules(variables, in: space)
    default: [:]
    }
  }
}

extension UIView {
  /// Whether the solver receives the view's frame, rather than computing it from constraints.
  var keepsFrame: Bool {
    translatesAutoresizingMaskIntoConstraints || superview == nil || isLayoutRoot
  }

  fileprivate func rules(
    _ variables: ItemVariables, isFree: Bool
  ) -> [EngineItem.Role: LinearConstraint] {
    var rules = sizeRules(variables, isFixed: keepsFrame && !isFree)
    if keepsFrame {
      let frame = laidOutFrame
      rules[.x] = LinearConstraint(LinearExpression(variables.x), .equal, frame.minX)
      rules[.y] = LinearConstraint(LinearExpression(variables.y), .equal, frame.minY)
    }
    let origin = boundsOrigin
    rules[.originX] = LinearConstraint(LinearExpression(variables.originX), .equal, origin.x)
    rules[.originY] = LinearConstraint(LinearExpression(variables.originY), .equal, origin.y)
    return rules
  }

  private func sizeRules(
    _ variables: ItemVariables, isFixed: Bool
  ) -> [EngineItem.Role: LinearConstraint] {
    let (width, height) = (LinearExpression(variables.width), LinearExpression(variables.height))
    if isFixed {
      let size = laidOutFrame.size
      return [
        .width: LinearConstraint(width, .equal, size.width),
        .height: LinearConstraint(height, .equal, size.height),
      ]
    }
    var rules: [EngineItem.Role: LinearConstraint] = [
      .width: LinearConstraint(width, .greaterThanOrEqual, 0),
      .height: LinearConstraint(height, .greaterThanOrEqual, 0),
    ]
    let content = intrinsicContentSize
    if content.width >= 0 {
      let (hugs, resists) = contentRules(width, content.width, .horizontal)
      rules[.hugsWidth] = hugs
      rules[.resistsWidth] = resists
    }
    if content.height >= 0 {
      let (hugs, resists) = contentRules(height, content.height, .vertical)
      rules[.hugsHeight] = hugs
      rules[.resistsHeight] = resists
    }
    return rules
  }

  private func contentRules(
    _ size: LinearExpression, _ content: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> (hugs: LinearConstraint, resists: LinearConstraint) {
    let hugging = Priority(contentHuggingPriority(for: axis).rawValue)
    let resistance = Priority(contentCompressionResistancePriority(for: axis).rawValue)
    return (
      LinearConstraint(size, .lessThanOrEqual, content, priority: hugging),
      LinearConstraint(size, .greaterThanOrEqual, content, priority: resistance)
    )
  }
}

extension UILayoutGuide {
  fileprivate func rules(
    _ variables: ItemVariables, in space: ItemVariables?
  ) -> [EngineItem.Role: LinearConstraint] {
    let (x, y) = (LinearExpression(variables.x), LinearExpression(variables.y))
    let (width, height) = (LinearExpression(variables.width), LinearExpression(variables.height))
    var rules: [EngineItem.Role: LinearConstraint] = [
      .width: LinearConstraint(width, .greaterThanOrEqual, 0),
      .height: LinearConstraint(height, .greaterThanOrEqual, 0),
    ]
    if isContent {
      rules[.x] = LinearConstraint(x, .equal, 0)
      rules[.y] = LinearConstraint(y, .equal, 0)
    }
    guard let place = fixedPlace, let space else { return rules }
    let (left, top) = (LinearExpression(space.originX), LinearExpression(space.originY))
    let right = left + LinearExpression(space.width)
    let bottom = top + LinearExpression(space.height)
    func set(
      _ edges: UIEdgeInsets, y vertical: LinearConstraint, height extent: LinearConstraint
    ) {
      rules[.x] = LinearConstraint(x - left, .equal, edges.left)
      rules[.width] = LinearConstraint(x + width - right, .equal, -edges.right)
      (rules[.y], rules[.height]) = (vertical, extent)
    }
    switch place {
    case .inset(let insets):
      set(
        insets, y: LinearConstraint(y - top, .equal, insets.top),
        height: LinearConstraint(y + height - bottom, .equal, -insets.bottom))
    case .top(let tall):
      set(
        .zero, y: LinearConstraint(y - top, .equal, 0),
        height: LinearConstraint(height, .equal, tall))
    case .bottom(let tall):
      set(
        .zero, y: LinearConstraint(y + height - bottom, .equal, 0),
        height: LinearConstraint(height, .equal, tall))
    }
    return rules
  }

  /// Whether the guide is a scroll view's content guide, whose size becomes the content size.
  var isContent: Bool {
    guard let scrollView = owningView as? UIScrollView else { return false }
    return scrollView.layoutState.systemGuide(UIScrollView.contentGuideName) === self
  }
}
