import SessionCore
import SessionState

extension Session {
  /// Runs a command line such as `focus zip`.
  ///
  /// A session alone can't draw (`show`), quit (`quit`), ask questions (`fill`) or run scripts
  /// (`source`). These commands have no effect here, so scripts that contain them still run. Their
  /// outcome has no answer and no notices, and its description says why.
  ///
  /// - Parameter line: the command's name, or an unambiguous prefix, with its arguments.
  /// - Returns: the result. It is empty for an empty line or a comment.
  /// - Throws: ``CommandError`` that says why the command failed.
  @discardableResult
  public mutating func run(_ line: String) throws(CommandError) -> Outcome {
    try run(Statement(line, in: self))
  }

  /// Runs a parsed command line.
  ///
  /// - Returns: the result. It is empty for an empty line or a comment.
  ///
  /// - Throws: ``CommandError`` that says why the command failed.
  @discardableResult
  package mutating func run(_ statement: Statement) throws(CommandError) -> Outcome {
    let outcome: Outcome
    do throws(CommandError) {
      guard let call = try statement.call() else { return Outcome() }
      outcome = try perform(call, of: statement)
    } catch {
      throw redacted(statement.placed(error), of: statement)
    }
    if !outcome.readings.isEmpty {
      remember(outcome.readings, by: (outcome.script ?? statement.script).first)
    }
    if let script = outcome.script {
      note(script)
    } else if hasMoved || statement.isRemark {
      note(statement)
    }
    let isSilent = outcome.answer.isEmpty && outcome.told.isEmpty
    if isSilent || statement.isRemark || !isSpeaking { return outcome }
    return outcome.spoken
  }

  /// Appends the lines that repeat a command to the session's log.
  private mutating func note(_ statement: Statement) {
    if statement.isTouch, hasSecrets, let cause,
      let lines = linesBesideSecretRows(from: cause.before)
    {
      note(lines, setsCheckpoint: statement.setsCheckpoint)
    } else if statement.isSecret || isRecording {
      note(statement.script, setsCheckpoint: statement.setsCheckpoint)
    } else {
      note(line: statement.shown, setsCheckpoint: statement.setsCheckpoint)
    }
  }

  private mutating func perform(
    _ call: Command.Call, of statement: Statement
  ) throws(CommandError) -> Outcome {
    guard let contents = statement.contents else {
      return try perform(call.run(_:))
    }
    guard let file = call.file else { throw JSONCommand.hasNoFile }
    var outcome = try reading(contents, insteadOf: file) { session throws(CommandError) in
      try session.perform(call.run(_:))
    }
    let line = outcome.readings.first?.line(replacing: statement.text)
    outcome.script = [line ?? Recording.omission]
    outcome.readings = []
    return outcome
  }

  /// Undoes the last command and runs another one instead, for example to merge typed characters.
  ///
  /// - Throws: ``CommandError`` if the new command fails. The last command is then not undone.
  package mutating func replaceLast(
    by statement: Statement
  ) throws(CommandError) -> Outcome {
    var session = self
    _ = try session.goBack(1)
    // Another field may be active now, which decides which words of the line are secret.
    let outcome = try session.run(session.statement(statement.text))
    self = session
    return outcome
  }
}
