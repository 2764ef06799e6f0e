import Foundation

/// The heights that one section of a table is made of, in points.
public struct SectionHeights: Hashable, Sendable {
  public var header: CGFloat
  public var rows: [CGFloat]
  public var footer: CGFloat

  /// Creates a section; without header and footer these take no room.
  public init(header: CGFloat = 0, rows: [CGFloat], footer: CGFloat = 0) {
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}
