/// The lines of the table that have text, and the number of rows without a line.
struct LinePlaces {
  /// Whether the text at each place belongs to a row.
  ///
  /// Cells side by side have separate places.
  private var isRow: [Place: Bool] = [:]
  /// The number of further rows that would have needed a row's line, by line.
  private(set) var crowds: [Int: Int] = [:]

  /// A terminal line and, in a collection, the cell beside others.
  private struct Place: Hashable {
    let line: Int
    let cell: Int
  }

  /// Takes the free lines of a range and returns them.
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

  /// Whether a line has the text of a header or a footer.
  func isHeading(_ line: Int) -> Bool { isRow[Place(line: line, cell: 0)] == false }
}
