import Forms

/// The part of a line that may be repeated in a form with secure fields.
///
/// A value that was given in a wrong way must show nowhere, so the rest of a line is bullets where
/// a secure field is active, or the line names one, is near `set`, or may itself be a value.
struct Redaction {
  /// The line, with bullets for what may be a value.
  let shown: String
  private let line: RefusedLine
  /// Whether whatever is typed is given to a secure field.
  private let hidesAll: Bool

  /// What is known of a line.
  enum Knowledge {
    /// It is no command, or one whose arguments cannot be parsed.
    case unparsed
    /// It is a command with its arguments, which did not suit.
    case unsuited
    /// It is that and no more, so that nothing of it was meant for the active field.
    case understood
    /// It is a pasted text that is yet to run: a word that might be a value does not count, as any
    /// may be one, but a whole line such as few texts are.
    case pasted

    fileprivate var isParsed: Bool { self == .unsuited || self == .understood }
  }

  /// Creates what hides the values of a line as it stands in a state; nil where it has none.
  init?(of text: String, _ knowledge: Knowledge, in state: State) {
    line = RefusedLine(text, isParsed: knowledge.isParsed, in: state)
    let isForActiveField = knowledge != .understood && !line.expectsFigure
    hidesAll = line.isLong || state.activeField?.isSecure == true && isForActiveField
    guard !line.tokens.isEmpty,
      hidesAll || line.makesSecret || line.namesSecret || line.givesValue
        || (knowledge == .pasted ? line.isRuledValue : line.mayBeValue)
    else { return nil }
    shown = ((hidesAll ? [] : line.lead) + [Session.secret]).joined(separator: " ")
  }

  /// Returns the error without the words that may be a value.
  func redacted(_ error: CommandError) -> CommandError {
    guard !hidesAll, let word = error.unknownWord, isMisspelling(word, error) else {
      return error.withoutGivenWords
    }
    return error
  }

  /// A misspelt name is told, so that it can be mended.
  private func isMisspelling(_ word: String, _ error: CommandError) -> Bool {
    line.isName(word)
      && (!error.suggestions.isEmpty || line.meansField(word) || !line.secrets.fits(word))
  }
}
