/// A table of texts that is printed in aligned columns.
package struct TextTable: Equatable, Sendable {
  /// The rows of the table, each with one text per column; rows may differ in length.
  ///
  /// A column is as wide as its widest text, but a row's last text and a very long one don't count.
  package var rows: [[String]]
  /// The indices of the columns that are aligned at their right edge, such as columns of numbers.
  private let numbers: Range<Int>
  /// The number of spaces between two columns.
  private let gap: Int

  /// Creates a table from rows of texts.
  ///
  /// `numbers` are the indices of the columns to align at the right. `gap` is the number of spaces
  /// between columns.
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

  // One long text must not push all others off the screen.
  private static let widestColumn = 60

  /// The width of each column of the table, in columns of the terminal.
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
