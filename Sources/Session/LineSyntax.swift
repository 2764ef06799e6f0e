/// The syntax of a command line: blanks separate words, quotes group, `#` begins a comment.
enum LineSyntax {
  /// Splits a line into words.
  ///
  /// `'…'` takes everything as it stands; in `"…"` a backslash takes the next character as it stands.
  /// `#` begins a comment only at the start of a word.
  ///
  /// - Throws: ``CommandError/Kind/openQuote(_:)`` when a quote is not closed.
  static func words(of line: String) throws(CommandError) -> [Word] {
    var scanner = Scanner(line)
    var words: [Word] = []
    while let word = try scanner.next() { words.append(word) }
    return words
  }

  /// Returns a text as one word of a line, quoted where that is needed.
  static func quoted(_ text: String) -> String {
    let isPlain =
      !text.isEmpty && text.first != "#"
      && !text.contains { $0 == " " || $0 == "\t" || $0 == "'" || $0 == "\"" }
    if isPlain { return text }
    if !text.contains("'") { return "'\(text)'" }
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }

  private struct Scanner {
    private let characters: [Character]
    private var index = 0

    init(_ line: String) { characters = Array(line) }

    private var current: Character? { index < characters.count ? characters[index] : nil }

    mutating func next() throws(CommandError) -> Word? {
      while let character = current, character == " " || character == "\t" { index += 1 }
      guard let first = current, first != "#" else { return nil }
      let column = index + 1
      var text = ""
      var isQuoted = false
      while let character = current, character != " ", character != "\t" {
        if character == "'" || character == "\"" {
          isQuoted = true
          text += try quotation(character)
        } else {
          text.append(character)
          index += 1
        }
      }
      return Word(text: text, column: column, isQuoted: isQuoted)
    }

    private mutating func quotation(_ quote: Character) throws(CommandError) -> String {
      let start = index
      index += 1
      var text = ""
      while let character = current {
        index += 1
        if character == quote { return text }
        if character == "\\" && quote == "\"", let escaped = current {
          text.append(escaped)
          index += 1
        } else {
          text.append(character)
        }
      }
      throw CommandError(.openQuote(quote), column: start + 1)
    }
  }
}
