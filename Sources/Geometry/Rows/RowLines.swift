import Foundation

/// The layout lines of a table's rows or a collection's cells, from the top of the content.
///
/// A line contains one row, or several cells side by side. Coordinates are in points. Sections have
/// no gaps between them, and each starts a new line.
public struct RowLines: Hashable, Sendable {
  /// A section of a table: its top and bottom edge, its header's and footer's height, and its rows.
  public struct Section: Hashable, Sendable {
    public var top: CGFloat
    public var headerHeight: CGFloat
    public var footerHeight: CGFloat
    public var bottom: CGFloat
    public var rows: Range<Int>
  }

  /// The top edge of each row in the content, in points.
  public private(set) var tops: [CGFloat]
  /// For each row, the height of the line that contains it, in points.
  ///
  /// The tallest of the cells side by side gives their line its height.
  public private(set) var heights: [CGFloat]
  /// The column of each row's cell, from 0.
  ///
  /// Empty if every line contains only one row.
  public private(set) var columns: [Int] = []
  public private(set) var sections: [Section] = []
  /// The height of all sections of the table together, in points.
  public private(set) var height: CGFloat = 0

  /// Creates the layout lines of a table's rows.
  ///
  /// - Parameters:
  ///   - heights: the rows' own heights.
  ///   - edges: the header and footer of each section.
  ///   - columns: the number of cells side by side.
  ///   - isHidden: whether a row is left out, so that the rows after it move up.
  public init(
    heights: [CGFloat], sections edges: [SectionEdges], columns: Int,
    isHidden: (Int) -> Bool = { _ in false }
  ) {
    self.heights = heights
    tops = []
    tops.reserveCapacity(heights.count)
    for edge in edges { add(edge, columns: columns, isHidden: isHidden) }
  }

  /// Creates layout lines, one for each frame, in a content that is `height` points high.
  ///
  /// All lines belong to one section without header and footer.
  public init(frames: [CGRect], height: CGFloat) {
    tops = frames.map(\.minY)
    heights = frames.map(\.height)
    self.height = height
    sections = [
      Section(top: 0, headerHeight: 0, footerHeight: 0, bottom: height, rows: 0..<frames.count)
    ]
  }

  private mutating func add(_ edge: SectionEdges, columns: Int, isHidden: (Int) -> Bool) {
    let top = height
    height += edge.header
    var line = edge.rows.lowerBound
    var (count, highest): (Int, CGFloat) = (0, 0)
    for row in edge.rows {
      tops.append(height)
      if columns > 1 { self.columns.append(count) }
      if !isHidden(row) {
        count += 1
        highest = max(highest, heights[row])
      }
      guard count == columns || row + 1 == edge.rows.upperBound else { continue }
      for row in line...row { heights[row] = highest }
      height += highest
      line = row + 1
      (count, highest) = (0, 0)
    }
    height += edge.footer
    sections.append(
      Section(
        top: top, headerHeight: edge.header, footerHeight: edge.footer, bottom: height,
        rows: edge.rows))
  }
}

extension RowLines.Section {
  /// The heights of the header and footer around the section's rows.
  public var edges: SectionEdges {
    SectionEdges(header: headerHeight, rows: rows, footer: footerHeight)
  }
}
