/// Returns rows as lines whose columns stand below each other, two blanks apart.
func aligned(_ rows: [[String]]) -> [String] {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in
    rows.lazy.filter { $0.count > column + 1 }.map { $0[column].count }.max() ?? 0
  }
  return rows.map { row in
    row.enumerated().map { column, text in
      column == row.count - 1
        ? text : text + String(repeating: " ", count: widths[column] - text.count)
    }.joined(separator: "  ")
  }
}
