/// The replacement of a text on a terminal that shows only ASCII: signs by similar ones, all else
/// by question marks.
package enum ASCIIText {
  /// Returns running text in ASCII, which may be longer.
  package static func replacing(_ text: String) -> String {
    text.map { character in
      if character.isASCII { return String(character) }
      let scalars = character.unicodeScalars
      guard let scalar = scalars.first, scalars.count == 1 else { return "?" }
      return longLikenesses[scalar] ?? likenesses[scalar] ?? "?"
    }.joined()
  }

  /// Returns the sign that is like a scalar, of one column or two as the scalar; nil where none is.
  package static func likeness(of scalar: Unicode.Scalar) -> String? { likenesses[scalar] }

  /// Likenesses that are as wide as the sign.
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

  /// Likenesses that need more room.
  private static let longLikenesses: [Unicode.Scalar: String] = [
    "…": "...", "→": "->", "✓": "ok", "✗": "!!",
  ]
}
