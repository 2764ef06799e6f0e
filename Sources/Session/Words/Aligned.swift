import TerminalText

/// Returns rows as lines whose columns stand below each other, two blanks apart, as they are shown.
func aligned(_ rows: [[String]]) -> [String] {
  TextTable(rows.map { $0.map(Escaping.literal.escaped) }).lines
}
