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
  private let changes: RowChanges
  /// The height of all sections together.
  package let contentHeight: CGFloat
  /// The cells that stand side by side; one in anything but a collection.
  package let columns: Int
  /// Where fields lie that an app's own views hold, in no rows of their own; they may stand side by
  /// side.
  private let frames: [CGRect]?
  /// The height of the highest row as they were at first.
  private let greatestFirstHeight: CGFloat
  /// The rows whose edges are the topmost and the lowest of all.
  package let outermostRows: (first: Int, last: Int)
  /// The heights that rows have once they are on the screen, where until then an estimate counts.
  private let measuredHeights: [CGFloat]?

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
  ///
  /// - Parameters:
  ///   - own: the rows' heights; side by side each is as high as the highest.
  ///   - edges: what the sections have around them.
  ///   - columns: how many stand side by side.
  ///   - estimate: the height that a row counts for until it is on the screen; nil counts its own.
  package init(
    heights own: [CGFloat], sections edges: [SectionEdges], columns: Int = 1,
    estimate: CGFloat? = nil
  ) {
    let isEstimated = estimate != nil && columns == 1
    let heights =
      columns > 1
      ? Self.levelled(own, sections: edges, columns: columns)
      : estimate.map { Array(repeating: $0, count: own.count) } ?? own
    measuredHeights = isEstimated ? own : nil
    var tops: [CGFloat] = []
    tops.reserveCapacity(heights.count)
    var sections: [Section] = []
    var y: CGFloat = 0
    for section in edges {
      let top = y
      y += section.header
      for (place, height) in heights[section.rows].enumerated() {
        tops.append(y)
        if (place + 1) % columns == 0 || place + 1 == section.rows.count { y += height }
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
    changes = RowChanges()
    contentHeight = y
    self.columns = columns
    frames = nil
    greatestFirstHeight = heights.max() ?? 0
    outermostRows = (0, max(0, heights.count - 1))
  }

  /// Creates the geometry of fields that lie anywhere in a content, each of them a row.
  ///
  /// - Parameters:
  ///   - frames: in the content, in the order of their top edges.
  ///   - contentHeight: that of the content, which reaches at least to the lowest field.
  package init(frames: [CGRect], contentHeight: CGFloat) {
    let bottom = frames.reduce(contentHeight) { max($0, $1.maxY) }
    tops = frames.map(\.minY)
    heights = frames.map(\.height)
    sections = [
      Section(
        top: 0, headerHeight: 0, footerHeight: 0, bottom: bottom, rows: 0..<frames.count)
    ]
    changes = RowChanges()
    self.contentHeight = bottom
    columns = 1
    self.frames = frames
    measuredHeights = nil
    greatestFirstHeight = heights.max() ?? 0
    outermostRows = (
      frames.indices.min { frames[$0].minY < frames[$1].minY } ?? 0,
      frames.indices.max { frames[$0].maxY < frames[$1].maxY } ?? 0
    )
  }

  /// Returns where a field lies in the content, where it is in no row of its own.
  package func frame(ofRow row: Int) -> CGRect? { frames?[row] }

  /// Returns heights of which each is the greatest of those that stand side by side.
  private static func levelled(
    _ heights: [CGFloat], sections: [SectionEdges], columns: Int
  ) -> [CGFloat] {
    var heights = heights
    for section in sections {
      for start in stride(from: section.rows.lowerBound, to: section.rows.upperBound, by: columns) {
        let line = start..<min(start + columns, section.rows.upperBound)
        let height = heights[line].max() ?? 0
        for row in line { heights[row] = height }
      }
    }
    return heights
  }

  private init(_ base: RowGeometry, changes: RowChanges) {
    tops = base.tops
    heights = base.heights
    sections = base.sections
    columns = base.columns
    frames = base.frames
    measuredHeights = base.measuredHeights
    greatestFirstHeight = base.greatestFirstHeight
    outermostRows = base.outermostRows
    self.changes = changes
    contentHeight = base.contentHeight - base.changes.growth + changes.growth
  }

  package var rowCount: Int { tops.count }

  package var sectionCount: Int { sections.count }

  /// No row is higher; where rows have become lower, all may be.
  package var greatestHeight: CGFloat {
    changes.greatestHeight(from: greatestFirstHeight)
  }

  /// Returns a row's top and bottom edge.
  package func span(ofRow row: Int) -> ClosedRange<CGFloat> {
    guard !changes.isEmpty else { return tops[row]...(tops[row] + heights[row]) }
    let top = tops[row] + changes.growth(beforeRow: row)
    // Of a row that is not shown rounding could put the bottom above the top.
    return top...max(top, tops[row] + heights[row] + changes.growth(beforeRow: row + 1))
  }

  /// Returns a header's top and bottom edge, where it stands while it does not float.
  package func span(ofHeader section: Int) -> ClosedRange<CGFloat> {
    let top = top(ofSection: section)
    return top...(top + sections[section].headerHeight)
  }

  /// Returns a footer's top and bottom edge.
  package func span(ofFooter section: Int) -> ClosedRange<CGFloat> {
    let bottom = bottom(ofSection: section)
    return (bottom - sections[section].footerHeight)...bottom
  }

  /// Returns a section's top and bottom edge, header and footer included.
  package func span(ofSection section: Int) -> ClosedRange<CGFloat> {
    top(ofSection: section)...bottom(ofSection: section)
  }

  private func top(ofSection section: Int) -> CGFloat {
    sections[section].top + changes.growth(beforeRow: sections[section].rows.lowerBound)
  }

  private func bottom(ofSection section: Int) -> CGFloat {
    sections[section].bottom + changes.growth(beforeRow: sections[section].rows.upperBound)
  }

  /// Returns the rows of a section.
  package func rows(inSection section: Int) -> Range<Int> { sections[section].rows }

  /// Returns the section that a row belongs to.
  package func section(ofRow row: Int) -> Int {
    sections.partition { $0.rows.upperBound > row }
  }

  /// Returns which of those side by side a row is, from 0.
  package func column(ofRow row: Int) -> Int {
    columns == 1 ? 0 : (row - sections[section(ofRow: row)].rows.lowerBound) % columns
  }

  /// Returns what lies at a height of the content, top edges included and bottom edges not; of rows
  /// side by side the last; nothing among fields without rows.
  package func element(at y: CGFloat) -> Element? {
    guard frames == nil else { return nil }
    guard y >= 0, y < contentHeight else { return nil }
    let index = sections.indices.partition { bottom(ofSection: $0) > y }
    if y < span(ofHeader: index).upperBound { return .header(section: index) }
    if y >= span(ofFooter: index).lowerBound { return .footer(section: index) }
    return .row(tops.indices.partition { span(ofRow: $0).lowerBound > y } - 1)
  }

  /// Returns the field without a row of its own at a point of the content.
  func field(at point: CGPoint) -> Int? { frames?.lastIndex { $0.contains(point) } }

  /// Returns the rows that have a part between two heights.
  package func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = tops.indices.partition { span(ofRow: $0).upperBound > top }
    let end = tops.indices.partition { span(ofRow: $0).lowerBound >= bottom }
    return first..<max(first, end)
  }

  /// Returns the sections that have a part between two heights.
  package func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.indices.partition { self.bottom(ofSection: $0) > top }
    let end = sections.indices.partition { self.top(ofSection: $0) >= bottom }
    return first..<max(first, end)
  }
}

