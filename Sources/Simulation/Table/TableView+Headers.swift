import Foundation

/// The section headers and footers of a plain table.
///
/// They float over the rows while a part of their section is in view (Apple's documentation of
/// UITableView.Style.plain).
///
/// That a floating header keeps its height, including sectionHeaderTopPadding, is inferred.
extension TableView {
  /// Returns the current vertical range of a section's header in the table's content.
  ///
  /// In a plain table, the header stays at the top of the area inside the insets while a part of
  /// its section is in view. The section's end pushes the header out.
  package func headerSpan(ofSection section: Int) -> ClosedRange<CGFloat> {
    let resting = rows.span(ofHeader: section)
    guard style == .plain else { return resting }
    let lowest = rows.span(ofFooter: section).lowerBound - resting.length
    let top = max(resting.lowerBound, min(unobscured.lowerBound, lowest))
    return top...(top + resting.length)
  }

  /// Returns the current vertical range of a section's footer in the table's content.
  ///
  /// In a plain table, the footer stays at the bottom of the area inside the insets while a part of
  /// its section is in view. The section's beginning, including its header, pushes the footer out.
  package func footerSpan(ofSection section: Int) -> ClosedRange<CGFloat> {
    let resting = rows.span(ofFooter: section)
    guard style == .plain, resting.length > 0 else { return resting }
    let highest = rows.span(ofHeader: section).upperBound
    let floating = max(highest, unobscured.upperBound - resting.length)
    let top = min(resting.lowerBound, floating)
    return top...(top + resting.length)
  }

  /// Returns the height of the section footer that floats below a row in a plain table.
  ///
  /// The height is in points, and 0 in other styles.
  package func footerHeight(belowRow row: Int) -> CGFloat {
    style == .plain ? rows.span(ofFooter: rows.section(ofRow: row)).length : 0
  }

  /// Returns the height of the section header that floats above a row in a plain table.
  ///
  /// The header doesn't cover a row that has this much space above it.
  package func headerHeight(aboveRow row: Int) -> CGFloat {
    style == .plain ? rows.span(ofHeader: rows.section(ofRow: row)).length : 0
  }

  /// Returns a row's vertical range in the content, extended by the heights of a floating header
  /// and footer.
  package func spanWithFloats(ofRow row: Int) -> ClosedRange<CGFloat> {
    let span = rows.span(ofRow: row)
    let bottom = span.upperBound + footerHeight(belowRow: row)
    return (span.lowerBound - headerHeight(aboveRow: row))...bottom
  }

  /// Returns whether the header of a row's section floats over a part of the row.
  package func isUnderHeader(row: Int) -> Bool {
    let header = headerSpan(ofSection: rows.section(ofRow: row))
    let span = rows.span(ofRow: row)
    // A header without height covers nothing.
    return header.length > 0 && header.lowerBound < span.upperBound
      && header.upperBound > span.lowerBound
  }

  /// Returns the part of a row that its section's floating header covers, in the content, or nil.
  ///
  /// A header without height covers nothing.
  func headerRect(overRow row: Int) -> CGRect? {
    guard style == .plain, headerHeight(aboveRow: row) > 0 else { return nil }
    return rect(of: headerSpan(ofSection: rows.section(ofRow: row))).part(in: rect(forRow: row))
  }

  /// Returns the part of a row that its section's floating footer covers, in the content, or nil.
  func footerRect(overRow row: Int) -> CGRect? {
    guard style == .plain, footerHeight(belowRow: row) > 0 else { return nil }
    return rect(of: footerSpan(ofSection: rows.section(ofRow: row))).part(in: rect(forRow: row))
  }

  /// Returns the index of the section whose footer is at a `y` of the table's content, or nil.
  func footer(at y: CGFloat) -> Int? {
    rows.sections(from: y, to: y.nextUp).first {
      let span = footerSpan(ofSection: $0)
      return y >= span.lowerBound && y < span.upperBound
    }
  }

  /// Returns the index of the section whose header is at a `y` of the table's content, or nil.
  func header(at y: CGFloat) -> Int? {
    rows.sections(from: y, to: y.nextUp).first {
      let span = headerSpan(ofSection: $0)
      return y >= span.lowerBound && y < span.upperBound
    }
  }
}
