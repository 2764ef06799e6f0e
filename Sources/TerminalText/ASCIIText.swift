/// Replaces the characters of a text for a terminal that shows only ASCII.
///
/// Known signs are replaced by similar ones, all others by question marks.
package enum ASCIIText {
  /// Returns a text with each character outside ASCII replaced by a similar ASCII text, or by `?`.
  ///
  /// The result may be longer than the original.
  package static func replacing(_ text: String) -> String {
    text.map { character in
      if character.isASCII { return String(character) }
      let scalars = character.unicodeScalars
      guard let scalar = scalars.first, scalars.count == 1 else { return "?" }
      return longLikenesses[scalar] ?? likenesses[scalar] ?? "?"
    }.joined()
  }

  /// Returns an ASCII replacement for a Unicode scalar that occupies as many columns.
  ///
  /// Nil if there is no such replacement.
  package static func likeness(of scalar: Unicode.Scalar) -> String? { likenesses[scalar] }

  /// The ASCII replacements that occupy as many columns as the original sign.
  private static let likenesses: [Unicode.Scalar: String] = [
    "╭": ".", "╮": ".", "╰": "'", "╯": "'", "│": "|", "─": "-", "├": "+", "┤": "+",
    "┬": "+", "┴": "+", "━": "=", "▌": ">", "▏": "|", "█": "#", "▒": ":", "░": ".", "◀": "<",
    "▼": "v", "▲": "^", "▁": "_", "▸": ">", "◂": "<", "▴": "^",
    "…": "~", "•": "*", "·": "-", "×": "x", "‹": "<", "›": ">", "▾": "v", "⋮": ":",
    "⇧": "^", "⌫": "<", "⌄": "v", "⌃": "^", "◆": "*", "◇": "o", "▂": ".", "▄": "o", "▆": "O",
    "●": "*", "○": "o", "–": "-", "—": "-", "−": "-", "’": "'", "‘": "'", "“": "\"", "”": "\"",
    "😀": ":)", "😂": ":D", "😉": ";)", "😢": ":(", "😮": ":O", "😎": "8)", "😛": ":P",
    "😐": ":|", "😇": "O)", "😍": "<3",
  ]

  /// The ASCII replacements of signs that occupy more columns than the original sign.
  private static let longLikenesses: [Unicode.Scalar: String] = [
    "…": "...", "→": "->", "✓": "ok", "✗": "!!",
  ]
}
