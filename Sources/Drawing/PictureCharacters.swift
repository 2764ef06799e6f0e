/// The characters that a picture may use.
package enum PictureCharacters: String, CaseIterable, Sendable {
  case unicode
  /// Only what every terminal in every locale has; other letters become question marks.
  case ascii

  /// Returns what a cell sends, as wide as the cell.
  func text(of cell: Cell) -> String {
    if self == .unicode || cell.text.allSatisfy(\.isASCII) { return cell.text }
    return Self.replacements[cell.text] ?? String(repeating: "?", count: cell.width)
  }

  /// Pictures are drawn in Unicode; here is all that ASCII makes of them.
  private static let replacements: [String: String] = [
    "╭": ".", "╮": ".", "╰": "'", "╯": "'", "│": "|", "─": "-", "├": "+", "┤": "+",
    "┬": "+", "┴": "+", "━": "=", "▌": ">", "▏": "|", "█": "#", "▒": ":", "░": ".", "◀": "<",
    "…": "~", "•": "*", "·": "-", "×": "x", "‹": "<", "›": ">", "▾": "v", "⋮": ":",
    "⇧": "^", "⌫": "<", "⌄": "v", "⌃": "^", "◆": "*", "◇": "o", "▂": ".", "▄": "o", "▆": "O",
    "–": "-", "—": "-", "−": "-", "’": "'", "‘": "'", "“": "\"", "”": "\"",
    "😀": ":)", "😂": ":D", "😉": ";)", "😢": ":(", "😮": ":O", "😎": "8)", "😛": ":P",
    "😐": ":|", "😇": "O)", "😍": "<3",
  ]
}
