import Forms

/// What may be repeated of a line that did nothing, in a form with secure fields.
///
/// A value that was given in a wrong way must show nowhere, so the rest of a line is bullets where
/// a secure field is active, or the line names one, is near `set`, or may itself be a value.
struct Redaction {
  /// The line, with bullets for what may be a value.
  let shown: String
  private let line: RefusedLine
  /// Whether whatever is typed is given to a secure field.
  private let hidesAll: Bool

  /// Creates what hides the values of a line that was refused; nil where it has none.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - isParsed: whether it is a command with its arguments, which did not suit.
  ///   - isUnderstood: whether it is that and no more, so that nothing of it was meant for the active
  ///     field.
  ///   - state: the state in which it was refused.
  init?(ofRefused text: String, isParsed: Bool, isUnderstood: Bool = false, in state: State) {
    line = RefusedLine(text, isParsed: isParsed, in: state)
    let isForActiveField = !isUnderstood && !line.expectsFigure
    hidesAll = line.isLong || state.activeField?.isSecure == true && isForActiveField
    guard !line.tokens.isEmpty,
      hidesAll || line.makesSecret || line.namesSecret || line.mayBeValue || line.givesValue
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
