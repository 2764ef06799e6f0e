import SessionState
import TerminalText

/// The description of one word in a command line: its name in usage, the words that fit, and
/// completion candidates.
package struct Slot: Sendable {
  /// The word's name in usage, in capitals, such as `FIELD`; empty if usage shows the accepted
  /// words.
  private let name: String
  /// The only words that this word of a command line may be, or empty if it may be other words too.
  package let words: [String]
  /// Whether the word that this slot describes can be a file name, so that completion offers files.
  package var takesFile = false
  /// Whether the word that this slot describes is a field's name.
  package var namesField = false
  /// Whether the described word is a path to a value of the session, such as
  /// `table.contentOffset.y`.
  package var namesFigure = false
  /// Whether the described word is the name of a checkpoint, a session state saved by the user.
  package var namesCheckpoint = false
  /// Whether the described word is a key with its value, such as `label=Name`.
  package var isKey = false
  /// The field whose value the described word is, or nil if the word is no field's value.
  ///
  /// Messages show bullets instead of the value of a secure field.
  package var owner: Owner?
  /// Returns whether a typed word can be the word that this slot describes.
  package var accepts: @Sendable (String) -> Bool = { _ in true }
  /// Returns the completion candidates for the described word that begin with the typed part.
  package var candidates: @Sendable (CompletionContext) -> [Candidate] = { _ in [] }
  /// Returns the hint for the described word, if it differs from the word's name in usage.
  package var hintText: (@Sendable (CompletionContext) -> String?)?

  /// The field whose value a command sets: the active field or a named one.
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
  /// The usage line lists them. `description` explains one of the words in completion.
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
  /// The usage line shows the name `usage` instead of the words.
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

  /// Returns the hint for the described word: its name in lower case between ‹ and ›, or the
  /// accepted words.
  package func hint(_ context: CompletionContext) -> String {
    if let hintText { return hintText(context) ?? "" }
    return usage.contains(where: \.isUppercase) ? "‹\(usage.lowercased())›" : usage
  }
}

/// The context for completing a typed word: the session's state and the words before that word.
package struct CompletionContext {
  package let state: State
  /// The words that the user typed between the command's name and the word that is being completed.
  package let words: [String]
  /// The typed part of the word that is being completed.
  package var word = ""

  package init(state: State, words: [String], word: String = "") {
    self.state = state
    self.words = words
    self.word = word
  }
}
