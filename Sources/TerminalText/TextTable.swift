/// Rows of texts whose columns stand below each other.
package struct TextTable: Equatable, Sendable {
  /// The rows, each as long as it likes; the last text of a row makes no column wider, and
  /// none that is longer than most lines.
  package var rows: [[String]]
  /// The columns whose texts end below each other, as numbers do.
  private let numbers: Range<Int>
  /// Blanks between two columns.
  private let gap: Int

  /// Creates a table; nothing in it is a number unless it is said.
  package init(_ rows: [[String]], numbers: Range<Int> = 0..<0, gap: Int = 2) {
    self.rows = rows
    self.numbers = numbers
    self.gap = gap
  }

  package var lines: [String] {
    let widths = widths
    return rows.map { row in
      row.enumerated().map { column, text in
        if numbers.contains(column) {
          let padding = widths[column] - TextColumns.of(text)
          return String(repeating: " ", count: max(0, padding)) + text
        }
        return column == row.count - 1 ? text : TextColumns.padded(text, to: widths[column])
      }.joined(separator: String(repeating: " ", count: gap))
    }
  }

  // One long text must not move all others beyond the screen.
  private static let widestColumn = 60

  /// The width of each column.
  private var widths: [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, text) in row.enumerated()
      where column < row.count - 1 || numbers.contains(column) {
        if column == widths.count { widths.append(0) }
        let width = TextColumns.of(text)
        if width <= Self.widestColumn { widths[column] = max(widths[column], width) }
      }
    }
    return widths
  }
}
