import Foundation

extension TableView {
  /// The part of the bounds that no inset takes away, in the content.
  package var unobscured: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let top = contentOffset.model.y + inset.top
    let height = frame.model.height - inset.top - inset.bottom
    return top...max(top, top + height)
  }

  /// Returns the offset to which scrollRectToVisible goes, or nil where it does nothing.
  ///
  /// The rectangle, in content coordinates, is first cut to the content; it then gets the least
  /// movement into the bounds less the adjusted inset. Of one that is taller the top edge wins.
  /// (UIScrollView.h; the cut and the tall case as two re-implementations agree.) `area` says
  /// whether the insets count; re-implementations take the whole bounds.
  package func offset(
    showing rect: CGRect, in area: Settings.VisibleArea = .inset
  ) -> CGFloat? {
    let content = CGRect(origin: .zero, size: contentSize)
    guard let target = rect.part(in: content) else { return nil }
    return offset(showing: target.minY...target.maxY, in: area)
  }

  /// Returns the offset of the least movement that shows a span of the content, or nil for none.
  package func offset(
    showing span: ClosedRange<CGFloat>, in area: Settings.VisibleArea = .inset
  ) -> CGFloat? {
    offset(showing: span, within: area == .inset ? unobscured : bounds.minY...bounds.maxY)
  }

  /// Returns the offset of the least movement that brings a span of the content to where `visible`
  /// is, a span of the content as it is scrolled now; nil for none.
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

  /// Returns a row's span, widened to the header of a section's first row and the footer of its
  /// last.
  func spanWithSectionEdges(ofRow row: Int) -> ClosedRange<CGFloat> {
    let section = rows.section(ofRow: row)
    let top =
      rows.isFirstShown(row, inSection: section)
      ? rows.span(ofHeader: section).lowerBound : rows.span(ofRow: row).lowerBound
    return top...bottomEdge(ofRow: row)
  }

  /// Returns the offset to which scrollToRow(at:at:) goes, or nil where it does nothing.
  ///
  /// All positions end inside the legal range. `.top` of a section's first row shows its header
  /// too, `.bottom` of its last row its footer, and `.top` in a plain table leaves room for the
  /// header that floats there (observed by akisute.com, 2011). UIKit knows no `margin`; one that is
  /// given stays free above or below the row.
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

  /// Returns scrollToRow's offset for `.none`: a row above is treated as `.top` treats it, one
  /// below gets the least movement.
  private func minimalOffset(forRow row: Int, margin: CGFloat) -> CGFloat? {
    let span = rows.span(ofRow: row)
    let visible = unobscured
    if visible.contains(span) { return nil }
    return span.lowerBound < visible.lowerBound
      ? offset(forRow: row, at: .top, margin: margin)
      : offset(showing: span.lowerBound...(span.upperBound + margin))
  }

  /// A bar that has grown shrinks as the content goes up.
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

/// UITableView.ScrollPosition: where scrollToRow(at:at:) puts the row.
public enum ScrollPosition: String, CaseIterable, Sendable {
  /// The least movement after which the row is wholly visible.
  case none
  case top
  case middle
  case bottom
}
