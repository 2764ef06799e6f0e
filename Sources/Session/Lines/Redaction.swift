import Forms
import SessionCore
import SessionState

/// A command line with bullets instead of possible values of secure fields.
///
/// A mistyped value of a secure field must not appear anywhere. So the rest of a line is hidden if
/// a secure field is active, or if the line names a secure field. The rest is also hidden if the
/// line resembles the command `set`, or may be a value.
struct Redaction {
  /// The command line with bullets for possible secure values, safe to show.
  let shown: String
  private let line: RefusedLine
  /// Whether the whole line is hidden, because each of its words may be a secure field's value.
  private let hidesAll: Bool

  /// The program's knowledge about a command line, which decides how much of the line is hidden.
  enum Understanding {
    /// The line is not a command, or the command's arguments can't be parsed.
    case unparsed
    /// The line could be parsed as a command, which failed when it ran.
    case unsuited
    /// The line is a valid command, so no part of it was meant for the active field.
    case understood
    /// The line was pasted and has not run yet.
    ///
    /// Only the whole line counts as a possible value, and not each word, because any word could be
    /// one.
    case pasted

    fileprivate var isParsed: Bool { self == .unsuited || self == .understood }
  }

  /// Creates the redaction of a command line.
  ///
  /// Returns nil if nothing in the line has to be hidden.
  init?(of text: String, _ knowledge: Understanding, in state: State) {
    line = RefusedLine(
      text, isParsed: knowledge.isParsed, isUnderstood: knowledge == .understood, in: state)
    hidesAll =
      line.isLong
      || state.activeField?.isSecure == true && !line.expectsFigure
        && (knowledge != .understood || line.namesNothing)
    guard !line.tokens.isEmpty,
      hidesAll || line.makesSecret || line.namesSecret || line.givesValue
        || (knowledge == .pasted ? line.isRuledValue : line.mayBeValue)
    else { return nil }
    shown = ((hidesAll ? [] : line.lead) + [Session.secret]).joined(separator: " ")
  }

  /// Returns an error without the words of the command line that may be a secure value.
  func redacted(_ error: CommandError) -> CommandError {
    guard !hidesAll, let word = error.unknownWord, isMisspelling(word, error) else {
      return error.withoutGivenWords
    }
    return error
  }

  /// Returns whether a word may be shown in an error as a misspelled name, so that the user can
  /// correct it.
  private func isMisspelling(_ word: String, _ error: CommandError) -> Bool {
    line.isName(word)
      && (!error.suggestions.isEmpty || line.meansField(word) || !line.secrets.fits(word))
  }
}
