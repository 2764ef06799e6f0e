import SessionState
import TerminalText

/// The description of one word in a command line: its name in usage, the words that fit, and
/// completion candidates.
package struct Slot: Sendable {
  /// The slot's name in usage, in capitals, or empty if only the listed words fit.
  private let name: String
  /// The words that fit the slot, or empty if other words fit too.
  package let words: [String]
  /// Whether the slot's word can be a file name.
  package var takesFile = false
  /// Whether the slot's word is a field's name.
  package var namesField = false
  /// Whether the slot's word is a path of the state record.
  package var namesFigure = false
  /// Whether the slot's word is a checkpoint's name.
  package var namesCheckpoint = false
  /// Whether the slot's word is a key with its value, such as `label=Name`.
  package var isKey = false
  /// The field whose value the slot's word is, or nil.
  ///
  /// The value of a secure field must not be shown.
  package var owner: Owner?
  /// Returns whether a word of a command line fits the slot.
  package var accepts: @Sendable (String) -> Bool = { _ in true }
  /// Returns the completion candidates for the slot's word that begin with the typed part.
  package var candidates: @Sendable (CompletionContext) -> [Candidate] = { _ in [] }
  /// Returns the text of the hint for the slot's word, if it differs from the slot's name.
  package var hintText: (@Sendable (CompletionContext) -> String?)?

  /// The field whose value a command line sets.
  package enum Owner: Sendable {
    case activeField
    /// The field that the first word after the command names.
    case namedField
  }

  package init(_ name: String) {
    self.name = name
    words = []
  }

  /// Creates a slot of a command line that accepts only the given words.
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

  /// Creates a slot of a command line with a name that accepts only the given words.
  package init(_ usage: String, taking words: [String]) {
    let listed = Slot(oneOf: words)
    self.init(usage)
    accepts = listed.accepts
    candidates = listed.candidates
  }

  /// Whether usage shows a name for the slot, and not the accepted words.
  package var hasName: Bool { !name.isEmpty }

  /// Returns whether a word is one of the words that the slot lists.
  package func lists(_ word: String) -> Bool { words.contains(word) }

  /// The slot's text in usage: its name in capitals, or the accepted words.
  package var usage: String { name.isEmpty ? words.joined(separator: "|") : name }

  /// Returns the hint for the slot's word: a name in lower case between ‹ and ›, or the accepted
  /// words.
  package func hint(_ context: CompletionContext) -> String {
    if let hintText { return hintText(context) ?? "" }
    return usage.contains(where: \.isUppercase) ? "‹\(usage.lowercased())›" : usage
  }
}

/// The context of a completion: the session's state and the words typed so far.
package struct CompletionContext {
  package let state: State
  /// The words that are typed after the command's name.
  package let words: [String]
  /// The typed part of the word that is being completed.
  package var word = ""

  package init(state: State, words: [String], word: String = "") {
    self.state = state
    self.words = words
    self.word = word
  }
}
