import AutoLayout
import Foundation

/// Layout by constraints.
extension UIView {
  /// Solves the constraints of the tree that it stands in, and has those views ask for layout that
  /// stand around what moves.
  func solveConstraints() {
    let root = layoutRoot
    guard let engine = root.layoutState.engine(of: root) else { return }
    engine.solve()
    for object in engine.objects {
      if let view = object as? UIView, view.frameFromConstraints(engine) != nil {
        view.superview?.setNeedsLayout()
      } else if let guide = object as? UILayoutGuide, guide.isContent,
        let scrollView = guide.owningView as? UIScrollView,
        engine.frame(of: guide)?.size != scrollView.contentSize
      {
        scrollView.setNeedsLayout()
      }
    }
  }

  /// Sets the frames that constraints give the views in it, and a scroll view's content's size.
  func applyConstraints() {
    guard let engine = layoutRoot.layoutState.engine else { return }
    for child in children {
      guard let frame = child.frameFromConstraints(engine) else { continue }
      child.setFrameWithoutTransform(frame, isLaidOut: true)
      child.wrap(at: frame.width)
    }
    guard let scrollView = self as? UIScrollView,
      let content = layoutState.systemGuide(UIScrollView.contentGuideName),
      let size = engine.frame(of: content)?.size, size != scrollView.contentSize
    else { return }
    scrollView.contentSize = size
  }

  /// The frame that constraints give it, where that is not what it has.
  private func frameFromConstraints(_ engine: LayoutEngine) -> CGRect? {
    guard !keepsFrame, let frame = engine.frame(of: self), frame != laidOutFrame else {
      return nil
    }
    return frame
  }

  /// Whether constraints place it.
  var isConstrained: Bool {
    !translatesAutoresizingMaskIntoConstraints
      && layoutRoot.layoutState.engine?.frame(of: self) != nil
  }

  /// Whether constraints leave open where it stands or how large it is.
  public var hasAmbiguousLayout: Bool {
    layoutRoot.layoutState.engine?.isAmbiguous(self) ?? false
  }

  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutRoot.allConstraints.filter { $0.firstItem === self || $0.secondItem === self }
  }

  /// Returns the size that its constraints give it, as near to a size as they let it be.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that its constraints give it, as near to a size as they let it be.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    var size = bounds.size
    // How high a text of several lines is, its width tells, which is known once that is solved.
    for _ in 0..<3 {
      let engine = LayoutEngine(self, isRootFree: true)
      let variables = engine.variables(of: self)
      engine.add(
        LinearConstraint(
          LinearExpression(variables.width), .equal, Double(targetSize.width),
          priority: horizontalFittingPriority.priority))
      engine.add(
        LinearConstraint(
          LinearExpression(variables.height), .equal, Double(targetSize.height),
          priority: verticalFittingPriority.priority))
      engine.solve()
      size = engine.frame(of: self)?.size ?? bounds.size
      guard wrapTexts(by: engine) else { break }
    }
    return size
  }

  /// Has the texts of several lines in it break at the widths that an engine gives them.
  ///
  /// - Returns: whether any of them broke at another width before.
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
  /// Has a label of several lines, or a text view that does not scroll, be as high as its text is
  /// at the width that it has got.
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
