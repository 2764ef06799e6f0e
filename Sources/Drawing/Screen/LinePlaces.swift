/// The lines of the table that have words, and the number of rows that found none.
struct LinePlaces {
  /// Whether the words of a line are a row's, of cells side by side each in its own place.
  private var isRow: [Place: Bool] = [:]
  /// Further rows that would have needed a row's line, by line.
  private(set) var crowds: [Int: Int] = [:]

  private struct Place: Hashable {
    let line: Int
    let cell: Int
  }

  /// Returns those of the lines that are still free, and takes them.
  mutating func take(_ lines: Range<Int>, for item: TableItem) -> [Int] {
    let cell = item.cell
    let free = lines.filter { isRow[Place(line: $0, cell: cell)] == nil }
    for line in free { isRow[Place(line: line, cell: cell)] = item.isRow }
    // What a floating header covers is hidden on the phone, too.
    let isCrowded =
      free.isEmpty && item.isRow
      && lines.allSatisfy { isRow[Place(line: $0, cell: cell)] == true }
    if isCrowded { crowds[lines.lowerBound, default: 0] += 1 }
    return free
  }

  func isTaken(_ line: Int) -> Bool { isRow[Place(line: line, cell: 0)] != nil }

  /// Whether the words of a line are a header's or a footer's.
  func isHeading(_ line: Int) -> Bool { isRow[Place(line: line, cell: 0)] == false }
}
