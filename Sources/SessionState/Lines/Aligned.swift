import TerminalText

/// Returns rows of a table as text lines with aligned columns and escaped control characters.
///
/// `numbers` are the indices of the right-aligned columns; `gap` spaces separate two columns.
package func aligned(_ rows: [[String]], numbers: Range<Int> = 0..<0, gap: Int = 2) -> [String] {
  TextTable(rows.map { $0.map(Escaping.literal.escaped) }, numbers: numbers, gap: gap).lines
}
