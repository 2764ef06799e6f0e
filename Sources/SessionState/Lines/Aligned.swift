import TerminalText

/// Returns rows as lines with aligned columns.
///
/// Control characters are escaped.
package func aligned(_ rows: [[String]], numbers: Range<Int> = 0..<0, gap: Int = 2) -> [String] {
  TextTable(rows.map { $0.map(Escaping.literal.escaped) }, numbers: numbers, gap: gap).lines
}
