/// A line broken between words, so that a terminal need not break it within one.
enum WrappedLine {
  /// Returns the lines that a line becomes in so many columns; a word that is longer stays whole, and
  /// what leads the line leads each of its parts.
  static func parts(of line: String, columns: Int) -> [String] {
    guard columns > 0, TextColumns.of(line) > columns else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    var parts: [String] = []
    var part = ""
    for word in words(of: line) {
      let isFull = TextColumns.of(part + word.trimmingSuffix) > columns
      if isFull, !part.allSatisfy({ $0 == " " }) {
        parts.append(part.trimmingSuffix)
        part = indent
      }
      part += word
    }
    return parts + [part.trimmingSuffix]
  }

  /// Splits a line into words, each with the blanks behind it; leading blanks go with the first.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in line {
      let endsWord = character != " " && word.last == " " && word.contains { $0 != " " }
      if endsWord {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return words + [word]
  }
}

extension String {
  /// The text without the blanks at its end.
  fileprivate var trimmingSuffix: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
