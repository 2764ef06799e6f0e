import Avoidance

extension Help {
  /// Returns the help about a word: commands, settings and strategies that mention it.
  ///
  /// - Throws: ``CommandError`` if nothing mentions the word.
  static func lines(mentioning word: String) throws(CommandError) -> [String] {
    let commands = Command.all.filter { command in
      let examples = command.examples.map(\.line)
      return mentions(word, in: [command.usage, command.summary] + command.details + examples)
    }.map { [$0.name, $0.summary] }
    let settings = Setting.all.filter { mentions(word, in: [$0.name, $0.summary]) }
      .map { ["setting \($0.name)", $0.summary] }
    let strategies = Strategy.all.filter { mentions(word, in: [$0.name, $0.rule, $0.source]) }
      .map { ["strategy \($0.name)", $0.rule] }
    let rows = commands + settings + strategies
    guard !rows.isEmpty else { throw CommandError(.nothingAbout(word)) }
    return aligned(rows)
  }

  // No help text contains a longer word.
  private static let longestWord = 100

  private static func mentions(_ word: String, in texts: [String]) -> Bool {
    let word = word.lowercased()
    return (1...longestWord).contains(word.utf8.count)
      && texts.contains { $0.lowercased().firstRange(of: word) != nil }
  }
}
