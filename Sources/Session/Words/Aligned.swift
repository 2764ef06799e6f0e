import TerminalText

/// Returns rows as lines whose columns stand below each other, two blanks apart.
func aligned(_ rows: [[String]]) -> [String] { TextTable(rows).lines }