extension RowGeometry {
  /// Returns the number of lines that the text of a row takes.
  package func lineCount(ofRow row: Int) -> Int { changes[row]?.lines ?? 1 }

  /// Returns the height of a row, 0 while it is hidden; that of its span is this but for rounding.
  func height(ofRow row: Int) -> CGFloat {
    guard let change = changes[row] else { return heights[row] }
    return change.isHidden ? 0 : change.height + change.note
  }

  /// Returns the height of a row without its note, also while it is hidden.
  func ownHeight(ofRow row: Int) -> CGFloat {
    guard let change = changes[row], change.isHidden || change.note > 0 else {
      return span(ofRow: row).length
    }
    return change.height
  }

  /// Returns the height of the line below a row's field, or 0.
  package func noteHeight(ofRow row: Int) -> CGFloat { changes[row]?.note ?? 0 }

  /// Returns whether a row is not shown.
  package func isHidden(row: Int) -> Bool { changes[row]?.isHidden ?? false }

  /// Returns the geometry with a row whose text takes so many lines, and that is so high.
  func setting(_ row: Int, lines: Int, height: CGFloat) -> RowGeometry {
    changing(row) { ($0.lines, $0.height) = (lines, height) }
  }

  /// Returns the geometry with a line of that height below a row's field.
  func setting(_ row: Int, note: CGFloat) -> RowGeometry { changing(row) { $0.note = note } }

  /// Returns the geometry with rows that are shown, or not.
  func setting(_ rows: [(row: Int, isHidden: Bool)]) -> RowGeometry {
    rows.reduce(self) { geometry, change in
      geometry.changing(change.row) { $0.isHidden = change.isHidden }
    }
  }

  private func changing(_ row: Int, _ body: (inout RowChanges.Row) -> Void) -> RowGeometry {
    RowGeometry(self, changes: changes.changing(row, ofHeight: heights[row], body))
  }
}

/// Estimated heights: UITableView.estimatedRowHeight.
extension RowGeometry {
  /// Whether rows that were not on the screen yet count for an estimate.
  package var isEstimated: Bool { measuredHeights != nil }

  /// Returns whether a row counts for an estimate that is not its own height.
  func isEstimated(_ row: Int) -> Bool {
    guard let measuredHeights, measuredHeights[row] != heights[row] else { return false }
    return changes[row] == nil
  }

  /// Returns the geometry with a row's own height.
  func measuring(_ row: Int) -> RowGeometry {
    guard let measuredHeights else { return self }
    return setting(row, lines: 1, height: measuredHeights[row])
  }
}

extension RowGeometry: Hashable {
  package static func == (left: RowGeometry, right: RowGeometry) -> Bool {
    left === right
      || (left.tops == right.tops && left.heights == right.heights
        && left.sections == right.sections && left.changes == right.changes
        && left.columns == right.columns && left.frames == right.frames
        && left.measuredHeights == right.measuredHeights)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rowCount)
    hasher.combine(contentHeight)
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which on `isBeyond` holds, in a collection where it never stops
  /// holding once it does.
  func partition(_ isBeyond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
