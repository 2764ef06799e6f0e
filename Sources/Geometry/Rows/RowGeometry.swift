import Foundation

/// The vertical ranges of a table's headers, rows and footers, in points from the top of its
/// content.
///
/// The sums are computed once. So a row's place costs the same in any table, and a hit test costs
/// the logarithm of the number of rows. Rows count from 0 over all sections. The geometry is
/// immutable, so tables and their copies share it.
package final class RowGeometry: Sendable {
  /// The element of a table at a point of its content, such as a row or a header.
  package enum Element: Hashable, Sendable {
    case header(section: Int)
    case row(Int)
    case footer(section: Int)
  }

  private let lines: RowLines
  private let changes: RowChanges
  /// The changes of row heights that move the rows below.
  ///
  /// With several columns it is empty, because a change makes new lines.
  private let growths: RowChanges
  /// The height of all sections of the table together, in points.
  package let contentHeight: CGFloat
  /// The number of cells side by side: 1 in anything but a collection.
  package let columns: Int
  /// The frames in the content of fields in an app's own views, outside of table rows.
  ///
  /// Nil for a table. The fields may be side by side.
  private let frames: [CGRect]?
  /// The initial height of the table's highest row, in points.
  private let greatestFirstHeight: CGFloat
  /// The numbers of the visible rows with the topmost and the lowest edge.
  package let outermostRows: (first: Int, last: Int)
  /// The rows' own heights in points where the layout uses other heights, or nil if it doesn't.
  ///
  /// Cells side by side have the height of their line. A row has an estimated height until it is on
  /// the screen.
  private let ownHeights: [CGFloat]?
  /// The frames of fields in rows that an app built, by row and in the row's coordinates.
  private let fieldFrames: [CGRect?]

  /// Creates the geometry of a table's sections without gaps between them.
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

  /// Creates the geometry of a table's rows in sections without gaps between them.
  ///
  /// - Parameters:
  ///   - own: the rows' heights. Cells side by side take the highest one's.
  ///   - edges: the header and footer of each section.
  ///   - columns: the number of cells side by side.
  ///   - estimate: a row's height until it is on the screen, or nil for its own.
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

  /// Creates the geometry of fields that are anywhere in a content, outside of a table.
  ///
  /// Each field counts as a row.
  ///
  /// - Parameters:
  ///   - frames: the frames in the content, ordered by their top edges.
  ///   - contentHeight: the height of the content, which is extended to the lowest field.
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

  /// Returns the frame in the content of a field outside a table, or nil for a table's row.
  package func frame(ofRow row: Int) -> CGRect? { frames?[row] }

  /// Returns a field's frame in its row's coordinates, if an app built the row.
  ///
  /// Nil for a field beside its label that is as high as the row.
  package func fieldFrame(inRow row: Int) -> CGRect? {
    fieldFrames.indices.contains(row) ? fieldFrames[row] : nil
  }

  /// Returns the geometry of rows that an app built, with the frames of their fields.
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

  /// Returns the layout lines of a collection's cells after changes of the cells' heights.
  private func lines(flowingBy changes: RowChanges) -> RowLines {
    guard let ownHeights, !self.changes.hasLayout(of: changes) else { return lines }
    return RowLines(
      heights: changes.heights(from: ownHeights), sections: lines.sections.map(\.edges),
      columns: columns, isHidden: { changes[$0]?.isHidden == true })
  }

  package var rowCount: Int { lines.tops.count }

  package var sectionCount: Int { lines.sections.count }

  /// Returns whether the table has a row with a number, hidden or not.
  package func has(row: Int) -> Bool { lines.tops.indices.contains(row) }

  /// A height in points that no row of the table exceeds.
  ///
  /// If rows have shrunk, all may be lower.
  package var greatestHeight: CGFloat {
    changes.greatestHeight(from: greatestFirstHeight)
  }

  /// Returns a row's top and bottom edge in the table's content.
  package func span(ofRow row: Int) -> ClosedRange<CGFloat> {
    let line = spanOfLine(ofRow: row)
    return columns > 1 && isHidden(row: row) ? line.lowerBound...line.lowerBound : line
  }

  /// Returns a row's vertical range in the table's content.
  ///
  /// A hidden cell has the range of the line at its place, so that edges never go up from row to
  /// row.
  private func spanOfLine(ofRow row: Int) -> ClosedRange<CGFloat> {
    let (top, height) = (lines.tops[row], lines.heights[row])
    guard !growths.isEmpty else { return top...(top + height) }
    let start = top + growths.growth(beforeRow: row)
    // For a hidden row, rounding could put the bottom above the top.
    return start...max(start, top + height + growths.growth(beforeRow: row + 1))
  }

  /// Returns the top and bottom edge in the content of a section's header while it doesn't float.
  package func span(ofHeader section: Int) -> ClosedRange<CGFloat> {
    let top = top(ofSection: section)
    return top...(top + lines.sections[section].headerHeight)
  }

  /// Returns the top and bottom edge in the content of a section's footer while it doesn't float.
  package func span(ofFooter section: Int) -> ClosedRange<CGFloat> {
    let bottom = bottom(ofSection: section)
    return (bottom - lines.sections[section].footerHeight)...bottom
  }

  /// Returns a section's top and bottom edge in the content, with header and footer.
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

  /// Returns the range of rows of the table in a section.
  package func rows(inSection section: Int) -> Range<Int> { lines.sections[section].rows }

  /// Returns the index of the section that a row is in.
  package func section(ofRow row: Int) -> Int {
    lines.sections.partition { $0.rows.upperBound > row }
  }

  /// Returns the column of a row's cell in a collection, from 0.
  package func column(ofRow row: Int) -> Int { columns == 1 ? 0 : lines.columns[row] }

  /// Returns the element at a `y` of the table's content, or nil among fields without rows.
  ///
  /// An element contains its top edge, but not its bottom edge. Of cells side by side, it is the
  /// last.
  package func element(at y: CGFloat) -> Element? {
    guard frames == nil else { return nil }
    guard y >= 0, y < contentHeight else { return nil }
    let index = lines.sections.indices.partition { bottom(ofSection: $0) > y }
    if y < span(ofHeader: index).upperBound { return .header(section: index) }
    if y >= span(ofFooter: index).lowerBound { return .footer(section: index) }
    return .row(lines.tops.indices.partition { spanOfLine(ofRow: $0).lowerBound > y } - 1)
  }

  /// Returns the number of the field outside a table at a point of the content, or nil.
  package func field(at point: CGPoint) -> Int? { frames?.lastIndex { $0.contains(point) } }

  /// Returns the rows that overlap a vertical range of the table's content.
  package func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = lines.tops.indices.partition { spanOfLine(ofRow: $0).upperBound > top }
    let end = lines.tops.indices.partition { spanOfLine(ofRow: $0).lowerBound >= bottom }
    return first..<max(first, end)
  }

  /// Returns the sections that overlap a vertical range of the table's content.
  package func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = lines.sections.indices.partition { self.bottom(ofSection: $0) > top }
    let end = lines.sections.indices.partition { self.top(ofSection: $0) >= bottom }
    return first..<max(first, end)
  }
}

