import Foundation

/// Which lines of the table have words, and how many rows found none.
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
}

/// The heights of the screen at which a picture has a line more than the phone has room for.
struct LineGaps {
  private var heights: [CGFloat] = []

  /// Has all that is below a height stand a line lower.
  mutating func open(at height: CGFloat) { heights.append(height) }

  /// Returns how many lines lower something stands by them.
  func lines(above height: CGFloat) -> Int {
    heights.isEmpty ? 0 : heights.count { $0 < height }
  }
}

extension Range<Int> {
  /// Returns as many lines further down.
  func moved(by lines: Int) -> Range { (lowerBound + lines)..<(upperBound + lines) }
}
