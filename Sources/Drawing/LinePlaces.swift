/// Which lines of the table have words, and how many rows found none.
struct LinePlaces {
  /// Whether the words of a line are a row's.
  private var isRow: [Int: Bool] = [:]
  /// Further rows that would have needed a row's line, by line.
  private(set) var crowds: [Int: Int] = [:]

  /// Returns those of the lines that are still free, and takes them.
  mutating func take(_ lines: Range<Int>, for item: TableItem) -> [Int] {
    let free = lines.filter { isRow[$0] == nil }
    for line in free { isRow[line] = item.isRow }
    // What a floating header covers is hidden on the phone, too.
    let isCrowded = free.isEmpty && item.isRow && lines.allSatisfy { isRow[$0] == true }
    if isCrowded { crowds[lines.lowerBound, default: 0] += 1 }
    return free
  }

  func isTaken(_ line: Int) -> Bool { isRow[line] != nil }
}
