import Foundation

/// The heights of one section of a table, in points.
public struct SectionHeights: Hashable, Sendable {
  public var header: CGFloat
  public var rows: [CGFloat]
  public var footer: CGFloat

  /// Creates the heights of a section's header, rows and footer, in points.
  ///
  /// By default header and footer have the height 0.
  public init(header: CGFloat = 0, rows: [CGFloat], footer: CGFloat = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}

/// The heights of the header and footer around one section's rows, in points.
public struct SectionEdges: Hashable, Sendable {
  public var header: CGFloat
  /// The indices of the section's rows among all rows of the table.
  public var rows: Range<Int>
  public var footer: CGFloat

  /// Creates the heights of a section's header and footer, in points; they are 0 by default.
  ///
  /// `rows` are the indices of the section's rows among all rows of the table.
  public init(header: CGFloat = 0, rows: Range<Int>, footer: CGFloat = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}
