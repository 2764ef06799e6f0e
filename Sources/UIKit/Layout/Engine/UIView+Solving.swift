import AutoLayout
import UIKitValues

/// Layout of views by constraints: solving them and setting frames.
extension UIView {
  /// Solves the constraints of the view's tree, and marks the superviews of moved views for layout.
  func solveConstraints() {
    let root = layoutRoot
    guard let engine = root.layoutState.engine(of: root) else { return }
    engine.solve()
    for object in engine.objects {
      if let view = object as? UIView, view.frameFromConstraints(engine) != nil {
        view.superview?.setNeedsLayout()
      } else if let guide = object as? UILayoutGuide, guide.isContent,
        let scrollView = guide.owningView as? UIScrollView, scrollView.sizesContent,
        engine.frame(of: guide)?.size != scrollView.contentSize
      {
        scrollView.setNeedsLayout()
      }
    }
  }

  /// Sets the subviews' frames, and a scroll view's content size, from the solved constraints.
  func applyConstraints() {
    guard let engine = layoutRoot.layoutState.engine else { return }
    for child in children {
      guard let frame = child.frameFromConstraints(engine) else { continue }
      child.setFrameWithoutTransform(frame, isLaidOut: true)
      child.wrap(at: frame.width)
    }
    guard let scrollView = self as? UIScrollView, scrollView.sizesContent,
      let content = layoutState.systemGuide(UIScrollView.contentGuideName),
      let size = engine.frame(of: content)?.size, size != scrollView.contentSize
    else { return }
    scrollView.contentSize = size
  }

  /// Returns the view's solved frame, or nil if constraints don't set it or it is unchanged.
  private func frameFromConstraints(_ engine: LayoutEngine) -> CGRect? {
    guard !keepsFrame, let frame = engine.frame(of: self), !frame.isNear(laidOutFrame) else {
      return nil
    }
    return frame
  }

  /// Whether constraints determine the view's frame.
  var isConstrained: Bool {
    !translatesAutoresizingMaskIntoConstraints
      && layoutRoot.layoutState.engine?.frame(of: self) != nil
  }

  /// Whether constraints affect the view, but leave its position or size open.
  public var hasAmbiguousLayout: Bool {
    layoutRoot.layoutState.engine?.isAmbiguous(self) ?? false
  }

  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutRoot.allConstraints.filter { $0.firstItem === self || $0.secondItem === self }
  }

  /// Returns the size in points closest to a target size that the view's constraints allow.
  ///
  /// The fitting priorities say how strongly width and height keep to the target size.
  func sizeOfConstraints(
    closestTo targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    var size = bounds.size
    // A wrapped text's height depends on its width, which is known only after a solution.
    for _ in 0..<3 {
      let engine = LayoutEngine(self, isRootFree: true)
      let variables = engine.variables(of: self)
      engine.add(
        LinearConstraint(
          LinearExpression(variables.width), .equal, Double(targetSize.width),
          priority: Priority(horizontalFittingPriority.rawValue)))
      engine.add(
        LinearConstraint(
          LinearExpression(variables.height), .equal, Double(targetSize.height),
          priority: Priority(verticalFittingPriority.rawValue)))
      engine.solve()
      size = engine.frame(of: self)?.size ?? bounds.size
      guard wrapTexts(by: engine) else { break }
    }
    return size
  }

  /// Returns the height in points that the view's constraints require at a width in points.
  func heightOfConstraints(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Stores the solved widths of labels and text views with several lines, to wrap their texts.
  ///
  /// - Returns: whether a width has changed, so that the constraints must be solved again.
  private func wrapTexts(by engine: LayoutEngine) -> Bool {
    var isOther = false
    for case let view as UIView in engine.objects where view.wrapsLines {
      guard let width = engine.frame(of: view)?.width, view.layoutState.wrapWidth != width else {
        continue
      }
      view.layoutState.wrapWidth = width
      view.invalidateIntrinsicContentSize()
      isOther = true
    }
    return isOther
  }
}

extension UIView {
  /// Stores the width for wrapping the view's text, if the view is a label with several lines or a
  /// text view that doesn't scroll.
  fileprivate func wrap(at width: CGFloat) {
    guard wrapsLines, layoutState.wrapWidth != width else { return }
    layoutState.wrapWidth = width
    invalidateIntrinsicContentSize()
  }

  fileprivate var wrapsLines: Bool {
    if let label = self as? UILabel {
      return label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
    }
    return (self as? UITextView).map { !$0.isScrollEnabled } ?? false
  }
}

extension UIScrollView {
  /// Whether constraints can determine the content size; rows and text have sizes of their own.
  fileprivate var sizesContent: Bool { rowView == nil && !(self is UITextView) }
}

extension CGRect {
  /// Returns whether the rectangles differ by rounding errors only.
  ///
  /// The simulated phone stores frames in other coordinates than their superviews'.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-5 }
  }
}
