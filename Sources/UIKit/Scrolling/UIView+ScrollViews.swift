/// The scroll views around a view, and in it.
extension UIView {
  /// The innermost scroll view around it.
  var scrollViewAround: UIScrollView? {
    var next = superview
    while let view = next {
      if let scrollView = view as? UIScrollView { return scrollView }
      next = view.superview
    }
    return nil
  }

  /// The scroll views around it in a view that is none of them, outermost first.
  func scrollViewsAround(below root: UIView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var next = superview
    while let view = next, view !== root {
      if let scrollView = view as? UIScrollView { found.insert(scrollView, at: 0) }
      next = view.superview
    }
    return found
  }

  /// The first scroll view in the tree.
  var firstScrollView: UIScrollView? {
    if self is UITextView { return nil }
    if let scrollView = self as? UIScrollView { return scrollView }
    for child in children { if let found = child.firstScrollView { return found } }
    return nil
  }
}
