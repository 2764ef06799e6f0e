import Foundation

/// Where every header, row and footer of a table lies, from the top of its content, in points.
///
/// The sums are made once, so that a row's place costs the same in any table, and finding what lies
/// at a height costs the logarithm of the number of rows. Rows count from 0 over all sections.
/// It never changes once it is made, so tables and their copies share it.
package final class RowGeometry: Sendable {
  /// What a point of the content lies in.
  package enum Element: Hashable, Sendable {
    case header(section: Int)
    case row(Int)
    case footer(section: Int)
  }

  /// Each row's top edge.
  private let tops: [CGFloat]
  private let heights: [CGFloat]
  private let sections: [Section]
  /// The height of all sections together.
  package let contentHeight: CGFloat

  private struct Section: Hashable, Sendable {
    var top: CGFloat
    var headerHeight: CGFloat
    var footerHeight: CGFloat
    var bottom: CGFloat
    var rows: Range<Int>
  }

  /// Creates the geometry of sections that follow each other without gaps.
  package convenience init(sections: [SectionHeights]) {
    var edges: [SectionEdges] = []
    var first = 0
    for section in sections {
      let rows = first..<first + section.rows.count
      edges.append(SectionEdges(header: section.header, rows: rows, footer: section.footer))
      first = rows.upperBound
    }
    self.init(heights: sections.flatMap(\.rows), sections: edges)
  }

  /// Creates the geometry of rows of such heights, in sections that follow each other without gaps.
  package init(heights: [CGFloat], sections edges: [SectionEdges]) {
    var tops: [CGFloat] = []
    tops.reserveCapacity(heights.count)
    var sections: [Section] = []
    var y: CGFloat = 0
    for section in edges {
      let top = y
      y += section.header
      for height in heights[section.rows] {
        tops.append(y)
        y += height
      }
      y += section.footer
      sections.append(
        Section(
          top: top, headerHeight: section.header, footerHeight: section.footer, bottom: y,
          rows: section.rows))
    }
    self.tops = tops
    self.heights = heights
    self.sections = sections
    contentHeight = y
  }

  package var rowCount: Int { tops.count }

  /// Returns a row's top and bottom edge.
  package func span(ofRow row: Int) -> ClosedRange<CGFloat> {
    tops[row]...(tops[row] + heights[row])
  }

  /// Returns a header's top and bottom edge, where it stands while it does not float.
  package func span(ofHeader section: Int) -> ClosedRange<CGFloat> {
    let section = sections[section]
    return section.top...(section.top + section.headerHeight)
  }

  /// Returns a footer's top and bottom edge.
  package func span(ofFooter section: Int) -> ClosedRange<CGFloat> {
    let section = sections[section]
    return (section.bottom - section.footerHeight)...section.bottom
  }

  /// Returns a section's top and bottom edge, header and footer included.
  package func span(ofSection section: Int) -> ClosedRange<CGFloat> {
    sections[section].top...sections[section].bottom
  }

  /// Returns the rows of a section.
  package func rows(inSection section: Int) -> Range<Int> { sections[section].rows }

  /// Returns the section that a row belongs to.
  package func section(ofRow row: Int) -> Int {
    sections.partition { $0.rows.upperBound > row }
  }

  /// Returns what lies at a height of the content, top edges included and bottom edges not.
  package func element(at y: CGFloat) -> Element? {
    guard y >= 0, y < contentHeight else { return nil }
    let index = sections.partition { $0.bottom > y }
    let section = sections[index]
    if y < section.top + section.headerHeight { return .header(section: index) }
    if y >= section.bottom - section.footerHeight { return .footer(section: index) }
    return .row(tops.partition { $0 > y } - 1)
  }

  /// Returns the rows that have a part between two heights.
  package func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = tops.indices.partition { tops[$0] + heights[$0] > top }
    let end = tops.partition { $0 >= bottom }
    return first..<max(first, end)
  }

  /// Returns the sections that have a part between two heights.
  package func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.partition { $0.bottom > top }
    let end = sections.partition { $0.top >= bottom }
    return first..<max(first, end)
  }
}

extension RowGeometry: Hashable {
  package static func == (left: RowGeometry, right: RowGeometry) -> Bool {
    left === right
      || (left.tops == right.tops && left.heights == right.heights
        && left.sections == right.sections)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rowCount)
    hasher.combine(contentHeight)
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which on `isBeyond` holds, in a collection where it never stops
  /// holding once it does.
  fileprivate func partition(_ isBeyond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
