/// The scroll views around and inside a view.
extension UIView {
  /// The innermost scroll view around the view, or nil if the view is in no scroll view.
  var scrollViewAround: UIScrollView? { scrollViewsAround().first }

  /// Returns the scroll views around the view, innermost first, up to and including `root`.
  func scrollViewsAround(upTo root: UIView? = nil) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var next = self === root ? nil : superview
    while let view = next {
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      next = view === root ? nil : view.superview
    }
    return found
  }

  /// The first scroll view, but no text view, in the subtree of the view, itself included; or nil.
  var firstScrollView: UIScrollView? {
    if self is UITextView { return nil }
    if let scrollView = self as? UIScrollView { return scrollView }
    for child in children { if let found = child.firstScrollView { return found } }
    return nil
  }
}
