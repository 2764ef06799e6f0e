import TerminalText

/// The syntax of a command line: blanks separate words, quotes group, `#` begins a comment.
package enum LineSyntax {
  /// Splits a command line into words.
  ///
  /// A line that begins with `{` is a ``JSONCommand``.
  ///
  /// - In `'…'`, every character stands for itself.
  /// - In `"…"`, a backslash escapes the next character. `\n`, `\r` and `\t` are a line feed, a
  ///   carriage return and a tab.
  /// - Quotes and `#` are special only at the start of a word, so `O'Brien` is one word.
  /// - In commands with keys, quotes also group at the start of a value: `label="a # b"`.
  ///
  /// - Parameters:
  ///   - line: the command line.
  ///   - commandsWithKeys: the names of the commands that accept keys. Plain lines don't need them.
  /// - Returns: the words.
  /// - Throws: ``CommandError/Kind/openQuote(_:)`` when a quote is not closed.
  package static func words(
    of line: String, commandsWithKeys: @autoclosure () -> Set<String>
  ) throws(CommandError) -> [Word] {
    if let words = plainWords(of: line) { return words }
    if JSONCommand.isMeant(by: line) {
      return try JSONCommand.words(of: line, commandsWithKeys: commandsWithKeys())
    }
    var scanner = Scanner(line, commandsWithKeys())
    var words: [Word] = []
    while let word = try scanner.next() { words.append(word) }
    return words
  }

  /// Returns the words of an ASCII line without quotes, `#` and `{`, or nil for any other line.
  ///
  /// This is the fast path for most command lines.
  private static func plainWords(of line: String) -> [Word]? {
    var line = line
    return line.withUTF8 { bytes -> [Word]? in
      var words: [Word] = []
      words.reserveCapacity(4)
      var start = 0
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
          if index > start {
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            words.append(Word(text: text, column: start + 1, isQuoted: false))
          }
          start = index + 1
        case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "{"):
          return nil
        case 0x80...: return nil
        default: continue
        }
      }
      return words
    }
  }

  /// The placeholder for an argument such as `label=Name` in the usage text of a command.
  package static let keyUsage = "key=value"

  /// Splits an unfinished command line into words with their ranges, for completion and colors.
  ///
  /// Range bounds are indices of Unicode scalars. An unclosed quote extends to the end of the line.
  package static func places(
    of line: String, commandsWithKeys: Set<String>
  ) -> [(word: Word, place: Range<Int>)] {
    var scanner = Scanner(line, commandsWithKeys)
    var places: [(word: Word, place: Range<Int>)] = []
    do {
      while let word = try scanner.next() { places.append((word, word.column - 1..<scanner.index)) }
    } catch {
      let start = (error.column ?? 1) - 1
      let rest = String(String.UnicodeScalarView(line.unicodeScalars.dropFirst(start + 1)))
      let word = Word(text: rest, column: start + 1, isQuoted: true)
      places.append((word, start..<line.unicodeScalars.count))
    }
    return places
  }

  /// Returns a word exactly as the user typed it in the command line `line`, with its quotes.
  package static func source(
    of word: Word, in line: String, commandsWithKeys: Set<String>
  ) -> String {
    guard !JSONCommand.isMeant(by: line) else { return word.text }
    let place = places(of: line, commandsWithKeys: commandsWithKeys).first { $0.word == word }?
      .place
    return place.map { range in
      String(String.UnicodeScalarView(Array(line.unicodeScalars)[range]))
    } ?? word.text
  }

  /// Returns a text as one word of a command line, such that parsing the word gives the same text.
  ///
  /// The word has quotes if the syntax requires them, or if `always` is true.
  package static func quoted(_ text: String, always: Bool = false) -> String {
    CommandWord.quoted(text, always: always)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  // Scans Unicode scalars instead of characters. Otherwise a combining mark after a quote would
  // merge with the quote.
  private struct Scanner {
    private let scalars: [Unicode.Scalar]
    package private(set) var index = 0
    /// Whether the command accepts keys such as `label=Name`, so that quotes also group after `=`.
    private let takesKeys: Bool

    init(_ line: String, _ commandsWithKeys: Set<String>) {
      scalars = Array(line.unicodeScalars)
      let name = scalars.drop(while: LineSyntax.isBlank).prefix { !LineSyntax.isBlank($0) }
      takesKeys = commandsWithKeys.contains(String(String.UnicodeScalarView(name)))
    }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    mutating func next() throws(CommandError) -> Word? {
      while let scalar = current, LineSyntax.isBlank(scalar) { index += 1 }
      guard let first = current, first != "#" else { return nil }
      let column = index + 1
      var text = String.UnicodeScalarView()
      var isQuoted = false
      var groups = first == "'" || first == "\""
      let isWhole = groups
      while let scalar = current, !LineSyntax.isBlank(scalar) {
        let isQuote = scalar == "'" || scalar == "\""
        if isQuote, groups || takesKeys && Self.isKey(text) {
          groups = true
          isQuoted = isWhole
          text += try quotation(scalar)
        } else {
          text.append(scalar)
          index += 1
        }
      }
      return Word(text: String(text), column: column, isQuoted: isQuoted)
    }

    /// Whether a text is a key followed by an equals sign, such as `label=`.
    private static func isKey(_ text: String.UnicodeScalarView) -> Bool {
      text.last == "=" && text.count > 1
        && text.dropLast().allSatisfy { $0.properties.isAlphabetic }
    }

    private mutating func quotation(
      _ quote: Unicode.Scalar
    ) throws(CommandError) -> String.UnicodeScalarView {
      let start = index
      index += 1
      var text = String.UnicodeScalarView()
      while let scalar = current {
        index += 1
        if scalar == quote { return text }
        if scalar == "\\" && quote == "\"", let escaped = current {
          text.append(CommandWord.letters[escaped] ?? escaped)
          index += 1
        } else {
          text.append(scalar)
        }
      }
      throw CommandError(.openQuote(Character(quote)), column: start + 1)
    }
  }
}
