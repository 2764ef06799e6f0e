import SessionCore
import SessionState

/// A parsed command line: its text, its command, and a redacted version that is safe to show.
package struct Statement: Sendable {
  /// The typed text of the command line, which may contain secrets.
  package let text: String
  /// The text of the command line with bullets for the values of secure fields.
  ///
  /// A word that may be such a value, although it should be a name, is replaced by bullets, too.
  package let shown: String
  /// Whether the command line contains, or may contain, the value of a secure field.
  package let isSecret: Bool
  private let parsed: ParseResult
  /// The text that the command reads instead of its file, from a command in JSON; otherwise nil.
  let contents: String?

  /// The result of parsing a command line.
  private enum ParseResult: Sendable {
    /// The line is empty or a comment, so there is no command.
    case nothing
    case command(Command.Call)
    indirect case error(CommandError)
  }

  /// Parses a command line; the session's current state decides which words are secret.
  package init(_ text: String, in session: borrowing Session) {
    parsed = Self.parse(text)
    contents = JSONCommand.contents(of: text)
    self.text = text
    let call = if case .command(let call) = parsed { call } else { Command.Call?.none }
    guard Redaction.mayHideWords(of: text, call: call, contents: contents, in: session.state)
    else {
      (shown, isSecret) = (text, false)
      return
    }
    let redaction = Redaction(
      of: text, call == nil ? .unparsed : .recorded, call: call, contents: contents,
      in: session.state)
    (shown, isSecret) = (redaction?.shown ?? text, redaction?.isSecret == true)
  }

  /// Whether there is nothing to run, because the line is empty or a comment.
  package var isEmpty: Bool {
    if case .nothing = parsed { true } else { false }
  }

  /// The name of the line's command; nil if the line is empty, a comment or invalid.
  var name: String? { command?.name }

  /// The lines that repeat the command in a recorded script, without secure values.
  ///
  /// If there is a secure value, a comment replaces the command. Of a command that edits the form,
  /// the other keys remain.
  var script: [String] {
    guard isSecret else { return [shown] }
    guard command?.makesSecrets == true else { return [Recording.omission] }
    let scalars = Array(shown.unicodeScalars)
    let places = LineSyntax.places(of: shown).filter { $0.word.text != Session.hiddenValueKey }
    let words = places.map { String(String.UnicodeScalarView(scalars[$0.place])) }
    let hasKeys = places.contains { $0.word.text.contains("=") }
    return (hasKeys ? [words.joined(separator: " ")] : []) + [Recording.omission]
  }

  /// Whether the line's command ends the session.
  package var leaves: Bool { command?.kind.leaves == true }

  /// Whether the command has the name of a shell command that clears the terminal.
  package var mayMeanScreen: Bool { command?.kind.mayMeanScreen == true }

  /// Whether the lines after this command may be answers to the command's questions.
  var asksForAnswers: Bool { command?.kind.asksForAnswers == true }

  /// Whether the line's command may run other strategies.
  ///
  /// It selects strategies, or it opens a form that selects one.
  package var mayChooseStrategy: Bool {
    mayChangeForm || command?.kind.choosesStrategies == true
  }

  /// The path of the file that the line's command reads, or nil if it reads none.
  package var file: String? {
    if case .command(let call) = parsed { call.file } else { nil }
  }

  /// Whether the line's command runs a script.
  ///
  /// The file name `-` means standard input.
  package var runsScript: Bool { command?.kind.runsScript == true }

  /// Whether a recorded script contains the line although its command changes nothing.
  var isRemark: Bool { command?.kind.isRemark ?? false }

  /// Whether the line's command touches the phone and contains no secure value.
  var isTouch: Bool { command?.kind.isTouch == true && !isSecret }

  /// Whether the line's command saves the session's state under a name (a checkpoint).
  ///
  /// `undo` does not remove the checkpoint.
  var setsCheckpoint: Bool { command?.kind.setsCheckpoint ?? false }

  /// Whether the line's command may open, edit or replace the form.
  var mayChangeForm: Bool { file != nil || command?.kind.mayChangeForm == true }

  /// The field whose value the line's command sets: the active or a named one; or nil.
  var valueOwner: Slot.Owner? { command?.valueOwner }

  /// Whether the line may contain a secure field's value if the form has a secure field.
  var canTellSecret: Bool {
    if case .command(let call) = parsed { call.redacted != nil } else { false }
  }

  /// The command that the line runs; nil if the line is empty, a comment or invalid.
  var command: Command? { parsedCall?.command }

  /// The command with its arguments; nil if the line is empty, a comment or invalid.
  fileprivate var parsedCall: Command.Call? {
    if case .command(let call) = parsed { call } else { nil }
  }

  /// Returns the line's parsed command with its arguments, or nil for an empty line or a comment.
  ///
  /// - Throws: ``CommandError`` that says what is wrong with the line and what would work.
  func call() throws(CommandError) -> Command.Call? {
    switch parsed {
    case .nothing: nil
    case .command(let call): call
    case .error(let error): throw error
    }
  }

  /// Returns an error with the column of its cause in this line.
  ///
  /// The cause is the wrong word, or the end if a word is missing. An error about the command
  /// itself gets no column.
  package func placed(_ error: CommandError) -> CommandError {
    guard error.column == nil else { return error }
    var error = error
    error.column = column(of: error.place)
    return error
  }

  private func column(of place: CommandError.Place) -> Int? {
    switch place {
    case .word(let given): Self.place(of: given, among: words)?.column
    case .end: endColumn
    case .argument: words.dropFirst().first?.column
    case .subject: (words.dropFirst(2).first ?? words.dropFirst().first)?.column
    case .command: nil
    }
  }

  private var words: [Word] {
    JSONCommand.isMeant(by: text)
      ? (try? LineSyntax.words(of: text)) ?? [] : LineSyntax.places(of: text).map(\.word)
  }

  /// The column where a missing word belongs: after the line, or in a JSON command's list.
  private var endColumn: Int {
    let isJSON = JSONCommand.isMeant(by: text)
    let end = isJSON ? text.lastIndex(of: "]") ?? text.lastIndex(of: "}") : nil
    return text[..<(end ?? text.endIndex)].unicodeScalars.count + 1
  }

  /// Returns the word of a command line that an error is about, or nil.
  ///
  /// The word equals the error's text, contains it as a key or as a value, or is its first word.
  private static func place(of text: String, among words: [Word]) -> Word? {
    words.first {
      $0.text == text || $0.text.hasSuffix("=\(text)") || $0.text.hasPrefix("\(text)=")
    }
      ?? words.first { text.hasPrefix("\($0.text) ") }
  }

  private static func parse(_ text: String) -> ParseResult {
    do throws(CommandError) {
      return try read(text).map { .command($0) } ?? .nothing
    } catch {
      return .error(error)
    }
  }

  /// Parses a command line, independently of a session's state.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - keepsValues: whether the call stores its argument values, so that tests can list them.
  /// - Returns: the command with its arguments, or nil for an empty line or a comment.
  /// - Throws: ``CommandError`` that says what is wrong with the line and what would work.
  static func read(
    _ text: String, keepsValues: Bool = false
  ) throws(CommandError) -> Command.Call? {
    let words = try LineSyntax.words(of: text)
    guard let first = words.first else { return nil }
    let command = try Command.named(first.text, column: first.column)
    var arguments = Arguments(
      words.dropFirst(), of: command.syntax, in: text, keepsValues: keepsValues)
    let call = try command.parse(&arguments)
    try arguments.finish()
    return call
  }
}

