import Foundation

/// The heights of one section of a table, in points.
package struct SectionHeights: Hashable, Sendable {
  package var header: CGFloat
  package var rows: [CGFloat]
  package var footer: CGFloat

  /// Creates a section.
  ///
  /// By default its header and footer take no room.
  package init(header: CGFloat = 0, rows: [CGFloat], footer: CGFloat = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}

/// The header and footer around one section's rows, in points.
package struct SectionEdges: Hashable, Sendable {
  package var header: CGFloat
  /// Indices into the table's rows.
  package var rows: Range<Int>
  package var footer: CGFloat

  /// Creates a section.
  ///
  /// By default its header and footer take no room.
  package init(header: CGFloat = 0, rows: Range<Int>, footer: CGFloat = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}
