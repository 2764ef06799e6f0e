/// The scroll views around a view, and in it.
extension UIView {
  /// The innermost scroll view around it.
  var scrollViewAround: UIScrollView? { scrollViewsAround().first }

  /// The scroll views around it, from inward out, up to a root view where one is given, which may
  /// be one itself.
  func scrollViewsAround(upTo root: UIView? = nil) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var next = self === root ? nil : superview
    while let view = next {
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      next = view === root ? nil : view.superview
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
