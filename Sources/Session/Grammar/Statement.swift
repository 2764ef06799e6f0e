/// A line, parsed once: its words, the command that they ask for, and what of it may be shown.
package struct Statement: Sendable {
  /// The line as it was written.
  package let text: String
  /// The line as it may be shown: what is given to a secure field is replaced.
  ///
  /// A name that may have been meant for a secure field counts as one.
  package let shown: String
  /// Whether the line holds a secure value, or compares one.
  package let isSecret: Bool
  private let parsed: Parsed

  private enum Parsed: Sendable {
    /// An empty line, or a comment.
    case nothing
    case command(Command.Call)
    indirect case error(CommandError)
  }

  /// Parses a line that is to be run in a session as it is.
  package init(_ text: String, in session: borrowing Session) {
    let parsed = Self.parse(text)
    guard session.state.hasSecrets || Self.mayMakeSecret(parsed, text) else {
      self.init(text, parsed)
      return
    }
    self.init(text, parsed, in: session.state)
  }

  /// Takes a parsed line of which all may be shown.
  private init(_ text: String, _ parsed: Parsed) {
    self.parsed = parsed
    self.text = text
    (shown, isSecret) = (text, false)
  }

  /// Takes a parsed line of which not all may be shown.
  private init(_ text: String, _ parsed: Parsed, in state: borrowing State) {
    self.parsed = parsed
    self.text = text
    if case .command(let call) = parsed {
      let redacted = call.redacted?(state)
      isSecret = redacted != nil
      shown = if let redacted { redacted } else { Self.withoutSecretComment(text, in: state) }
    } else {
      let redaction = Redaction(of: text, .unparsed, in: copy state)
      isSecret = redaction != nil
      shown = redaction?.shown ?? text
    }
  }

  /// Whether a line may give a value to a field that it makes secure, or was meant to.
  private static func mayMakeSecret(_ parsed: Parsed, _ text: String) -> Bool {
    switch parsed {
    case .nothing: false
    case .command(let call): call.command.makesSecrets
    case .error: LineToken.tokens(of: text).contains(.secure)
    }
  }

  /// Leaves the comment out behind a command that it may tell a secret about: `focus pin #1234`.
  private static func withoutSecretComment(_ text: String, in state: borrowing State) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")), !JSONCommand.isMeant(by: text),
      let end = LineSyntax.places(of: text).last?.place,
      end.upperBound < text.unicodeScalars.count,
      Redaction(of: text, .unsuited, in: copy state) != nil
    else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(end.upperBound)))
  }

  /// Whether nothing is to be done: an empty line, or a comment.
  package var isEmpty: Bool {
    if case .nothing = parsed { true } else { false }
  }

  /// The name of the command; nil where there is none.
  var name: String? { command?.name }

  /// Whether it ends the conversation.
  package var leaves: Bool { command?.kind.leaves == true }

  /// Whether its command's name clears the screen in a shell.
  package var mayMeanScreen: Bool { command?.kind.mayMeanScreen == true }

  /// Whether the lines behind it may be answers that it asks for.
  var asksForAnswers: Bool { command?.kind.asksForAnswers == true }

  /// Whether it may play a strategy that is not the present one: it chooses it, or opens a form
  /// that does.
  package var mayChooseStrategy: Bool {
    mayChangeForm || command?.kind.choosesStrategies == true
  }

  /// The file that the command reads.
  package var file: String? {
    if case .command(let call) = parsed { call.file } else { nil }
  }

  /// Whether the file is a script, for which `-` is standard input.
  package var runsScript: Bool { command?.kind.runsScript == true }

  /// Whether a recorded script needs the line though it changes nothing.
  var isRemark: Bool { command?.kind.isRemark ?? false }

  /// Whether another form, or another version of it, may be there once it was run.
  var mayChangeForm: Bool { file != nil || command?.kind.mayChangeForm == true }

  /// The field to which the command gives a value, if it does.
  var valueOwner: Slot.Owner? { command?.valueOwner }

  /// Whether it is a command that a secure field may be given a value by.
  var canTellSecret: Bool {
    if case .command(let call) = parsed { call.redacted != nil } else { false }
  }

  /// The command; nil where there is none.
  var command: Command? {
    if case .command(let call) = parsed { call.command } else { nil }
  }

  /// Returns what is to be run, or nil for an empty line and for a comment.
  ///
  /// - Throws: ``CommandError`` that says what is wrong with the line and what would do.
  func call() throws(CommandError) -> Command.Call? {
    switch parsed {
    case .nothing: nil
    case .command(let call): call
    case .error(let error): throw error
    }
  }

  /// Returns an error with its place in the line: a word's, or the end where one is missing.
  ///
  /// What is about the command alone has none.
  package func placed(_ error: CommandError) -> CommandError {
    guard error.column == nil else { return error }
    var error = error
    error.column = column(of: error.place)
    return error
  }

  private func column(of place: CommandError.Place) -> Int? {
    switch place {
    case .word(let given): Self.place(of: given, among: words)?.column
    case .end: text.unicodeScalars.count + 1
    case .argument: words.dropFirst().first?.column
    case .subject: (words.dropFirst(2).first ?? words.dropFirst().first)?.column
    case .command: nil
    }
  }

  private var words: [Word] { LineSyntax.places(of: text).map(\.word) }

  /// Returns the word that is a text, or has it behind a key, or begins it.
  private static func place(of text: String, among words: [Word]) -> Word? {
    words.first { $0.text == text || $0.text.hasSuffix("=\(text)") }
      ?? words.first { text.hasPrefix("\($0.text) ") }
  }

  private static func parse(_ text: String) -> Parsed {
    do throws(CommandError) {
      return try read(text).map { .command($0) } ?? .nothing
    } catch {
      return .error(error)
    }
  }

  /// Parses a line.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - keepsValues: whether the call can tell its arguments.
  /// - Returns: the command with its arguments, or nil where there is none.
  /// - Throws: ``CommandError`` that says what is wrong with the line and what would do.
  static func read(
    _ text: String, keepsValues: Bool = false
  ) throws(CommandError) -> Command.Call? {
    let words = try LineSyntax.words(of: text)
    guard let first = words.first else { return nil }
    let command = try Command.named(first.text, column: first.column)
    var arguments = Arguments(words.dropFirst(), of: command, in: text, keepsValues: keepsValues)
    let call = try command.parse(&arguments)
    try arguments.finish()
    return call
  }
}

extension Session {
  /// Parses a line that is to be run in the session as it is.
  package func statement(_ line: String) -> Statement { Statement(line, in: self) }

  /// Returns a statement as it may be shown before it is run, or where it did nothing because of an
  /// error: what is, or may have been meant to be, given to a secure field is replaced.
  ///
  /// A command that was understood is shown, unless the error is about a word that was given.
  package func shown(_ statement: Statement, refusedBy error: CommandError? = nil) -> String {
    guard state.hasSecrets, !statement.isSecret else { return statement.shown }
    let isUnderstood = statement.command != nil && error?.concernsGivenWords != true
    let redaction =
      isUnderstood
      ? Redaction(of: statement.shown, .understood, in: state) : redaction(of: statement)
    return redaction?.shown ?? statement.shown
  }

  /// Returns why a statement did nothing, without what may have been meant for a secure field.
  package func redacted(_ error: CommandError, of refused: Statement) -> CommandError {
    guard state.hasSecrets || refused.isSecret else { return error }
    return redaction(of: refused)?.redacted(error) ?? error
  }

  private func redaction(of refused: Statement) -> Redaction? {
    Redaction(of: refused.text, refused.command == nil ? .unparsed : .unsuited, in: state)
  }
}
