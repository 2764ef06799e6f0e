import Foundation

/// The vertical ranges of a table's headers, rows and footers, in points from the top of its
/// content.
///
/// Edges are computed once. A row's range then costs the same in any table, and finding the row at
/// a point is a binary search. Row indices run from 0 over all sections. The geometry is immutable,
/// so tables and their copies share it.
public final class RowGeometry: Sendable {
  /// The element of a table at a point of its content, such as a row or a header.
  public enum Element: Hashable, Sendable {
    case header(section: Int)
    case row(Int)
    case footer(section: Int)
  }

  private let lines: RowLines
  private let changes: RowChanges
  /// The changes of row heights that shift the rows below.
  ///
  /// Empty for a collection with several columns, because a change lays out all of its lines again.
  private let growths: RowChanges
  /// The height of all sections of the table together, in points.
  public let contentHeight: CGFloat
  /// The number of cells side by side: 1, except in a collection.
  public let columns: Int
  /// The frames of fields in an app's own views outside of table rows, in content coordinates.
  ///
  /// Nil for a table. The fields may be side by side.
  private let frames: [CGRect]?
  /// The height of the table's tallest row before any change, in points.
  private let greatestFirstHeight: CGFloat
  /// The indices of the visible row with the topmost edge and the one with the lowest edge.
  public let outermostRows: (first: Int, last: Int)
  /// Each row's own height in points, where the layout uses other heights; otherwise nil.
  ///
  /// In a collection, cells side by side all get the height of the tallest. With estimated heights,
  /// a row gets the estimate until it is on the screen.
  private let ownHeights: [CGFloat]?
  /// The frame of each row's field in the row's coordinates, for rows that an app built.
  private let fieldFrames: [CGRect?]

