/// A line broken between words, so that a terminal need not break it within one.
enum WrappedLine {
  /// Returns the lines that a line becomes in so many columns; a word that is longer stays whole.
  ///
  /// What goes on stands below the beginning of the text that it belongs to: behind the blanks that
  /// lead the line, or in the last column of a row of a table, if that begins in the left half.
  static func parts(of line: String, columns: Int) -> [String] {
    guard columns > 0, TextColumns.of(line) > columns else { return [line] }
    let indent = String(repeating: " ", count: indentation(of: line, columns: columns))
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

  // Columns of a table are two blanks or more apart.
  private static func indentation(of line: String, columns: Int) -> Int {
    var starts: [Int] = []
    var column = 0
    var blanks = 2
    for character in line {
      if character != " ", blanks >= 2 { starts.append(column) }
      blanks = character == " " ? blanks + 1 : 0
      column += TextColumns.of(String(character))
    }
    guard let first = starts.first, let last = starts.last else { return 0 }
    return last <= columns / 2 ? last : first
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
