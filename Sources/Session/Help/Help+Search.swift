import Auditing
import Avoidance
import Forms
import SessionCore
import SessionState

extension Help {
  /// Returns the help's entries that contain the words of a phrase, as lines with name and summary.
  ///
  /// Entries are commands, settings, strategies and form keys. Each word, or one of its
  /// ``synonyms``, has to occur in an entry. Entries with all words in their name and summary come
  /// first.
  ///
  /// - Throws: ``CommandError`` if no entry matches.
  static func lines(mentioning phrase: String) throws(CommandError) -> [String] {
    let search = Search(phrase)
    let found = entries.compactMap { entry in search.rank(of: entry).map { ($0, entry) } }
    let rows = [0, 1].flatMap { rank in
      found.filter { $0.0 == rank }.map { [$0.1.name, $0.1.summary] }
    }
    guard !rows.isEmpty else { throw CommandError(.nothingAbout(phrase)) }
    return aligned(rows)
  }

  /// An entry of the help that a search can find, such as a command.
  fileprivate struct Entry {
    var name: String
    var summary: String
    var details: [String] = []
  }

  private static var entries: [Entry] {
    let commands = Command.all.map { command in
      let examples = command.examples.flatMap { [$0.line, $0.meaning] }
      return Entry(
        name: command.name, summary: command.summary,
        details: [command.usage] + command.details + examples
          + command.terms.flatMap { [$0.name, $0.meaning] })
    }
    let settings = Setting.all.map { Entry(name: "setting \($0.name)", summary: $0.summary) }
    let strategies = Strategy.all.map {
      Entry(name: "strategy \($0.name)", summary: $0.rule, details: [$0.source])
    }
    let keys = FormPart.allCases.flatMap(\.keys).map { key in
      Entry(name: "form key \(key.name)", summary: key.meaning, details: [key.domain])
    }
    return commands + settings + strategies + keys
  }
}

/// The words that a user searches for in the help, each with its synonyms.
private struct Search {
  private let alternatives: [[String]]

  // The texts have none that is longer.
  private static let longestWord = 100

  /// Words that a search in the help ignores, because they say nothing about a subject.
  private static let fillers: Set = [
    "a", "an", "and", "do", "does", "for", "how", "i", "in", "is", "it", "my", "of", "on", "or",
    "the", "to", "what", "when", "with",
  ]

  /// Everyday words that a user may search for, with the words that the help uses for them.
  private static let synonyms = [
    "accessibility": ["speech", "voiceover"], "assert": ["expect"], "back": ["undo", "previous"],
    "bug": ["flaw"], "cancel": ["undo"], "check": ["expect", "validate"], "close": ["dismiss"],
    "code": ["swift"], "copy": ["paste"], "covered": ["covers", "clearance"],
    "dropdown": ["options", "picker"], "email": ["e-mail"], "example": ["placeholder"],
    "exit": ["leave"], "finger": ["touch", "tap", "drag"], "gif": ["picture"],
    "hide": ["dismiss", "resign"], "image": ["picture"], "jump": ["travel"],
    "landscape": ["rotate", "orientation"], "mandatory": ["required"], "model": ["device"],
    "password": ["secure"], "portrait": ["rotate", "orientation"], "reset": ["revert", "clear"],
    "screenshot": ["picture"], "sideways": ["rotate"], "size": ["height", "frame"],
    "slow": ["speed"], "submit": ["button"], "swipe": ["drag", "pop"], "tablet": ["ipad"],
    "test": ["expect"], "turn": ["rotate"], "upright": ["portrait"], "write": ["save"],
  ]

  init(_ phrase: String) {
    let words = phrase.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
      .map(String.init)
    let telling = words.filter { !Self.fillers.contains($0) }
    alternatives = (telling.isEmpty ? words : telling).map { word in
      [word] + (Self.synonyms[word] ?? [])
    }
  }

  /// Returns how well an entry of the help matches the search.
  ///
  /// The rank is 0 if all words are in the entry's name and summary, and 1 if some are only in its
  /// details. Nil if a word is missing.
  func rank(of entry: Help.Entry) -> Int? {
    if matches([entry.name, entry.summary]) { return 0 }
    return matches([entry.name, entry.summary] + entry.details) ? 1 : nil
  }

  private func matches(_ texts: [String]) -> Bool {
    let texts = texts.map { $0.lowercased() }
    return !alternatives.isEmpty
      && alternatives.allSatisfy { words in
        words.contains { word in
          word.utf8.count <= Self.longestWord
            && texts.contains { $0.firstRange(of: word) != nil }
        }
      }
  }
}
