import Foundation

/// The spans of a table's headers, rows and footers, from the top of its content, in points.
///
/// The sums are made once, so that a row's place costs the same in any table, and finding what lies
/// at a height costs the logarithm of the number of rows. Rows count from 0 over all sections.
/// It never changes once it is made, so tables and their copies share it.
package final class RowGeometry: Sendable {
  /// The part of the table in which a point of the content lies.
  package enum Element: Hashable, Sendable {
    case header(section: Int)
    case row(Int)
    case footer(section: Int)
  }

  private let lines: RowLines
  private let changes: RowChanges
  /// The changes by which rows are further down than their lines are; none in columns, where a
  /// change of what is shown makes other lines.
  private let growths: RowChanges
  /// The height of all sections together.
  package let contentHeight: CGFloat
  /// The cells that stand side by side; one in anything but a collection.
  package let columns: Int
  /// Where fields lie that an app's own views hold, in no rows of their own; they may stand side by
  /// side.
  private let frames: [CGRect]?
  /// The height of the highest row as they were at first.
  private let greatestFirstHeight: CGFloat
  /// The shown rows whose edges are the topmost and the lowest of all.
  package let outermostRows: (first: Int, last: Int)
  /// The heights of their own that rows have where others count: side by side the line's, and until
  /// they are on the screen an estimate.
  private let ownHeights: [CGFloat]?
  /// Where fields lie in the rows that an app built, by their rows and in the coordinates of those.
  private let fieldFrames: [CGRect?]

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
    let heights = isEstimated ? estimate.map { Array(repeating: $0, count: own.count) } ?? own : own
    lines = RowLines(heights: heights, sections: edges, columns: columns)
    changes = RowChanges()
    growths = changes
    contentHeight = lines.height
    self.columns = columns
    frames = nil
    fieldFrames = []
    ownHeights = isEstimated || columns > 1 ? own : nil
    greatestFirstHeight = heights.max() ?? 0
    outermostRows = (0, max(0, heights.count - 1))
  }

  /// Creates the geometry of fields that lie anywhere in a content, each of them a row.
  ///
  /// - Parameters:
  ///   - frames: in the content, in the order of their top edges.
  ///   - contentHeight: that of the content, which reaches at least to the lowest field.
  package init(frames: [CGRect], contentHeight: CGFloat) {
    lines = RowLines(
      frames: frames, height: frames.reduce(contentHeight) { max($0, $1.maxY) })
    changes = RowChanges()
    growths = changes
    self.contentHeight = lines.height
    columns = 1
    self.frames = frames
    fieldFrames = []
    ownHeights = nil
    greatestFirstHeight = lines.heights.max() ?? 0
    outermostRows = (
      frames.indices.min { frames[$0].minY < frames[$1].minY } ?? 0,
      frames.indices.max { frames[$0].maxY < frames[$1].maxY } ?? 0
    )
  }

  /// Returns where a field lies in the content, where it is in no row of its own.
  package func frame(ofRow row: Int) -> CGRect? { frames?[row] }

  /// Returns where a field lies in its row, whose coordinates these are; nil for one that stands
  /// beside its label, as high as the row.
  package func fieldFrame(inRow row: Int) -> CGRect? {
    fieldFrames.indices.contains(row) ? fieldFrames[row] : nil
  }

  /// Returns the geometry of rows that an app built, with where the fields lie in them.
  package func with(fieldFrames: [CGRect?]) -> RowGeometry {
    RowGeometry(self, changes: changes, fieldFrames: fieldFrames)
  }

  private init(_ base: RowGeometry, changes: RowChanges, fieldFrames: [CGRect?]? = nil) {
    let isFlowing = base.columns > 1
    self.changes = changes
    growths = isFlowing ? RowChanges() : changes
    lines = isFlowing ? base.lines(flowingBy: changes) : base.lines
    contentHeight = lines.height + growths.growth
    columns = base.columns
    frames = base.frames
    self.fieldFrames = fieldFrames ?? base.fieldFrames
    ownHeights = base.ownHeights
    greatestFirstHeight = base.greatestFirstHeight
    let shown = base.frames == nil ? changes.outermostShown(of: lines.tops.count) : nil
    outermostRows = shown ?? base.outermostRows
  }

  /// Returns the lines of cells side by side that are as such changes make them.
  private func lines(flowingBy changes: RowChanges) -> RowLines {
    guard let ownHeights, !self.changes.hasLayout(of: changes) else { return lines }
    return RowLines(
      heights: changes.heights(from: ownHeights), sections: lines.sections.map(\.edges),
      columns: columns, isHidden: { changes[$0]?.isHidden == true })
  }

  package var rowCount: Int { lines.tops.count }

  package var sectionCount: Int { lines.sections.count }

  /// Returns whether there is a row of this number, shown or not.
  package func has(row: Int) -> Bool { lines.tops.indices.contains(row) }

  /// No row is higher; where rows have become lower, all may be.
  package var greatestHeight: CGFloat {
    changes.greatestHeight(from: greatestFirstHeight)
  }

  /// Returns a row's top and bottom edge.
  package func span(ofRow row: Int) -> ClosedRange<CGFloat> {
    let line = spanOfLine(ofRow: row)
    return columns > 1 && isHidden(row: row) ? line.lowerBound...line.lowerBound : line
  }

  /// Returns a row's span; of a hidden cell that of the line in which others are shown at its
  /// place, so that from row to row neither edge goes up.
  private func spanOfLine(ofRow row: Int) -> ClosedRange<CGFloat> {
    let (top, height) = (lines.tops[row], lines.heights[row])
    guard !growths.isEmpty else { return top...(top + height) }
    let start = top + growths.growth(beforeRow: row)
    // Of a row that is not shown rounding could put the bottom above the top.
    return start...max(start, top + height + growths.growth(beforeRow: row + 1))
  }

  /// Returns a header's top and bottom edge, where it stands while it does not float.
  package func span(ofHeader section: Int) -> ClosedRange<CGFloat> {
    let top = top(ofSection: section)
    return top...(top + lines.sections[section].headerHeight)
  }

  /// Returns a footer's top and bottom edge.
  package func span(ofFooter section: Int) -> ClosedRange<CGFloat> {
    let bottom = bottom(ofSection: section)
    return (bottom - lines.sections[section].footerHeight)...bottom
  }

  /// Returns a section's top and bottom edge, header and footer included.
  package func span(ofSection section: Int) -> ClosedRange<CGFloat> {
    top(ofSection: section)...bottom(ofSection: section)
  }

  private func top(ofSection section: Int) -> CGFloat {
    let section = lines.sections[section]
    return section.top + growths.growth(beforeRow: section.rows.lowerBound)
  }

  private func bottom(ofSection section: Int) -> CGFloat {
    let section = lines.sections[section]
    return section.bottom + growths.growth(beforeRow: section.rows.upperBound)
  }

  /// Returns the rows of a section.
  package func rows(inSection section: Int) -> Range<Int> { lines.sections[section].rows }

  /// Returns the section that a row belongs to.
  package func section(ofRow row: Int) -> Int {
    lines.sections.partition { $0.rows.upperBound > row }
  }

  /// Returns which of those side by side a row is, from 0.
  package func column(ofRow row: Int) -> Int { columns == 1 ? 0 : lines.columns[row] }

  /// Returns what lies at a height of the content, top edges included and bottom edges not; of rows
  /// side by side the last; nothing among fields without rows.
  package func element(at y: CGFloat) -> Element? {
    guard frames == nil else { return nil }
    guard y >= 0, y < contentHeight else { return nil }
    let index = lines.sections.indices.partition { bottom(ofSection: $0) > y }
    if y < span(ofHeader: index).upperBound { return .header(section: index) }
    if y >= span(ofFooter: index).lowerBound { return .footer(section: index) }
    return .row(lines.tops.indices.partition { spanOfLine(ofRow: $0).lowerBound > y } - 1)
  }

  /// Returns the field without a row of its own at a point of the content.
  package func field(at point: CGPoint) -> Int? { frames?.lastIndex { $0.contains(point) } }

  /// Returns the rows that have a part between two heights.
  package func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = lines.tops.indices.partition { spanOfLine(ofRow: $0).upperBound > top }
    let end = lines.tops.indices.partition { spanOfLine(ofRow: $0).lowerBound >= bottom }
    return first..<max(first, end)
  }

  /// Returns the sections that have a part between two heights.
  package func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = lines.sections.indices.partition { self.bottom(ofSection: $0) > top }
    let end = lines.sections.indices.partition { self.top(ofSection: $0) >= bottom }
    return first..<max(first, end)
  }
}