extension Session {
  /// Parses a command line in the current state of this session.
  package func statement(_ line: String) -> Statement { Statement(line, in: self) }

  /// Returns the text of a command line to show before the line runs or after it failed.
  ///
  /// Values that may be meant for a secure field are replaced by bullets. A line with a valid
  /// command is shown in full, unless the error is about one of its words.
  package func shown(_ statement: Statement, refusedBy error: CommandError? = nil) -> String {
    // The state may have changed since the line was typed.
    guard !statement.isSecret else { return statement.shown }
    let isUnderstood = statement.parsedCall != nil && error?.concernsGivenWords != true
    return redaction(of: statement, isUnderstood ? .understood : nil)?.shown ?? statement.text
  }

  /// Returns the error of a command line that failed, without words that may be a secure value.
  package func redacted(_ error: CommandError, of refused: Statement) -> CommandError {
    redaction(of: refused)?.redacted(error) ?? error
  }

  /// Returns whether a command line may contain a secure field's value if the line fails.
  ///
  /// If so, the line is added to the history of lines only after it has succeeded.
  package func mayTellSecret(_ statement: Statement) -> Bool {
    statement.isSecret || redaction(of: statement) != nil
  }

  /// Returns a pasted line that is no command, with bullets for possible secure values.
  func shownPasted(_ statement: Statement) -> String {
    redaction(of: statement, .pasted)?.shown ?? statement.text
  }

  /// Returns the redaction of a command line, by default of one that failed.
  private func redaction(
    of statement: Statement, _ status: Redaction.LineStatus? = nil
  ) -> Redaction? {
    let call = statement.parsedCall
    return Redaction(
      of: statement.text, status ?? (call == nil ? .unparsed : .unsuited), call: call,
      contents: statement.contents, in: state)
  }
}
