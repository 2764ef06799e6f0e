import Foundation

/// The section headers of a plain table, which float over the rows.
///
/// That a header floats as high as it rests, sectionHeaderTopPadding included, is inferred.
extension TableView {
  /// Returns where a section's header stands in the content now.
  ///
  /// A plain table's stays at the top of what no inset takes away while a part of its section is in
  /// view; the section's end pushes it out.
  package func headerSpan(ofSection section: Int) -> ClosedRange<CGFloat> {
    let resting = rows.span(ofHeader: section)
    guard style == .plain else { return resting }
    let lowest = rows.span(ofFooter: section).lowerBound - resting.length
    let top = max(resting.lowerBound, min(unobscured.lowerBound, lowest))
    return top...(top + resting.length)
  }

  /// Returns the height that the header of a row's section takes at the top of a plain table: with
  /// that much free above it there, the row is not covered.
  func headerHeight(aboveRow row: Int) -> CGFloat {
    style == .plain ? rows.span(ofHeader: rows.section(ofRow: row)).length : 0
  }

  /// Returns a row's span with the room above it that its section's header may take.
  package func spanWithHeader(ofRow row: Int) -> ClosedRange<CGFloat> {
    let span = rows.span(ofRow: row)
    return (span.lowerBound - headerHeight(aboveRow: row))...span.upperBound
  }

  /// Returns whether the header of a row's section floats over a part of the row.
  package func isUnderHeader(row: Int) -> Bool {
    let header = headerSpan(ofSection: rows.section(ofRow: row))
    let span = rows.span(ofRow: row)
    return header.lowerBound < span.upperBound && header.upperBound > span.lowerBound
  }

  /// Returns the part of a row that the floating header of its section covers, or nil;
  /// one without height covers nothing.
  func headerRect(overRow row: Int) -> CGRect? {
    let header = rect(of: headerSpan(ofSection: rows.section(ofRow: row)))
    return header.height > 0 ? header.part(in: rect(forRow: row)) : nil
  }

  /// Returns the section whose header is at a height of the content, or nil.
  func header(at y: CGFloat) -> Int? {
    rows.sections(from: y, to: y.nextUp).first {
      let span = headerSpan(ofSection: $0)
      return y >= span.lowerBound && y < span.upperBound
    }
  }
}