  /// Creates the geometry of a table's sections without gaps between them.
  public convenience init(sections: [SectionHeights]) {
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
  ///   - own: the rows' heights. Cells side by side all get the height of the tallest.
  ///   - edges: the header and footer of each section.
  ///   - columns: the number of cells side by side.
  ///   - estimate: the height of every row until it is on the screen; nil for the rows' own
  ///     heights. With several columns, it is ignored.
  public init(
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

  /// Creates the geometry of fields that are anywhere in a view's content, outside of a table.
  ///
  /// Each field counts as a row.
  ///
  /// - Parameters:
  ///   - frames: the fields' frames in content coordinates, ordered by their top edges.
  ///   - contentHeight: the height of the content; increased if the lowest field ends below it.
  public init(frames: [CGRect], contentHeight: CGFloat) {
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
    // Hidden fields have no height.
    let shown = frames.indices.filter { frames[$0].height > 0 }
    outermostRows = (
      shown.min { frames[$0].minY < frames[$1].minY } ?? 0,
      shown.max { frames[$0].maxY < frames[$1].maxY } ?? 0
    )
  }

  /// Returns the frame of a field outside a table in content coordinates; nil for a table's row.
  public func frame(ofRow row: Int) -> CGRect? { frames?[row] }

  /// Returns the frame of a row's field in the row's coordinates, if an app built the row.
  ///
  /// Otherwise returns nil: the field is then beside its label and as high as the row.
  public func fieldFrame(inRow row: Int) -> CGRect? {
    fieldFrames.indices.contains(row) ? fieldFrames[row] : nil
  }

  /// Returns a copy of the geometry with the frame of each row's field, for rows that an app built.
  public func with(fieldFrames: [CGRect?]) -> RowGeometry {
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

  /// Returns the lines of a collection's cells, laid out again with changed or hidden cells.
  private func lines(flowingBy changes: RowChanges) -> RowLines {
    guard let ownHeights, !self.changes.hasLayout(of: changes) else { return lines }
    return RowLines(
      heights: changes.heights(from: ownHeights), sections: lines.sections.map(\.edges),
      columns: columns, isHidden: { changes[$0]?.isHidden == true })
  }

  public var rowCount: Int { lines.tops.count }

  public var sectionCount: Int { lines.sections.count }

  /// Returns whether the table has a row with this index, hidden or not.
  public func has(row: Int) -> Bool { lines.tops.indices.contains(row) }

  /// An upper bound of the heights of the table's rows, in points.
  ///
  /// All rows may be lower, because the bound doesn't go down when a row shrinks.
  public var greatestHeight: CGFloat {
    changes.greatestHeight(from: greatestFirstHeight)
  }

  /// Returns a row's top and bottom edge in the table's content; for a hidden row, both are the
  /// same.
  public func span(ofRow row: Int) -> ClosedRange<CGFloat> {
    let line = spanOfLine(ofRow: row)
    return columns > 1 && isHidden(row: row) ? line.lowerBound...line.lowerBound : line
  }

  /// Returns the vertical range in the table's content of the line that contains a row.
  ///
  /// In a collection, a hidden cell also gets its line's range, so that a binary search works.
  private func spanOfLine(ofRow row: Int) -> ClosedRange<CGFloat> {
    let (top, height) = (lines.tops[row], lines.heights[row])
    guard !growths.isEmpty else { return top...(top + height) }
    let start = top + growths.growth(beforeRow: row)
    // For a hidden row, rounding could put the bottom above the top.
    return start...max(start, top + height + growths.growth(beforeRow: row + 1))
  }

  private func top(ofLineOfRow row: Int) -> CGFloat {
    growths.isEmpty ? lines.tops[row] : lines.tops[row] + growths.growth(beforeRow: row)
  }

  /// Returns the top and bottom edge of a section's header in the content, while it doesn't float.
  public func span(ofHeader section: Int) -> ClosedRange<CGFloat> {
    let top = top(ofSection: section)
    return top...(top + lines.sections[section].headerHeight)
  }

  /// Returns the top and bottom edge of a section's footer in the content, while it doesn't float.
  public func span(ofFooter section: Int) -> ClosedRange<CGFloat> {
    let bottom = bottom(ofSection: section)
    return (bottom - lines.sections[section].footerHeight)...bottom
  }

  /// Returns a section's top and bottom edge in the content, with header and footer.
  public func span(ofSection section: Int) -> ClosedRange<CGFloat> {
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

  /// Returns the indices of a section's rows among all rows of the table.
  public func rows(inSection section: Int) -> Range<Int> { lines.sections[section].rows }

  /// Returns the index of the section that a row is in.
  public func section(ofRow row: Int) -> Int {
    lines.sections.partition { $0.rows.upperBound > row }
  }

  /// Returns the column of a row's cell in a collection, from 0.
  public func column(ofRow row: Int) -> Int { columns == 1 ? 0 : lines.columns[row] }

  /// Returns the header, row or footer at a `y` coordinate of the table's content.
  ///
  /// Nil outside the content, and for fields outside a table. An element includes its top edge, but
  /// not its bottom edge. Of several cells side by side, returns the last.
  public func element(at y: CGFloat) -> Element? {
    guard frames == nil else { return nil }
    guard y >= 0, y < contentHeight else { return nil }
    let index = lines.sections.indices.partition { bottom(ofSection: $0) > y }
    if y < span(ofHeader: index).upperBound { return .header(section: index) }
    if y >= span(ofFooter: index).lowerBound { return .footer(section: index) }
    return .row(lines.tops.indices.partition { top(ofLineOfRow: $0) > y } - 1)
  }

  /// Returns the index of the field outside a table that contains a point of the content, or nil.
  public func field(at point: CGPoint) -> Int? { frames?.lastIndex { $0.contains(point) } }

  /// Returns the indices of the rows that overlap a vertical range of the table's content.
  public func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = lines.tops.indices.partition { spanOfLine(ofRow: $0).upperBound > top }
    let end = lines.tops.indices.partition { self.top(ofLineOfRow: $0) >= bottom }
    return first..<max(first, end)
  }

  /// Returns the indices of the sections that overlap a vertical range of the table's content.
  public func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = lines.sections.indices.partition { self.bottom(ofSection: $0) > top }
    let end = lines.sections.indices.partition { self.top(ofSection: $0) >= bottom }
    return first..<max(first, end)
  }
}

extension RowGeometry {
  /// Returns the number of text lines that a row's text takes.
  public func lineCount(ofRow row: Int) -> Int { changes[row]?.lines ?? 1 }

  /// Returns the height of a row in points with its validation message, or 0 if the row is hidden.
  ///
  /// The height equals the row's bottom edge minus its top edge, except for rounding errors.
  public func height(ofRow row: Int) -> CGFloat {
    guard let change = changes[row] else { return lines.heights[row] }
    return change.isHidden ? 0 : columns > 1 ? lines.heights[row] : change.height + change.note
  }

  /// Returns the height of a row in points without its validation message, even while it is hidden.
  public func ownHeight(ofRow row: Int) -> CGFloat {
    if columns > 1, let ownHeights { return changes[row]?.height ?? ownHeights[row] }
    guard let change = changes[row], change.isHidden || change.note > 0 else {
      return span(ofRow: row).length
    }
    return change.height
  }

  /// Returns the height of the validation message below a row's field in points, or 0 without one.
  public func noteHeight(ofRow row: Int) -> CGFloat { changes[row]?.note ?? 0 }

  /// Returns whether a row of the table is hidden.
  public func isHidden(row: Int) -> Bool { changes[row]?.isHidden ?? false }

  /// Returns whether a row is the first visible one of its section.
  public func isFirstShown(_ row: Int, inSection section: Int) -> Bool {
    (rows(inSection: section).lowerBound..<row).allSatisfy(isHidden(row:))
  }

  /// Returns whether a row is the last visible one of its section.
  public func isLastShown(_ row: Int, inSection section: Int) -> Bool {
    (row + 1..<rows(inSection: section).upperBound).allSatisfy(isHidden(row:))
  }

  /// Returns the number of visible rows of the table above a row.
  ///
  /// If `row` is the row count, returns the number of all visible rows.
  public func shownCount(beforeRow row: Int) -> Int { row - changes.hiddenCount(beforeRow: row) }

  /// Returns a copy of the geometry, changing a row's height and its number of text lines.
  ///
  /// `height` is in points, without the validation message.
  public func setting(_ row: Int, lines: Int, height: CGFloat) -> RowGeometry {
    changing(row) { ($0.lines, $0.height) = (lines, height) }
  }

  /// Returns a copy of the geometry with a validation message `note` points high below a row's
  /// field.
  public func setting(_ row: Int, note: CGFloat) -> RowGeometry {
    changing(row) { $0.note = note }
  }

  /// Returns a copy of the geometry, making some rows visible or hidden.
  public func setting(_ rows: [(row: Int, isHidden: Bool)]) -> RowGeometry {
    var changes = changes
    for (row, isHidden) in rows {
      changes = changes.changing(row, ofHeight: firstHeight(ofRow: row)) { $0.isHidden = isHidden }
    }
    return RowGeometry(self, changes: changes)
  }

  private func changing(_ row: Int, _ body: (inout RowChanges.Row) -> Void) -> RowGeometry {
    RowGeometry(self, changes: changes.changing(row, ofHeight: firstHeight(ofRow: row), body))
  }

  /// Returns the height of a row in points before any change.
  private func firstHeight(ofRow row: Int) -> CGFloat {
    columns > 1 ? ownHeights?[row] ?? lines.heights[row] : lines.heights[row]
  }
}

/// Rows with an estimated height until they are on the screen: UITableView.estimatedRowHeight.
extension RowGeometry {
  /// Whether the table's rows have an estimated height until they are on the screen.
  public var isEstimated: Bool { columns == 1 && ownHeights != nil }

  /// Returns whether a row still has an estimated height that differs from its own height.
  public func isEstimated(_ row: Int) -> Bool {
    guard isEstimated, let ownHeights, ownHeights[row] != lines.heights[row] else { return false }
    return changes[row] == nil
  }

  /// Returns a copy of the geometry, with a row's own height instead of its estimated height.
  public func measuring(_ row: Int) -> RowGeometry {
    guard isEstimated, let ownHeights else { return self }
    return setting(row, lines: 1, height: ownHeights[row])
  }
}

extension RowGeometry: Hashable {
  public static func == (left: RowGeometry, right: RowGeometry) -> Bool {
    left === right
      || (left.lines == right.lines && left.changes == right.changes
        && left.columns == right.columns && left.frames == right.frames
        && left.fieldFrames == right.fieldFrames
        && left.ownHeights == right.ownHeights)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rowCount)
    hasher.combine(contentHeight)
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index of an element that satisfies `isBeyond`, by binary search.
  ///
  /// All elements after that one must satisfy `isBeyond` too. Returns `endIndex` if no element
  /// does.
  public func partition(_ isBeyond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
