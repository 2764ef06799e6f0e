import UIKitValues

/// The constraints that arrange a stack view's visible views.
@MainActor struct StackArrangement {
  private var constraints: [NSLayoutConstraint] = []
  /// The layout guides that fill the gaps between a stack's views, to make the gaps equal.
  private var guides: [UILayoutGuide] = []

  nonisolated init() {}

  /// Creates and activates the constraints for a stack's views.
  init(of stack: UIStackView) {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let container: any LayoutItem =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let (along, across) = (Edges(stack.axis), Edges(stack.axis.other))
    arrange(views, of: stack, in: container, along)
    align(views, stack.alignment, in: container, along, across)
    NSLayoutConstraint.activate(constraints)
  }

  /// Removes all constraints and guides of this arrangement from the stack view.
  func remove() {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { guide.owningView?.removeLayoutGuide(guide) }
  }

  /// The four layout attributes, such as leading and width, along or across a stack view's axis.
  private struct Edges {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      switch axis {
      case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
      case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
      }
    }
  }

  private mutating func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ other: (any LayoutItem)? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, times factor: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: factor, constant: constant)
    constraint.priority = priority
    constraint.identifier = "UISV"
    constraints.append(constraint)
  }
}

/// The constraints that place a stack view's views one after another along its axis.
extension StackArrangement {
  private mutating func arrange(
    _ views: [UIView], of stack: UIStackView, in container: any LayoutItem, _ edges: Edges
  ) {
    guard let first = views.first, let last = views.last else { return }
    add(first, edges.start, .equal, container, edges.start)
    add(last, edges.end, .equal, container, edges.end)
    let relation = stack.distribution.gap
    for (view, next) in zip(views, views.dropFirst()) {
      add(next, edges.start, relation, view, edges.end, plus: stack.gap(after: view))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add(view, edges.size, .equal, first, edges.size) }
    case .fillProportionally: share(views, along: stack.axis, edges)
    case .equalSpacing: equalize(views, of: stack, from: edges.end, to: edges.start, edges)
    case .equalCentering:
      // This is a weak constraint, because gaps must be at least as wide as the spacing.
      equalize(
        views, of: stack, from: edges.center, to: edges.center, edges, at: UILayoutPriority(150))
    }
  }

  /// Makes the sizes of a stack's views proportional to their content sizes.
  private mutating func share(
    _ views: [UIView], along axis: NSLayoutConstraint.Axis, _ edges: Edges
  ) {
    let sized = views.map { ($0, $0.intrinsicContentSize.length(along: axis)) }
      .filter { $0.1 > 0 }
    guard let (first, length) = sized.first else { return }
    for (view, own) in sized.dropFirst() {
      add(
        view, edges.size, .equal, first, edges.size, times: own / length,
        at: UILayoutPriority(999))
    }
  }

  /// Makes the distances from each view's edge `start` to the next view's edge `end` equal.
  private mutating func equalize(
    _ views: [UIView], of stack: UIStackView, from start: NSLayoutConstraint.Attribute,
    to end: NSLayoutConstraint.Attribute, _ edges: Edges, at priority: UILayoutPriority = .required
  ) {
    for (view, next) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      stack.addLayoutGuide(guide)
      guides.append(guide)
      add(guide, edges.start, .equal, view, start)
      add(guide, edges.end, .equal, next, end)
      if let first = guides.first, first !== guide {
        add(guide, edges.size, .equal, first, edges.size, at: priority)
      }
    }
  }
}

/// The constraints that align a stack view's views across its axis.
extension StackArrangement {
  private mutating func align(
    _ views: [UIView], _ alignment: UIStackView.Alignment, in container: any LayoutItem,
    _ along: Edges, _ across: Edges
  ) {
    for view in views {
      switch alignment {
      case .fill: break
      case .leading: add(view, across.start, .equal, container, across.start)
      case .center: add(view, across.center, .equal, container, across.center)
      case .trailing: add(view, across.end, .equal, container, across.end)
      case .firstBaseline: add(view, .firstBaseline, .equal, views.first, .firstBaseline)
      case .lastBaseline: add(view, .lastBaseline, .equal, views.first, .lastBaseline)
      }
      let isFilling = alignment == .fill
      add(view, across.start, isFilling ? .equal : .greaterThanOrEqual, container, across.start)
      add(view, across.end, isFilling ? .equal : .lessThanOrEqual, container, across.end)
    }
    // Without other constraints, the stack is as small as its views allow.
    if alignment != .fill { add(container, across.size, at: UILayoutPriority(49)) }
  }
}

extension UIStackView.Distribution {
  /// The relation of gaps to the spacing: equal, or at least as large if the stack equalizes gaps.
  fileprivate var gap: NSLayoutConstraint.Relation {
    switch self {
    case .fill, .fillEqually, .fillProportionally: .equal
    case .equalSpacing, .equalCentering: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  fileprivate func length(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}
