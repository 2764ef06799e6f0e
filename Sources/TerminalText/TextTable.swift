/// Rows of texts whose columns stand below each other, two blanks apart.
package struct TextTable: Equatable, Sendable {
  /// The rows, each as long as it likes; the last text of a row makes no column wider, and
  /// none that is longer than most lines.
  package var rows: [[String]]

  package init(_ rows: [[String]]) { self.rows = rows }

  package var lines: [String] {
    let widths = widths
    return rows.map { row in
      let padded = zip(row.dropLast(), widths).map(TextColumns.padded)
      return (padded + row.suffix(1)).joined(separator: "  ")
    }
  }

  // One long text must not move all others beyond the screen.
  private static let widestColumn = 60

  /// The width of each column.
  private var widths: [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, text) in row.dropLast().enumerated() {
        if column == widths.count { widths.append(0) }
        let width = TextColumns.of(text)
        if width <= Self.widestColumn { widths[column] = max(widths[column], width) }
      }
    }
    return widths
  }
}
