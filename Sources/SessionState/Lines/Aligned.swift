import TerminalText

/// Returns a table's rows of cells as text lines with aligned columns.
///
/// `numbers` are the columns to align at the right. Control characters are escaped.
package func aligned(_ rows: [[String]], numbers: Range<Int> = 0..<0, gap: Int = 2) -> [String] {
  TextTable(rows.map { $0.map(Escaping.literal.escaped) }, numbers: numbers, gap: gap).lines
}
