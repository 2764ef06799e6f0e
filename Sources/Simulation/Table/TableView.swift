import Foundation

/// A table view's own state: where it stands, how far it is scrolled, and what insets it has.
///
/// What it computes is what UIScrollView and UITableView compute; none of it knows of a keyboard
/// beyond what a frame or an inset tells it.
package struct TableView: Hashable, Sendable {
  package internal(set) var rows: RowGeometry
  package let style: TableStyle
  package internal(set) var insetAdjustment = InsetAdjustment.automatic
  /// In its superview.
  package internal(set) var frame: Animated<CGRect>
  /// The content's point at the bounds' origin.
  package internal(set) var contentOffset: Animated<CGPoint>
  package internal(set) var contentInset = EdgeInsets.zero
  package internal(set) var scrollIndicatorInsets = EdgeInsets.zero
  /// What UIKit adds by itself: the part of the frame that the safe area leaves out, from iOS 11
  /// on, and the table view controller's share for the keyboard.
  package internal(set) var systemInset = EdgeInsets.zero
  /// What of the bottom system inset is there for the keyboard; it holds the safe area.
  package internal(set) var keyboardInset: CGFloat = 0
  /// What UIKit has added to the bottom contentInset for the keyboard, instead.
  package internal(set) var addedInset: CGFloat = 0

  /// Points that the navigation bar above it gains as it is pulled down: a large title's and a
  /// search bar's.
  package internal(set) var barStretch: CGFloat = 0
  /// What of ``barStretch`` there is when the form opens: the search bar comes down once the table
  /// is pulled further.
  package internal(set) var openingStretch: CGFloat = 0
  private let inPlace = InPlace()

  /// Creates a table that is scrolled to the top.
  package init(rows: RowGeometry, style: TableStyle, frame: CGRect) {
    self.rows = rows
    self.style = style
    self.frame = Animated(frame)
    contentOffset = Animated(.zero)
  }

  package var contentSize: CGSize {
    CGSize(width: frame.model.width, height: rows.contentHeight)
  }

  /// The visible rectangle of the content, whether or not something covers it.
  package var bounds: CGRect {
    CGRect(origin: contentOffset.model, size: frame.model.size)
  }

  /// The insets that count now: those of a bar that has grown with the offset, too.
  package var adjustedContentInset: EdgeInsets {
    var inset = leastInset
    inset.top += barGrowth
    return inset
  }

  /// The insets with the navigation bar as low as it gets.
  var leastInset: EdgeInsets { contentInset + systemInset }

  /// Points by which the navigation bar is higher now than at least: as many as the content has
  /// been pulled below it, the large title first, then the search bar.
  package var barGrowth: CGFloat {
    guard barStretch > 0 else { return 0 }
    return min(max(-contentOffset.model.y - leastInset.top, 0), barStretch)
  }

  /// The smallest offset at which the table comes to rest.
  package var minimumOffset: CGFloat { 0 - leastInset.top - barStretch }

  /// The offset at which the table opens from its top.
  package var openingOffset: CGFloat { 0 - leastInset.top - openingStretch }

  /// The largest offset at which the table comes to rest; never below that at which it opens.
  package var maximumOffset: CGFloat {
    max(
      openingOffset,
      rows.contentHeight + adjustedContentInset.bottom - frame.model.height)
  }

  /// Returns the nearest offset at which the table can rest.
  package func legalOffset(_ y: CGFloat) -> CGFloat {
    min(max(y, minimumOffset), maximumOffset)
  }

  /// Returns a row's rectangle in the content; the text field of a row fills its height.
  package func rect(forRow row: Int) -> CGRect {
    if let frame = rows.frame(ofRow: row) { return frame }
    var rect = rect(of: rows.span(ofRow: row))
    if rows.columns > 1 {
      rect.size.width /= CGFloat(rows.columns)
      rect.origin.x += CGFloat(rows.column(ofRow: row)) * rect.width
    }
    return style == .insetGrouped
      ? rect.insetBy(dx: style.sideMargin(ofWidth: rect.width), dy: 0) : rect
  }

  /// Returns a rectangle of the content that has the table's width.
  package func rect(of span: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: 0, y: span.lowerBound, width: frame.model.width, height: span.length)
  }
}
