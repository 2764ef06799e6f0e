import Foundation

/// The lines in which a table's rows, or a collection's cells, follow each other, from the top of
/// the content, in points.
///
/// Sections follow without gaps; each begins a line of its own.
package struct RowLines: Hashable, Sendable {
  /// One section with what stands around its rows.
  package struct Section: Hashable, Sendable {
    package var top: CGFloat
    package var headerHeight: CGFloat
    package var footerHeight: CGFloat
    package var bottom: CGFloat
    package var rows: Range<Int>
  }

  /// Each row's top edge.
  package private(set) var tops: [CGFloat]
  /// Each row's line's height: side by side that of the highest, which all of them take.
  package private(set) var heights: [CGFloat]
  /// Which of those side by side each row is, from 0; empty where a line has room for one.
  package private(set) var columns: [Int] = []
  package private(set) var sections: [Section] = []
  /// The height of all sections together.
  package private(set) var height: CGFloat = 0

  /// Creates the lines of rows of such heights.
  ///
  /// - Parameters:
  ///   - heights: the rows' own heights.
  ///   - edges: what the sections have around them.
  ///   - columns: how many stand side by side.
  ///   - isHidden: whether a row takes no place: as when its item is deleted, those behind it in
  ///     its section flow up.
  package init(
    heights: [CGFloat], sections edges: [SectionEdges], columns: Int,
    isHidden: (Int) -> Bool = { _ in false }
  ) {
    self.heights = heights
    tops = []
    tops.reserveCapacity(heights.count)
    for edge in edges { add(edge, columns: columns, isHidden: isHidden) }
  }

  /// Creates the lines of rows that lie anywhere in a content of that height.
  package init(frames: [CGRect], height: CGFloat) {
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
  /// What the section has around its rows.
  package var edges: SectionEdges { SectionEdges(header: headerHeight, rows: rows, footer: footerHeight) }
}
