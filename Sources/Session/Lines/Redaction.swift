import Forms
import SessionCore
import SessionState

/// A command line with bullets for the words that may be values of secure fields.
///
/// Its initializer is the only function that decides which words of a typed line are hidden in
/// echoes, errors, recordings, the history and pasted lines.
///
/// A valid command's grammar knows the value. A mistyped value of a secure field must not appear
/// either. So the rest of a line is hidden if a secure field is active, or if the line names a
/// secure field. The rest is also hidden if the line resembles the command `set`, or may be a value.
struct Redaction {
  /// The command line with bullets for possible secure values, safe to show.
  let shown: String
  /// Whether the line sets or checks a secure value, or is invalid and may do so.
  ///
  /// Otherwise only a word that was not meant as a value may be one.
  let isSecret: Bool
  /// The failed line if a word of it may be a secure value, or nil.
  private let line: RefusedLine?

  /// The program's knowledge about a command line, which decides how much of the line is hidden.
  enum LineStatus {
    /// The line is not a command, or the command's arguments can't be parsed.
    case unparsed
    /// The line could be parsed as a command, which failed when it ran.
    case unsuited
    /// The line is a command that ran, or can run, so no part of it was meant for the active field.
    case understood
    /// The line could be parsed as a command, and is written to a recording if it succeeds.
    case recorded
    /// The line was pasted and has not run.
    ///
    /// Only the whole line counts as a possible value, and not each word, because any word could be
    /// one.
    case pasted

    fileprivate var isParsed: Bool { self != .unparsed && self != .pasted }
  }

  /// Returns whether a line may have words to hide: a quick check, since usual lines have none.
  static func mayHideWords(
    of text: String, call: Command.Call?, contents: String?, in state: borrowing State
  ) -> Bool {
    if state.hasSecrets { return true }
    return contents?.isEmpty == false || mayMakeSecret(call, text)
  }

  /// Creates the redaction of a command line.
  ///
  /// `call` is the parsed command, or nil for another line. `contents` is the text that a command
  /// in JSON reads instead of its file, or nil. Returns nil if nothing in the line has to be hidden.
  init?(
    of text: String, _ status: LineStatus, call: Command.Call?, contents: String?,
    in state: borrowing State
  ) {
    guard Self.mayHideWords(of: text, call: call, contents: contents, in: state) else { return nil }
    let hasContents = contents?.isEmpty == false
    if let shown = hasContents ? Self.withoutContents(text) : call?.redacted?(copy state) {
      (self.shown, isSecret) = (shown, true)
      line = status.hasFailed ? RefusedLine(text, status, in: copy state) : nil
      return
    }
    let rest = status.isParsed ? Self.withoutSecretComment(text, in: state) : text
    let examined = status.hasFailed ? text : rest
    let mayBeMistyped = state.hasSecrets || call == nil && Self.mayMakeSecret(nil, text)
    if status != .recorded, mayBeMistyped,
      let line = RefusedLine(examined, status, in: copy state)
    {
      let lead = line.hidesAll ? [] : line.lead
      shown = (lead + [Session.secret]).joined(separator: " ")
      (isSecret, self.line) = (call == nil, line)
      return
    }
    guard rest != text else { return nil }
    (shown, isSecret, line) = (rest, false, nil)
  }

  /// Returns a JSON command with bullets for the contents of its file, or nil for an invalid one.
  ///
  /// The contents may have secure values, whatever form is open.
  private static func withoutContents(_ text: String) -> String? {
    (try? LineSyntax.words(of: text)).map {
      JSONCommand.line(of: $0.map(\.text), reading: Session.secret)
    }
  }

  /// Returns whether a command line may make a field secure and also set its value.
  private static func mayMakeSecret(_ call: Command.Call?, _ text: String) -> Bool {
    if let call { return call.command.makesSecrets }
    let isComment = LineSyntax.places(of: text).isEmpty
    return !isComment && LineToken.tokens(of: text).contains(.secure)
  }

  /// Returns a command line without its comment if the comment may contain a secret.
  ///
  /// For example, `focus pin #1234` becomes `focus pin`.
  private static func withoutSecretComment(_ text: String, in state: borrowing State) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")), !JSONCommand.isMeant(by: text),
      let end = LineSyntax.places(of: text).last?.place,
      end.upperBound < text.unicodeScalars.count
    else { return text }
    guard RefusedLine(text, .unsuited, in: copy state) != nil else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(end.upperBound)))
  }

  /// Returns an error without the words of the command line that may be a secure value.
  func redacted(_ error: CommandError) -> CommandError {
    guard let line else { return error }
    guard !line.hidesAll, let word = error.unknownWord, line.isMisspelling(word, error) else {
      return error.withoutGivenWords
    }
    return error
  }
}

extension Redaction.LineStatus {
  fileprivate var hasFailed: Bool { self == .unparsed || self == .unsuited }
}

extension RefusedLine {
  /// Creates a command line of which a word may be a secure field's value, or returns nil.
  fileprivate init?(_ text: String, _ status: Redaction.LineStatus, in state: State) {
    self.init(text, isParsed: status.isParsed, isUnderstood: status == .understood, in: state)
    guard !tokens.isEmpty,
      hidesAll || makesSecret || namesSecret || givesValue
        || (status == .pasted ? isRuledValue : mayBeValue)
    else { return nil }
  }

  /// Returns whether a word may be shown in an error as a misspelled name, so that the user can
  /// correct it.
  fileprivate func isMisspelling(_ word: String, _ error: CommandError) -> Bool {
    isName(word) && (!error.suggestions.isEmpty || meansField(word) || !secrets.fits(word))
  }
}
