/// A token of a console's text: a word, a number, or a punctuation mark such as `{`.
///
/// Quotes, commas and semicolons are dropped. They carry no information, and only some languages
/// print them.
struct LogToken: Equatable, Sendable {
  /// The kind of a token in a log, with its value.
  enum Kind: Equatable, Sendable {
    /// A word of letters, digits and underscores.
    ///
    /// Text that starts with a digit is a word only if it isn't a number, such as `12ab`.
    case word(Substring)
    case number(Double)
    case mark(Character)
  }

  let kind: Kind
  /// The line number of the token in the log, from 1.
  let line: Int
  /// Whether the token is the first one on its line of the log.
  let isFirst: Bool

  /// The text of the token if it is a word, or nil for anything else.
  var word: Substring? { if case .word(let text) = kind { text } else { nil } }

  /// The token's value if it is a number, or nil for anything else.
  var number: Double? { if case .number(let value) = kind { value } else { nil } }

  /// Returns whether the token is this punctuation mark, such as `{`.
  func isMark(_ mark: Character) -> Bool { kind == .mark(mark) }

  /// Splits the lines of a log into tokens.
  static func tokens(of lines: [Substring]) -> [LogToken] {
    lines.enumerated().flatMap { index, line in tokens(of: line, line: index + 1) }
  }

  private static func tokens(of text: Substring, line: Int) -> [LogToken] {
    var tokens: [LogToken] = []
    var rest = text
    while let first = rest.first {
      let length = Self.length(of: first, in: rest)
      if length > 0, let kind = kind(of: rest.prefix(length)) {
        tokens.append(LogToken(kind: kind, line: line, isFirst: tokens.isEmpty))
      }
      rest.removeFirst(max(length, 1))
    }
    return tokens
  }

  /// The punctuation marks in a log that become tokens; others are dropped.
  private static let marks = Set("{}()[]:=-*▿")

  /// Returns the length in characters of the token at the start of a text, whose first is `first`.
  ///
  /// It is 0 if no token starts there.
  private static func length(of first: Character, in text: Substring) -> Int {
    if isWordPart(first) || startsNumber(text) {
      let isNumber = first.isNumber || first == "-"
      return 1 + text.dropFirst().prefix { isWordPart($0) || (isNumber && $0 == ".") }.count
    }
    return marks.contains(first) ? 1 : 0
  }

  private static func startsNumber(_ text: Substring) -> Bool {
    guard text.first == "-" else { return false }
    return text.dropFirst().first.map { $0.isASCII && $0.isNumber } ?? false
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func kind(of text: Substring) -> Kind? {
    guard let first = text.first else { return nil }
    if marks.contains(first), text.count == 1 { return .mark(first) }
    if first.isNumber || first == "-" {
      return Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .word(text)
    }
    return .word(text)
  }
}
