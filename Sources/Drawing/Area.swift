/// A rectangle of cells: lines down, columns to the right.
struct Area: Equatable, Sendable {
  var lines: Range<Int>
  var columns: Range<Int>

  init(lines: Range<Int>, columns: Range<Int>) {
    self.lines = lines
    self.columns = columns
  }

  func intersection(_ other: Area) -> Area {
    Area(
      lines: lines.clamped(to: other.lines), columns: columns.clamped(to: other.columns))
  }

  func contains(line: Int) -> Bool { lines.contains(line) && !columns.isEmpty }
}

extension Area {
  /// Returns the area without some columns at either side.
  func inset(columns count: Int) -> Area {
    let start = columns.lowerBound + count
    return Area(lines: lines, columns: start..<max(start, columns.upperBound - count))
  }
}