extension RowGeometry {
  /// Returns the number of lines of the text in a row.
  package func lineCount(ofRow row: Int) -> Int { changes[row]?.lines ?? 1 }

  /// Returns the height of a row in points, 0 if the row is hidden.
  ///
  /// It equals the length of the row's range in the content up to rounding.
  package func height(ofRow row: Int) -> CGFloat {
    guard let change = changes[row] else { return lines.heights[row] }
    return change.isHidden ? 0 : columns > 1 ? lines.heights[row] : change.height + change.note
  }

  /// Returns the height of a row in points without its validation message, even while it is hidden.
  package func ownHeight(ofRow row: Int) -> CGFloat {
    if columns > 1, let ownHeights { return changes[row]?.height ?? ownHeights[row] }
    guard let change = changes[row], change.isHidden || change.note > 0 else {
      return span(ofRow: row).length
    }
    return change.height
  }

  /// Returns the height of the validation message below a row's field in points, or 0 without one.
  package func noteHeight(ofRow row: Int) -> CGFloat { changes[row]?.note ?? 0 }

  /// Returns whether a row of the table is hidden.
  package func isHidden(row: Int) -> Bool { changes[row]?.isHidden ?? false }

  /// Returns whether a row is the first visible one of its section.
  package func isFirstShown(_ row: Int, inSection section: Int) -> Bool {
    (rows(inSection: section).lowerBound..<row).allSatisfy(isHidden(row:))
  }

  /// Returns whether a row is the last visible one of its section.
  package func isLastShown(_ row: Int, inSection section: Int) -> Bool {
    (row + 1..<rows(inSection: section).upperBound).allSatisfy(isHidden(row:))
  }

  /// Returns the number of visible rows of the table before a row.
  ///
  /// For the row count it is the number of all visible rows.
  package func shownCount(beforeRow row: Int) -> Int { row - changes.hiddenCount(beforeRow: row) }

  /// Returns the geometry with another height, in points, and number of text lines for a row.
  package func setting(_ row: Int, lines: Int, height: CGFloat) -> RowGeometry {
    changing(row) { ($0.lines, $0.height) = (lines, height) }
  }

  /// Returns the geometry with a validation message of a given height below a row's field.
  package func setting(_ row: Int, note: CGFloat) -> RowGeometry {
    changing(row) { $0.note = note }
  }

  /// Returns the geometry with some rows shown or hidden.
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

  /// Returns the initial height of a row in points, before any change.
  private func firstHeight(ofRow row: Int) -> CGFloat {
    columns > 1 ? ownHeights?[row] ?? lines.heights[row] : lines.heights[row]
  }
}

/// The estimated heights of rows: UITableView.estimatedRowHeight.
extension RowGeometry {
  /// Whether rows of the table that weren't on the screen yet have an estimated height.
  package var isEstimated: Bool { columns == 1 && ownHeights != nil }

  /// Returns whether a row has an estimated height that differs from its own.
  package func isEstimated(_ row: Int) -> Bool {
    guard isEstimated, let ownHeights, ownHeights[row] != lines.heights[row] else { return false }
    return changes[row] == nil
  }

  /// Returns the geometry with a row's own height instead of the estimate.
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
  /// Returns the first index of an element that satisfies `isBeyond`, by binary search.
  ///
  /// All later elements must satisfy it too.
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
