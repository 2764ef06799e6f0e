import Foundation

/// What an app's code reads of its views: model values, which a setter changes at once, whatever
/// the animation.
extension Phone {
  /// The content's point at the table's top left corner.
  public var contentOffset: CGPoint { table.contentOffset.model }

  /// What the app itself keeps free on the table's edges, in points.
  public var contentInset: EdgeInsets { table.contentInset }

  /// ``contentInset`` with what UIKit adds for bars, safe area and keyboard.
  public var adjustedContentInset: EdgeInsets { table.adjustedContentInset }

  /// The table's frame in its superview.
  public var tableFrame: CGRect { table.frame.model }

  /// The part of the content that the table's frame shows, covered or not, in the content.
  public var tableBounds: CGRect { table.bounds }

  /// The root view's frame on the screen.
  public var rootFrame: CGRect { rootView.model }

  /// Returns a row's rectangle in the table's content, the zero rectangle where there is no such
  /// row, as rectForRow(at:) does; rows count from 0 over all sections.
  public func rect(forRow row: Int) -> CGRect {
    table.rows.has(row: row) ? table.rect(forRow: row) : .zero
  }
}

/// What an app's code does to its views.
///
/// A number that is infinite, beyond a billion or none at all is refused: everything stays as it
/// was, and `why` tells of it.
extension Phone {
  /// Sets contentOffset.y, which UIKit does not clamp to its legal range.
  public mutating func setContentOffset(_ y: CGFloat, animation: Animation? = nil) {
    setContentOffset(y, by: .strategy, animation: animation)
  }

  /// Sets contentInset, and scrollIndicatorInsets where they are given; an offset outside the new
  /// legal range is brought back.
  public mutating func setContentInset(
    _ inset: EdgeInsets, indicators: EdgeInsets? = nil, animation: Animation? = nil
  ) {
    setContentInset(inset, indicators: indicators, by: .strategy, animation: animation)
  }

  /// Scrolls a row into the bounds less the adjusted inset, as scrollToRow(at:at:animated:); rows
  /// count from 0 over all sections.
  ///
  /// Where there is no such row, nothing happens, and `why` tells of it; UIKit raises there.
  public mutating func scrollToRow(
    _ row: Int, at position: ScrollPosition, animation: Animation? = nil
  ) {
    scrollToRow(row, at: position, by: .strategy, animation: animation)
  }

  /// Scrolls a rectangle of the content by the least movement into the bounds less the adjusted
  /// inset, as scrollRectToVisible(_:animated:).
  public mutating func scrollRectToVisible(_ rect: CGRect, animation: Animation? = nil) {
    scrollRectToVisible(rect, by: .strategy, animation: animation)
  }

  /// Sets the table's frame in its superview.
  public mutating func setTableFrame(_ frame: CGRect, animation: Animation? = nil) {
    setTableFrame(frame, by: .strategy, animation: animation)
  }

  /// Sets the root view's frame on the screen; the table follows its bottom edge unless it has a
  /// fixed frame of its own.
  public mutating func setRootFrame(_ frame: CGRect, animation: Animation? = nil) {
    setRootFrame(frame, by: .strategy, animation: animation)
  }
}
