import TerminalText

/// Returns rows as lines whose columns stand below each other, as they are shown.
func aligned(_ rows: [[String]], numbers: Range<Int> = 0..<0, gap: Int = 2) -> [String] {
  TextTable(rows.map { $0.map(Escaping.literal.escaped) }, numbers: numbers, gap: gap).lines
}
