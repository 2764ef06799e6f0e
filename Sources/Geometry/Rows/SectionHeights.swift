import Foundation

/// The heights of one section of a table, in points.
package struct SectionHeights: Hashable, Sendable {
  package var header: CGFloat
  package var rows: [CGFloat]
  package var footer: CGFloat

  /// Creates the heights of a section's header, rows and footer, in points.
  ///
  /// By default header and footer have the height 0.
  package init(header: CGFloat = 0, rows: [CGFloat], footer: CGFloat = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}

/// The heights of the header and footer around one section's rows, in points.
package struct SectionEdges: Hashable, Sendable {
  package var header: CGFloat
  /// The indices of the section's rows among all rows of the table.
  package var rows: Range<Int>
  package var footer: CGFloat

  /// Creates the heights of a section's header and footer, in points; they are 0 by default.
  ///
  /// `rows` are the indices of the section's rows among all rows of the table.
  package init(header: CGFloat = 0, rows: Range<Int>, footer: CGFloat = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}
