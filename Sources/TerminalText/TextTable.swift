/// Rows of texts whose columns stand below each other, two blanks apart.
package struct TextTable: Equatable, Sendable {
  /// The rows, each as long as it likes; the last text of a row makes no column wider.
  package var rows: [[String]]

  package init(_ rows: [[String]]) { self.rows = rows }

  package var lines: [String] {
    let widths = widths
    return rows.map { row in
      let padded = zip(row.dropLast(), widths).map(TextColumns.padded)
      return (padded + row.suffix(1)).joined(separator: "  ")
    }
  }

  /// The width of each column.
  private var widths: [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, text) in row.dropLast().enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], TextColumns.of(text))
      }
    }
    return widths
  }
}
