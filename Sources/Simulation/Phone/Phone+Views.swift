import Foundation

/// View properties that an app's code can read.
///
/// They are model values: a setter changes them at once, even if the change is animated.
extension Phone {
  /// The point of the content at the table's top left corner.
  public var contentOffset: CGPoint { table.contentOffset.model }

  /// The insets around the table's content that the app sets, in points.
  public var contentInset: EdgeInsets { table.contentInset }

  /// The insets around the table's content that take effect, in points.
  ///
  /// They are ``contentInset`` plus the insets that UIKit adds for bars, safe area and keyboard.
  public var adjustedContentInset: EdgeInsets { table.adjustedContentInset }

  /// The table's frame in the coordinates of its superview.
  public var tableFrame: CGRect { table.frame.model }

  /// The part of the table's content in the table's frame, covered or not, in content coordinates.
  public var tableBounds: CGRect { table.bounds }

  /// The root view's frame on the screen.
  public var rootFrame: CGRect { rootView.model }

  /// Returns a row's rectangle in the table's content, like rectForRow(at:).
  ///
  /// For an unknown row, returns the zero rectangle.
  ///
  /// Rows are counted from 0 over all sections.
  public func rect(forRow row: Int) -> CGRect {
    table.rows.has(row: row) ? table.rect(forRow: row) : .zero
  }
}

/// Changes that an app's code can make to its views.
///
/// A number that is infinite, beyond a billion, or NaN is rejected: nothing changes, and the
/// session's `why` command reports the reason.
extension Phone {
  /// Sets the table's contentOffset.y, which UIKit does not clamp to its legal range.
  public mutating func setContentOffset(_ y: CGFloat, animation: Animation? = nil) {
    setContentOffset(y, by: .strategy, animation: animation)
  }

  /// Sets the table's contentInset, and optionally scrollIndicatorInsets.
  ///
  /// An offset outside the legal range is moved back into it, unless `insetClamps` is off.
  public mutating func setContentInset(
    _ inset: EdgeInsets, indicators: EdgeInsets? = nil, animation: Animation? = nil
  ) {
    setContentInset(inset, indicators: indicators, by: .strategy, animation: animation)
  }

  /// Scrolls a row of the table into the bounds inside the adjusted inset, like
  /// scrollToRow(at:at:animated:).
  ///
  /// Rows are counted from 0 over all sections.
  ///
  /// For an unknown row, nothing happens, and the session's `why` command reports it. UIKit raises
  /// an exception.
  public mutating func scrollToRow(
    _ row: Int, at position: ScrollPosition, animation: Animation? = nil
  ) {
    scrollToRow(row, at: position, by: .strategy, animation: animation)
  }

  /// Scrolls the table so that a rectangle is in the bounds inside the adjusted inset.
  ///
  /// This is like scrollRectToVisible(_:animated:). The rectangle is in the table's content, and
  /// the table scrolls by the least possible distance.
  public mutating func scrollRectToVisible(_ rect: CGRect, animation: Animation? = nil) {
    scrollRectToVisible(rect, by: .strategy, animation: animation)
  }

  /// Sets the table's frame in the coordinates of its superview.
  public mutating func setTableFrame(_ frame: CGRect, animation: Animation? = nil) {
    setTableFrame(frame, by: .strategy, animation: animation)
  }

  /// Sets the root view's frame on the screen.
  ///
  /// The table follows the root view's bottom edge, unless the table has a fixed frame.
  public mutating func setRootFrame(_ frame: CGRect, animation: Animation? = nil) {
    setRootFrame(frame, by: .strategy, animation: animation)
  }
}
