/// A word, number or mark in a console's text.
///
/// Quotes, commas and semicolons are dropped. They carry no information, and only some languages
/// print them.
struct LogToken: Equatable, Sendable {
  /// The kind of a token in a log, with its value.
  enum Kind: Equatable, Sendable {
    /// A word of letters, digits and underscores.
    ///
    /// A word doesn't start with a digit unless a letter follows.
    case word(Substring)
    case number(Double)
    case mark(Character)
  }

  let kind: Kind
  /// The number of the token's line in the log, from 1.
  let line: Int
  /// Whether the token is the first one on its line.
  let isFirst: Bool

  /// The text of the token if it is a word, or nil for anything else.
  var word: Substring? { if case .word(let text) = kind { text } else { nil } }

  /// The token's value if it is a number, or nil for anything else.
  var number: Double? { if case .number(let value) = kind { value } else { nil } }

  /// Returns whether the token is a certain mark, such as `{`.
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

  /// The characters in a log that count as marks.
  private static let marks = Set("{}()[]:=-*▿")

  /// Returns the length in characters of a token that starts with `first`.
  ///
  /// It is 0 if there is no token.
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
