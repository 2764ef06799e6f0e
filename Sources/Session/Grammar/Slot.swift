/// The description of one word in a command line: its name in usage, the words that fit, and
/// completion candidates.
struct Slot: Sendable {
  /// The name in capitals, or empty if only the listed words fit.
  private let name: String
  /// The words that fit, or empty if other words fit too.
  let words: [String]
  /// Whether the word can be a file name.
  var takesFile = false
  /// Whether the word is a field's name.
  var namesField = false
  /// Whether the word is a path of the state record.
  var namesFigure = false
  /// Whether the word is a checkpoint's name.
  var namesCheckpoint = false
  /// Whether the word is a key with its value.
  var isKey = false
  /// The field whose value the word is, or nil.
  ///
  /// The value of a secure field must not be shown.
  var owner: Owner?
  /// Returns whether a word fits the slot.
  var accepts: @Sendable (String) -> Bool = { _ in true }
  /// Returns the completion candidates that begin with the typed word.
  var candidates: @Sendable (CompletionContext) -> [Candidate] = { _ in [] }
  /// Returns the hint text, if it differs from the slot's name.
  var hintText: (@Sendable (CompletionContext) -> String?)?

  /// The field that a line sets a value for.
  enum Owner: Sendable {
    case activeField
    /// The field named by the first word after the command.
    case namedField
  }

  init(_ name: String) {
    self.name = name
    words = []
  }

  /// Creates a slot that accepts only the given words.
  init(oneOf words: [String], description: @escaping @Sendable (String) -> String = { _ in "" }) {
    name = ""
    self.words = words
    accepts = { words.contains($0) }
    candidates = { context in
      words.filter { $0.hasPrefix(context.word) }.map { Candidate($0, description($0)) }
    }
  }

  /// Creates a slot with a name that accepts only the given words.
  init(_ usage: String, taking words: [String]) {
    let listed = Slot(oneOf: words)
    self.init(usage)
    accepts = listed.accepts
    candidates = listed.candidates
  }

  /// Whether usage shows a name for it, and not the accepted words.
  var hasName: Bool { !name.isEmpty }

  /// Returns whether a word is one of the listed words.
  func lists(_ word: String) -> Bool { words.contains(word) }

  /// The name in capitals, or the accepted words.
  var usage: String { name.isEmpty ? words.joined(separator: "|") : name }

  /// Returns the hint for this slot: names in lower case between ‹ and ›, or the accepted words.
  func hint(_ context: CompletionContext) -> String {
    if let hintText { return hintText(context) ?? "" }
    return usage.contains(where: \.isUppercase) ? "‹\(usage.lowercased())›" : usage
  }
}

/// The context of a completion: the session's state and the words typed so far.
struct CompletionContext {
  let state: State
  /// The words after the command's name.
  let words: [String]
  /// The beginning of the word that is being typed.
  var word = ""
}
