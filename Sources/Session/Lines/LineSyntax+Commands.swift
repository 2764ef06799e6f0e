import SessionCore
import SessionState

extension LineSyntax {
  /// The names of the commands that accept keys with values, such as `label=Name`.
  private static let commandsWithKeys = Set(Command.all.filter(\.shape.hasKeys).map(\.name))

  /// Splits a command line into words, with the quoting rules for the session's commands.
  ///
  /// - Throws: ``CommandError/Kind/openQuote(_:)`` when a quote is not closed.
  static func words(of line: String) throws(CommandError) -> [Word] {
    try words(of: line, commandsWithKeys: commandsWithKeys)
  }

  /// Splits an unfinished command line into words with their ranges, in Unicode scalars from 0.
  ///
  /// An unclosed quote extends to the end of the line.
  static func places(of line: String) -> [(word: Word, place: Range<Int>)] {
    places(of: line, commandsWithKeys: commandsWithKeys)
  }
}

extension Session {
  /// Returns the last word of a command line with its quotes, or nil if the line has no word.
  package static func lastWord(of line: String) -> String? {
    guard let place = LineSyntax.places(of: line).last?.place else { return nil }
    return String(String.UnicodeScalarView(Array(line.unicodeScalars)[place]))
  }
}
