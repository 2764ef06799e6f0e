import Foundation

/// A table view's own state: its rows, frame, offset, and insets.
///
/// The type computes what UIScrollView and UITableView compute. It doesn't know the keyboard, which
/// affects only its frame and insets.
package struct TableView: Hashable, Sendable {
  package internal(set) var rows: RowGeometry
  package let style: TableStyle
  package internal(set) var insetAdjustment = InsetAdjustment.automatic
  /// The table's frame in its superview, with its animation.
  package internal(set) var frame: AnimatedValue<CGRect>
  /// The point of the table's content at the table's top left corner, with its animation.
  package internal(set) var contentOffset: AnimatedValue<CGPoint>
  package internal(set) var contentInset = EdgeInsets.zero
  package internal(set) var scrollIndicatorInsets = EdgeInsets.zero
  /// The insets that UIKit itself adds to the table's contentInset.
  ///
  /// Since iOS 11, they cover the areas outside the safe area. The bottom inset includes the height
  /// that a table view controller reserves for the keyboard.
  package internal(set) var systemInset = EdgeInsets.zero
  /// The height in points that UIKit reserves for the keyboard in the table's bottom system inset.
  ///
  /// The height includes the safe area.
  package internal(set) var keyboardInset: CGFloat = 0
  /// The height in points that UIKit has added to the table's bottom contentInset for the keyboard.
  ///
  /// It is 0 where UIKit reserves that height in the adjusted inset instead.
  package internal(set) var addedInset: CGFloat = 0

  /// The height in points that the navigation bar can gain when the content is pulled down.
  ///
  /// It is the sum of the heights of a large title and a search bar.
  package internal(set) var barStretch: CGFloat = 0
  /// The height in points that the navigation bar has gained when the form opens.
  ///
  /// The search bar appears only when the table is pulled down further.
  package internal(set) var openingStretch: CGFloat = 0
  private let opaqueMember = OpaqueMember()

  /// Creates a table that is scrolled to the top.
  package init(rows: RowGeometry, style: TableStyle, frame: CGRect) {
    self.rows = rows
    self.style = style
    self.frame = AnimatedValue(frame)
    contentOffset = AnimatedValue(.zero)
  }

  package var contentSize: CGSize {
    CGSize(width: frame.model.width, height: rows.contentHeight)
  }

  /// The part of the table's content in the table's frame, covered or not, in content coordinates.
  package var bounds: CGRect {
    CGRect(origin: contentOffset.model, size: frame.model.size)
  }

  /// The insets around the table's content that take effect now.
  ///
  /// They include the height that the navigation bar has gained at this offset.
  package var adjustedContentInset: EdgeInsets {
    var inset = leastInset
    inset.top += barGrowth
    return inset
  }

  /// The insets around the table's content with the navigation bar at its minimum height.
  var leastInset: EdgeInsets { contentInset + systemInset }

  /// The height in points that the navigation bar has gained now: the distance that the content is
  /// pulled down below it.
  ///
  /// The large title appears first, then the search bar.
  package var barGrowth: CGFloat {
    guard barStretch > 0 else { return 0 }
    return min(max(-contentOffset.model.y - leastInset.top, 0), barStretch)
  }

  /// The least vertical offset where the table can come to rest.
  package var minimumOffset: CGFloat { 0 - leastInset.top - barStretch }

  /// The table's vertical offset when the form opens.
  package var openingOffset: CGFloat { 0 - leastInset.top - openingStretch }

  /// The greatest vertical offset where the table can come to rest.
  ///
  /// It is at least ``openingOffset``, even if the content is shorter than the table.
  package var maximumOffset: CGFloat {
    max(
      openingOffset,
      rows.contentHeight + adjustedContentInset.bottom - frame.model.height)
  }

  /// Returns the vertical offset nearest to `y` where the table can come to rest.
  package func legalOffset(_ y: CGFloat) -> CGFloat {
    min(max(y, minimumOffset), maximumOffset)
  }

  /// Returns a row's rectangle in the table's content.
  ///
  /// In ``TableStyle/insetGrouped``, it is without the side margins.
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

  /// Returns the rectangle of a vertical range of the content, as wide as the table.
  package func rect(of span: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: 0, y: span.lowerBound, width: frame.model.width, height: span.length)
  }
}
