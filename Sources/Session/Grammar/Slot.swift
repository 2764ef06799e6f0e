/// A place in a line that a word takes: how usage calls it, what fits it, and what may be offered.
struct Slot: Sendable {
  /// The name in capitals; empty where only some words are taken.
  private let name: String
  /// The words that it takes, where it takes no others.
  let words: [String]
  /// Whether the name of a file may stand there.
  var takesFile = false
  /// Whether a field's name stands there.
  var namesField = false
  /// Whether a key with its value stands there.
  var isKey = false
  /// The field whose value stands there, which is not to be shown of a secure one.
  var owner: Owner?
  /// Whether a word can be meant for it.
  var accepts: @Sendable (String) -> Bool = { _ in true }
  /// What may stand there now and begins as the word in the place does.
  var candidates: @Sendable (CompletionContext) -> [Candidate] = { _ in [] }
  /// What it takes, as a hint says it where that is not just its name.
  var hintText: (@Sendable (CompletionContext) -> String?)?

  /// A field to which a line gives a value.
  enum Owner: Sendable {
    case activeField
    /// The one that the first word behind the command names.
    case namedField
  }

  init(_ name: String) {
    self.name = name
    words = []
  }

  /// A slot that takes some words and no others.
  init(oneOf words: [String], description: @escaping @Sendable (String) -> String = { _ in "" }) {
    name = ""
    self.words = words
    accepts = { words.contains($0) }
    candidates = { context in
      words.filter { $0.hasPrefix(context.word) }.map { Candidate($0, description($0)) }
    }
  }

  /// A slot of that name that takes some words.
  init(_ usage: String, taking words: [String]) {
    let listed = Slot(oneOf: words)
    self.init(usage)
    accepts = listed.accepts
    candidates = listed.candidates
  }

  /// The name in capitals, or the words that it takes.
  var usage: String { name.isEmpty ? words.joined(separator: "|") : name }

  /// Returns what is to come there: names in lower case between ‹ and ›, words as they are.
  func hint(_ context: CompletionContext) -> String {
    if let hintText { return hintText(context) ?? "" }
    return usage.contains(where: \.isUppercase) ? "‹\(usage.lowercased())›" : usage
  }
}

/// The state, and the words of a command, behind which a word is being typed.
struct CompletionContext {
  let state: State
  /// The words behind the command's name.
  let words: [String]
  /// The beginning of the word that is being typed.
  var word = ""
}