extension RowGeometry {
  /// Returns the number of lines that the text of a row takes.
  package func lineCount(ofRow row: Int) -> Int { changes[row]?.lines ?? 1 }

  /// Returns the height of a row, 0 while it is hidden; that of its span is this but for rounding.
  package func height(ofRow row: Int) -> CGFloat {
    guard let change = changes[row] else { return lines.heights[row] }
    return change.isHidden ? 0 : columns > 1 ? lines.heights[row] : change.height + change.note
  }

  /// Returns the height of a row without its note, also while it is hidden.
  package func ownHeight(ofRow row: Int) -> CGFloat {
    if columns > 1, let ownHeights { return changes[row]?.height ?? ownHeights[row] }
    guard let change = changes[row], change.isHidden || change.note > 0 else {
      return span(ofRow: row).length
    }
    return change.height
  }

  /// Returns the height of the line below a row's field, or 0.
  package func noteHeight(ofRow row: Int) -> CGFloat { changes[row]?.note ?? 0 }

  /// Returns whether a row is not shown.
  package func isHidden(row: Int) -> Bool { changes[row]?.isHidden ?? false }

  /// Returns whether no row of a section is shown above one of its rows.
  package func isFirstShown(_ row: Int, inSection section: Int) -> Bool {
    (rows(inSection: section).lowerBound..<row).allSatisfy(isHidden(row:))
  }

