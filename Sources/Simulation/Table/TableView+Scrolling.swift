import Foundation

extension TableView {
  /// The vertical range of the table's content that is inside the insets.
  package var unobscured: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let top = contentOffset.model.y + inset.top
    let height = frame.model.height - inset.top - inset.bottom
    return top...max(top, top + height)
  }

  /// Returns the table's vertical offset after scrollRectToVisible, or nil if nothing moves.
  ///
  /// The rectangle, in content coordinates, is clipped to the content. The table scrolls by the
  /// least distance that brings it into `area`, or brings its top there if it is taller.
  /// (UIScrollView.h; two re-implementations agree about this.) `area` is the bounds inside the
  /// adjusted inset, or the whole bounds as in re-implementations.
  package func offset(
    showing rect: CGRect, in area: Settings.VisibleArea = .inset
  ) -> CGFloat? {
    let content = CGRect(origin: .zero, size: contentSize)
    guard let target = rect.part(in: content) else { return nil }
    return offset(showing: target.minY...target.maxY, in: area)
  }

  /// Returns the table's offset after the least scroll that shows a vertical range of the content.
  ///
  /// Nil if nothing moves. `area` tells whether the area inside the insets counts as visible, or
  /// all bounds.
  package func offset(
    showing span: ClosedRange<CGFloat>, in area: Settings.VisibleArea = .inset
  ) -> CGFloat? {
    offset(showing: span, within: area == .inset ? unobscured : bounds.minY...bounds.maxY)
  }

  /// Returns the table's offset after the least scroll that brings one range into another.
  ///
  /// Nil if nothing moves. Both are vertical ranges of the content; `visible` is the one visible
  /// before the scroll.
  package func offset(
    showing span: ClosedRange<CGFloat>, within visible: ClosedRange<CGFloat>
  ) -> CGFloat? {
    if visible.contains(span) { return nil }
    let isTall = span.length > visible.length
    let y = contentOffset.model.y
    let moved =
      isTall || span.lowerBound < visible.lowerBound
      ? y + span.lowerBound - visible.lowerBound : y + span.upperBound - visible.upperBound
    let legal = legalOffset(moved)
    return legal == y ? nil : legal
  }

  /// Returns a row's vertical range in the content, extended by its section's header or footer.
  ///
  /// The header counts for the section's first row, and the footer for its last row.
  func spanWithSectionEdges(ofRow row: Int) -> ClosedRange<CGFloat> {
    let section = rows.section(ofRow: row)
    let top =
      rows.isFirstShown(row, inSection: section)
      ? rows.span(ofHeader: section).lowerBound : rows.span(ofRow: row).lowerBound
    return top...bottomEdge(ofRow: row)
  }

  /// Returns the table's offset after scrollToRow(at:at:), or nil if nothing moves.
  ///
  /// The offset is always in the legal range. For a section's first row, `.top` shows its header
  /// too. For its last row, `.bottom` shows its footer. In a plain table, `.top` leaves room for
  /// the floating header (observed by akisute.com, 2011). `margin`, which UIKit doesn't have, is
  /// the distance that stays free above or below the row.
  package func offset(
    forRow row: Int, at position: ScrollPosition, margin: CGFloat = 0
  ) -> CGFloat? {
    let span = rows.span(ofRow: row)
    let y: CGFloat
    switch position {
    case .none: return minimalOffset(forRow: row, margin: margin)
    case .top: y = alignedTop(topEdge(ofRow: row) - margin)
    case .middle:
      let middle = (span.lowerBound + span.upperBound) / 2
      let free = frame.model.height - leastInset.top - leastInset.bottom
      y = middle - free / 2 - leastInset.top
    case .bottom: y = alignedBottom(bottomEdge(ofRow: row) + margin)
    }
    let legal = legalOffset(y)
    return legal == contentOffset.model.y ? nil : legal
  }

  /// Returns the table's offset after scrollToRow(at:at:) with the position `.none`, or nil.
  ///
  /// A row above the visible area is treated like `.top`; a row below scrolls the least distance.
  private func minimalOffset(forRow row: Int, margin: CGFloat) -> CGFloat? {
    let span = rows.span(ofRow: row)
    let visible = unobscured
    if visible.contains(span) { return nil }
    return span.lowerBound < visible.lowerBound
      ? offset(forRow: row, at: .top, margin: margin)
      : offset(showing: span.lowerBound...(span.upperBound + margin))
  }

  /// Returns the table's offset that puts a `y` of the content at the top of the visible area.
  ///
  /// A navigation bar that has grown shrinks when the content moves up.
  private func alignedTop(_ edge: CGFloat) -> CGFloat { edge - leastInset.top }

  private func alignedBottom(_ edge: CGFloat) -> CGFloat {
    edge - frame.model.height + adjustedContentInset.bottom
  }

  private func topEdge(ofRow row: Int) -> CGFloat {
    let section = rows.section(ofRow: row)
    return rows.isFirstShown(row, inSection: section)
      ? rows.span(ofHeader: section).lowerBound : spanWithFloats(ofRow: row).lowerBound
  }

  private func bottomEdge(ofRow row: Int) -> CGFloat {
    let section = rows.section(ofRow: row)
    return rows.isLastShown(row, inSection: section)
      ? rows.span(ofFooter: section).upperBound : rows.span(ofRow: row).upperBound
  }
}

/// Where scrollToRow(at:at:) puts the row in the visible area: UITableView.ScrollPosition.
public enum ScrollPosition: String, CaseIterable, Sendable {
  /// The table scrolls by the least distance that makes the row fully visible.
  case none
  case top
  case middle
  case bottom
}
