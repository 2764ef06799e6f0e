/// The terminal lines of a drawn table that have a text, and the rows without a line.
struct LinePlaces {
  /// For each terminal line with a text, whether the text is a row's.
  ///
  /// Lines of cells side by side are counted separately.
  private var isRow: [Place: Bool] = [:]
  /// For each terminal line, the number of rows that needed this line but did not get one.
  private(set) var crowds: [Int: Int] = [:]

  /// A terminal line, or a part of it for one of the cells side by side.
  private struct Place: Hashable {
    let line: Int
    let cell: Int
  }

  /// Reserves for an item's text those of the given lines that have no text, and returns them.
  mutating func take(_ lines: Range<Int>, for item: TableItem) -> [Int] {
    let cell = item.cell
    let free = lines.filter { isRow[Place(line: $0, cell: cell)] == nil }
    for line in free { isRow[Place(line: line, cell: cell)] = item.isRow }
    // A row under a floating header is hidden on the phone too.
    let isCrowded =
      free.isEmpty && item.isRow
      && lines.allSatisfy { isRow[Place(line: $0, cell: cell)] == true }
    if isCrowded { crowds[lines.lowerBound, default: 0] += 1 }
    return free
  }

  func isTaken(_ line: Int) -> Bool { isRow[Place(line: line, cell: 0)] != nil }

  /// Returns whether a terminal line has the text of a header or a footer.
  func isHeading(_ line: Int) -> Bool { isRow[Place(line: line, cell: 0)] == false }
}
