/// What stands for a text on a terminal that shows only ASCII: signs by what is like them, all else
/// as question marks.
package enum ASCIIText {
  /// Returns running text in ASCII, which may be longer.
  package static func replacing(_ text: String) -> String {
    text.map { character in
      character.isASCII
        ? String(character) : longLikenesses[character] ?? likenesses[character] ?? "?"
    }.joined()
  }

  /// Returns what stands for a cluster, as wide as the cluster.
  package static func likeness(of cluster: Character, columns: Int) -> String {
    if cluster.isASCII { return String(cluster) }
    let likeness = likenesses[cluster].flatMap { $0.utf8.count == columns ? $0 : nil }
    return likeness ?? String(repeating: "?", count: columns)
  }

  /// Likenesses that are as wide as the sign.
  private static let likenesses: [Character: String] = [
    "╭": ".", "╮": ".", "╰": "'", "╯": "'", "│": "|", "─": "-", "├": "+", "┤": "+",
    "┬": "+", "┴": "+", "━": "=", "▌": ">", "▏": "|", "█": "#", "▒": ":", "░": ".", "◀": "<",
    "…": "~", "•": "*", "·": "-", "×": "x", "‹": "<", "›": ">", "▾": "v", "⋮": ":",
    "⇧": "^", "⌫": "<", "⌄": "v", "⌃": "^", "◆": "*", "◇": "o", "▂": ".", "▄": "o", "▆": "O",
    "–": "-", "—": "-", "−": "-", "’": "'", "‘": "'", "“": "\"", "”": "\"",
    "😀": ":)", "😂": ":D", "😉": ";)", "😢": ":(", "😮": ":O", "😎": "8)", "😛": ":P",
    "😐": ":|", "😇": "O)", "😍": "<3",
  ]

  /// Likenesses that need more room.
  private static let longLikenesses: [Character: String] = ["…": "...", "→": "->"]
}