  /// Returns whether no row of a section is shown below one of its rows.
  package func isLastShown(_ row: Int, inSection section: Int) -> Bool {
    (row + 1..<rows(inSection: section).upperBound).allSatisfy(isHidden(row:))
  }

  /// Returns how many of the rows before a row are shown; of the row count how many are in all.
  package func shownCount(beforeRow row: Int) -> Int { row - changes.hiddenCount(beforeRow: row) }

  /// Returns the geometry with a row whose text takes so many lines, and that is so high.
  package func setting(_ row: Int, lines: Int, height: CGFloat) -> RowGeometry {
    changing(row) { ($0.lines, $0.height) = (lines, height) }
  }

  /// Returns the geometry with a line of that height below a row's field.
  package func setting(_ row: Int, note: CGFloat) -> RowGeometry { changing(row) { $0.note = note } }

  /// Returns the geometry with rows that are shown, or not.
  package func setting(_ rows: [(row: Int, isHidden: Bool)]) -> RowGeometry {
    var changes = changes
    for (row, isHidden) in rows {
      changes = changes.changing(row, ofHeight: firstHeight(ofRow: row)) { $0.isHidden = isHidden }
    }
    return RowGeometry(self, changes: changes)
  }

  private func changing(_ row: Int, _ body: (inout RowChanges.Row) -> Void) -> RowGeometry {
    RowGeometry(self, changes: changes.changing(row, ofHeight: firstHeight(ofRow: row), body))
  }

  /// Returns the height that a row counted for at first, and changes count from.
  private func firstHeight(ofRow row: Int) -> CGFloat {
    columns > 1 ? ownHeights?[row] ?? lines.heights[row] : lines.heights[row]
  }
}

/// Estimated heights: UITableView.estimatedRowHeight.
extension RowGeometry {
  /// Whether rows that were not on the screen yet count for an estimate.
  package var isEstimated: Bool { columns == 1 && ownHeights != nil }

  /// Returns whether a row counts for an estimate that is not its own height.
  package func isEstimated(_ row: Int) -> Bool {
    guard isEstimated, let ownHeights, ownHeights[row] != lines.heights[row] else { return false }
    return changes[row] == nil
  }

  /// Returns the geometry with a row's own height.
  package func measuring(_ row: Int) -> RowGeometry {
    guard isEstimated, let ownHeights else { return self }
    return setting(row, lines: 1, height: ownHeights[row])
  }
}

extension RowGeometry: Hashable {
  package static func == (left: RowGeometry, right: RowGeometry) -> Bool {
    left === right
      || (left.lines == right.lines && left.changes == right.changes
        && left.columns == right.columns && left.frames == right.frames
        && left.fieldFrames == right.fieldFrames
        && left.ownHeights == right.ownHeights)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rowCount)
    hasher.combine(contentHeight)
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which on `isBeyond` holds, in a collection where it never stops
  /// holding once it does.
  package func partition(_ isBeyond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
