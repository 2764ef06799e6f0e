import AppCode
import CEditline
import Drawing
import Forms
import Journals
import Session
import Terminal

/// Runs the command lines of a session, from a user, a script or a pipe, and reports the results.
package final class Runner {
  package private(set) var session: Session
  package var status = ExitStatus.success
  /// Whether a command asked to quit.
  private(set) var hasQuit = false
  /// The exit status that the user gave to the `quit` command, or nil if none was given.
  package private(set) var givenStatus: ExitStatus?
  /// The input and output for the commands.
  package var console: any Console
  package let options: Options
  /// The journal file that stores accepted answers at once, so that a crash can't lose them.
  ///
  /// Nil without a user.
  package let journal: SessionJournal?
  /// The script file of the running recording of commands, or nil if nothing is recorded.
  private var recordingFile: RecordingFile?
  /// Whether the last write to the recording's file failed.
  private var recordingFails = false
  /// The journals of ended sessions whose answers were recovered, each with the refused answers.
  ///
  /// These journals are removed as soon as the recovered answers are stored.
  var recovered: [(left: OrphanedJournals, refused: [Journal.Answer])] = []
  /// The outcome of restoring answers at the session's start; nil after it was reported.
  package var opening: Outcome?
  /// The scripts that are running, the outermost one first, each with its current line from 1.
  var chain: [(source: any LineSource, line: Int)] = []
  /// The command line that is running; empty without the option `--json`.
  private(set) var currentLine = ""
  /// Whether the last line answered the last field, so that a full stop may follow.
  package var hasAnsweredAll = false
  /// The number of command lines that have failed.
  var failureCount = 0
  /// Whether core dumps of the process are disabled, because a form has a secure field.
  private var isProtected = false

  package init(
    _ session: Session, options: Options, console: any Console, journal: SessionJournal? = nil
  ) {
    self.session = session
    self.journal = journal
    self.session.reportsChanges = !options.isQuiet && !options.isJSON
    self.session.isRecordingEvents = options.isJSON
    self.options = options
    self.console = console
    protectSecrets()
  }

  /// Runs a script from a file, or from standard input if the path is `-`.
  ///
  /// - Returns: whether to continue with the next script; false after a failure.
  package func run(path: String) -> Bool {
    do throws(ScriptError) {
      return run(try ScriptReader(path: path, limit: scriptLimit))
    } catch {
      report(error)
      return false
    }
  }

  /// Runs the lines of a script or another source until it ends, a command quits, or a line fails.
  ///
  /// With the option `--keep-going`, the next line runs even after a failure. `runStatement` runs
  /// each parsed statement, except lines that a command reads as answers.
  ///
  /// - Returns: whether to continue with the next script.
  package func run(_ source: any LineSource, by runStatement: ((Statement) -> Bool)? = nil) -> Bool
  {
    chain.append((source, 0))
    defer { chain.removeLast() }
    while !hasQuit {
      if endsByInterruption() { return false }
      do throws(ScriptError) {
        guard let line = try source.next() else { return true }
        chain[chain.count - 1].line = line.number
        if endsAnswers(line.text) { continue }
        let statement = Self.statement(line.text, in: &session)
        let isDone = runStatement?(statement) ?? run(statement)
        guard isDone || options.keepsGoing else { return false }
      } catch {
        if endsByInterruption() { return false }
        report(error)
        guard options.keepsGoing, error.position != nil else { return false }
      }
    }
    return false
  }

  private func endsByInterruption() -> Bool {
    guard console.isInterrupted else { return false }
    console.complain(place + "interrupted")
    return true
  }

  /// Parses and runs a command line.
  ///
  /// - Returns: whether the line succeeded.
  package func run(line: String) -> Bool { run(Self.statement(line, in: &session)) }

  /// Runs a parsed command line.
  ///
  /// - Parameters:
  ///   - statement: the parsed line.
  ///   - replacesLast: whether the line replaces the command that ran last, so that both are one
  ///     undo step.
  /// - Returns: whether the line succeeded.
  package func run(_ statement: Statement, inPlaceOfLast replacesLast: Bool = false) -> Bool {
    if statement.isEmpty { return true }
    if options.isJSON { currentLine = statement.text }
    if options.echoes, !options.isJSON { console.write(lines: [session.shown(statement)]) }
    do throws(CommandError) {
      if statement.readsTerminal { console.enterCookedMode() }
      try runForked(statement)
      let outcome = try perform { session throws(CommandError) in
        replacesLast ? try session.replaceLast(by: statement) : try session.run(statement)
      }
      if !isProtected { protectSecrets() }
      return try carryOut(outcome, of: statement.shown)
    } catch {
      let error = statement.placed(error)
      let line = session.shown(statement, refusedBy: error)
      report(session.redacted(error, of: statement), of: line)
      return false
    }
  }

  /// Runs a command in a child process first, if the app's own code may crash during the command.
  ///
  /// Throws an error if the child process crashes, so that the session survives.
  private func runForked(_ statement: Statement) throws(CommandError) {
    guard OwnSources.areThere,
      statement.mayChooseStrategy || session.strategy.ownCode != nil
    else { return }
    let failure = AppOutput.hearing {
      ForkedRun.failure(of: { _ = try? session.run(statement) })
    }
    guard let failure else { return AppOutput.dropLines() }
    tellOutput()
    throw CommandError(.ownCode(OwnSources.words(of: failure)))
  }

  /// Copies the output of the app's own code to standard error.
  private func tellOutput() { for line in AppOutput.takeLines() { console.complain(line) } }

  /// Disables core dumps when the first form with a secure field is opened, to keep secrets out of
  /// them.
  private func protectSecrets() {
    guard Self.hasSecrets(&session) else { return }
    isProtected = true
    ceditline_forbid_core_dumps()
  }

  private static func hasSecrets(_ session: inout Session) -> Bool { session.hasSecrets }

  private static func growingScript(_ session: inout Session) -> String? { session.growingScript }

  /// Parses a command line for a session.
  ///
  /// The session is passed inout, because reading it from a class would copy it.
  private static func statement(_ line: String, in session: inout Session) -> Statement {
    session.statement(line)
  }

  /// Reports a command's outcome and performs the effect that the command requests, such as opening
  /// an editor.
  ///
  /// Returns whether the command succeeded.
  private func carryOut(_ outcome: Outcome, of line: String) throws(CommandError) -> Bool {
    switch outcome.effect {
    case .source(let file): return run(try script(file), sourcedBy: line, outcome)
    case .edit(let row): report(try edit(row: row) ?? outcome, of: line)
    case .openEditor(let row): report(try openEditor(row: row) ?? outcome, of: line)
    case .typeSecretly(let row): report(try typeSecretly(row: row) ?? outcome, of: line)
    case .fill: return fill(askedBy: line, outcome)
    case .live: try console.live(self)
    case .history(let count): report(try earlierLines(count), of: line)
    case .recover(let discards): report(try recover(discards: discards), of: line)
    case .importForm(let request): report(try importForm(request), of: line)
    case .saved:
      try forgetSaved()
      report(outcome, of: line)
    case .draw(let look):
      report(outcome, of: line)
      if !options.isJSON { console.show(look, of: session) }
    case .feature(let request): try fulfill(request, outcome, of: line)
    case .quit(let status):
      report(outcome, of: line)
      quit(status)
    case nil: report(outcome, of: line)
    }
    return true
  }

  /// Performs the request of an optional feature's command, such as an audit.
  private func fulfill(
    _ request: FeatureRequest, _ outcome: Outcome, of line: String
  ) throws(CommandError) {
    switch request.value {
    case let request as AuditRequest: report(try audit(request), of: line)
    case let request as ShareRequest:
      report(try ShareWriter(request).outcome(of: session), of: line)
    case let request as SideBySideRequest:
      report(outcome, of: line)
      if !options.isJSON, !options.isQuiet { console.show(ComparedPhones(request.steps)) }
    default: report(outcome, of: line)
    }
  }

  private func quit(_ givenStatus: Int?) {
    hasQuit = true
    self.givenStatus = givenStatus.map { ExitStatus(rawValue: Int32($0)) }
    status = self.givenStatus ?? status
  }

  /// Runs the lines of a script that a `source` command has opened.
  ///
  /// If the `source` command was JSON, its own JSON line follows, with the number of failures.
  private func run(_ script: ScriptReader, sourcedBy line: String, _ outcome: Outcome) -> Bool {
    guard options.isJSON, JSONCommand.isMeant(by: currentLine) else {
      report(outcome, of: line)
      return run(script)
    }
    let (work, before) = (currentLine, failureCount)
    let goesOn = run(script)
    currentLine = work
    let count = failureCount - before
    guard count > 0 else {
      report(outcome, of: line)
      return goesOn
    }
    record(CommandError(FileError(.read, script.name, .script(.failedLines(count)))), of: line)
    return goesOn
  }

  /// The maximum depth of scripts that run one inside another; each level uses stack space.
  ///
  /// sqlite3 has the same limit.
  private static let greatestDepth = 25

  /// The maximum size of a script in bytes; a form may have the same size.
  private var scriptLimit: Int {
    options.takesLarge ? Form.greatestFileSize : DiskFiles.usualLimit
  }

  private func script(_ file: String) throws(CommandError) -> ScriptReader {
    guard chain.count < Self.greatestDepth else {
      throw CommandError(FileError(.read, file, .script(.isTooDeep(limit: Self.greatestDepth))))
    }
    let script: ScriptReader
    do {
      script = try ScriptReader(path: file, limit: scriptLimit)
    } catch {
      throw CommandError(FileError(.read, file, .other(error.words)))
    }
    if let identity = script.file, chain.contains(where: { $0.source.file == identity }) {
      throw CommandError(FileError(.read, file, .script(.sourcesItself)))
    }
    return script
  }

  private func earlierLines(_ count: Int?) throws(CommandError) -> Outcome {
    guard let lines = console.earlierLines else {
      throw CommandError(
        .needsTerminal("history", instead: "`record start FILE` keeps what a script does"))
    }
    let width = "\(lines.count)".count
    let numbered = lines.enumerated().map { index, line in
      let number = "\(index + 1)"
      return String(repeating: " ", count: width - number.count) + "\(number)  \(line)"
    }
    return Outcome(answer: numbered.suffix(count ?? numbered.count))
  }

  /// Changes the session by an action, such as a command's.
  ///
  /// All accepted answers are written to the journal here, before anything is reported.
  func perform(
    _ body: (inout Session) throws(CommandError) -> Outcome
  ) throws(CommandError) -> Outcome {
    defer { tellOutput() }
    let outcome = try AppOutput.hearing { () throws(CommandError) in try body(&session) }
    journal?.take(session)
    keepRecording()
    return outcome
  }

  /// Appends new commands to the script file of the running recording.
  private func keepRecording() {
    let script = Self.growingScript(&session)
    if let file = recordingFile, script != file.path {
      file.close()
      recordingFile = nil
    }
    guard let path = script, !ForkedRun.isRehearsing else { return }
    let file = recordingFile ?? RecordingFile(path)
    recordingFile = file
    do throws(FileError) {
      while let script = session.takeUnwrittenScript(), try !file.take(script) {
        session.forgetWrittenScript()
      }
      recordingFails = false
    } catch {
      session.forgetWrittenScript()
      if !recordingFails { console.complain("formlift: the recording is not kept: \(error)") }
      recordingFails = true
    }
  }

  /// Makes the session's commands print what VoiceOver would say.
  func speak() { session.speak() }

  /// Makes the session read-only for its answers file, because another running session uses it.
  func leaveAnswersFile() { session.isReadOnly = true }

  /// Records the state of the file that `save` writes to by default, to notice later changes.
  func watchSaveFile() { session.watchSaveFile() }

  /// Writes the script of a running recording at the end of the session, and reports the result.
  package func endRecording() -> ExitStatus {
    do throws(CommandError) {
      let outcome = try session.endRecording()
      keepRecording()
      if !options.isJSON, !options.isQuiet { console.write(notices: outcome.told) }
      return .success
    } catch {
      console.complain(error.diagnostic)
      return .failure
    }
  }
}
