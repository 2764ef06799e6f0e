/// A rectangle of terminal cells: a range of lines and a range of columns.
package struct Area: Equatable, Sendable {
  package var lines: Range<Int>
  package var columns: Range<Int>

  package init(lines: Range<Int>, columns: Range<Int>) {
    self.lines = lines
    self.columns = columns
  }

  package func intersection(_ other: Area) -> Area {
    Area(
      lines: lines.clamped(to: other.lines), columns: columns.clamped(to: other.columns))
  }

  package init(line: Int, columns: Range<Int>) {
    self.init(lines: line..<(line + 1), columns: columns)
  }

  package func contains(line: Int, column: Int) -> Bool {
    lines.contains(line) && columns.contains(column)
  }

  package func contains(line: Int) -> Bool { lines.contains(line) && !columns.isEmpty }

  /// Returns the area without `count` columns at its left and as many at its right.
  package func inset(columns count: Int) -> Area {
    let start = columns.lowerBound + count
    return Area(lines: lines, columns: start..<max(start, columns.upperBound - count))
  }
}

extension Range<Int> {
  /// The integer in the middle of the range, or the lower one of two; nil for an empty range.
  package var middle: Int? { isEmpty ? nil : (lowerBound + upperBound - 1) / 2 }

  /// Splits the range into `number` parts whose lengths differ by at most one.
  package func parts(_ number: Int) -> [Range<Int>] {
    let size = Double(count) / Double(number)
    return (0..<number).map { part(from: Double($0) * size, to: Double($0 + 1) * size) }
  }

  /// Returns the middle integer of part `index`, if the range is split into `number` equal parts.
  ///
  /// Nil for an empty range.
  package func middle(ofPart index: Int, of number: Int) -> Int? {
    isEmpty ? nil : lowerBound + (2 * index + 1) * count / (2 * number)
  }

  /// Returns the part of the range between two distances from its start; the distances are rounded.
  package func part(from start: Double, to end: Double) -> Range<Int> {
    (lowerBound + Int(start.rounded()))..<(lowerBound + Int(end.rounded()))
  }
}
