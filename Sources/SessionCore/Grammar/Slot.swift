import SessionState
import TerminalText

/// The description of one word in a command line: its name in usage, the accepted words, and its
/// completions.
package struct Slot: Sendable {
  /// The word's name in usage, in capitals, such as `FIELD`; empty if usage shows the accepted
  /// words.
  private let name: String
  /// The words that the usage line lists, because only they are accepted; otherwise empty.
  package let words: [String]
  /// Whether the described word can be a file name, so that completion offers files.
  package var takesFile = false
  /// Whether the described word is the name of a field.
  package var namesField = false
  /// Whether the described word is the path of an observable value, such as
  /// `table.contentOffset.y`.
  package var namesFigure = false
  /// Whether the described word is the name of a checkpoint, a session state saved by the user.
  package var namesCheckpoint = false
  /// Whether the described word is a key with its value, such as `label=Name`.
  package var isKey = false
  /// The field whose value the described word is, or nil if the word isn't a value.
  ///
  /// Messages show bullets instead of the value of a secure field.
  package var owner: Owner?
  /// Returns whether a typed word fits the description, which decides between alternatives.
  package var accepts: @Sendable (String) -> Bool = { _ in true }
  /// Returns the completions for the typed part of the described word.
  package var candidates: @Sendable (CompletionContext) -> [Candidate] = { _ in [] }
  /// Returns the hint for the described word; without this closure, the hint is the word's usage.
  package var hintText: (@Sendable (CompletionContext) -> String?)?

  /// The field that a command sets to a value: the active field or a named one.
  package enum Owner: Sendable {
    case activeField
    /// The field whose name is the first word after the command's name.
    case namedField
  }

  package init(_ name: String) {
    self.name = name
    words = []
  }

  /// Creates the description of a word that must be one of the given words.
  ///
  /// The usage line lists them. `description` returns the text that completion shows for a word.
  package init(
    oneOf words: [String], description: @escaping @Sendable (String) -> String = { _ in "" }
  ) {
    name = ""
    self.words = words
    accepts = { words.contains($0) }
    candidates = { context in
      words.filter { $0.hasPrefix(context.word) }.map { Candidate($0, description($0)) }
    }
  }

  /// Creates the description of a word that must be one of the given words.
  ///
  /// The usage line shows the name `usage` instead of listing the words.
  package init(_ usage: String, taking words: [String]) {
    let listed = Slot(oneOf: words)
    self.init(usage)
    accepts = listed.accepts
    candidates = listed.candidates
  }

  /// Whether the usage line shows a name for the word, such as `FIELD`, and not the accepted words.
  package var hasName: Bool { !name.isEmpty }

  /// Returns whether a word is one of the words that the usage line lists for the slot.
  package func lists(_ word: String) -> Bool { words.contains(word) }

  /// The text for the described word in usage: its name in capitals, or the accepted words.
  package var usage: String { name.isEmpty ? words.joined(separator: "|") : name }

  /// Returns the hint for the described word: its name in lowercase between ‹ and ›, or the
  /// accepted words.
  package func hint(_ context: CompletionContext) -> String {
    if let hintText { return hintText(context) ?? "" }
    return usage.contains(where: \.isUppercase) ? "‹\(usage.lowercased())›" : usage
  }
}

/// The data for completing a typed word: the session's state and the words before the typed one.
package struct CompletionContext {
  package let state: State
  /// The words between the command's name and the word that is being completed.
  package let words: [String]
  /// The typed part of the word that is being completed.
  package var word = ""

  package init(state: State, words: [String], word: String = "") {
    self.state = state
    self.words = words
    self.word = word
  }
}
