import CEditline
import Drawing
import Session

/// Runs lines from any source, one after the other, and reports what they did.
final class Runner {
  private(set) var session: Session
  var status = ExitStatus.success
  /// Whether a command asked to leave.
  private(set) var hasQuit = false
  /// The status with which it asked to.
  private(set) var givenStatus: ExitStatus?
  /// What it talks to.
  var console: any Console
  let options: Options
  /// Where accepted answers go before anything else; nil where no person is at it.
  let journal: SessionJournal?
  /// The journals whose answers were brought back, to go as soon as those are kept or saved, each
  /// with what was refused.
  var recovered: [(left: LeftJournals, refused: [Journal.Answer])] = []
  /// What came of the answers that the session began with, until it is told.
  var opening: Outcome?
  /// The scripts that are being run, the outermost first, each with its line.
  var chain: [(source: any LineSource, line: Int)] = []
  /// The line that runs, for what `--json` says of it.
  private(set) var currentLine = ""
  /// Whether the last line answered the last field, so that the full stop that ends answers may yet
  /// follow.
  var hasAnsweredAll = false
  /// The number of lines that failed so far.
  var failureCount = 0
  /// Whether the process's memory is kept out of core dumps.
  private var isProtected = false

  init(
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

  /// Runs a script from a file, or from standard input for `-`.
  ///
  /// - Returns: whether to go on.
  func run(path: String) -> Bool {
    do throws(ScriptError) {
      return run(try ScriptReader(path: path))
    } catch {
      report(error)
      return false
    }
  }

  /// Runs a source's lines until it ends, a command asks to leave, or one fails where it is not
  /// told to keep going; `runStatement` is given each line that is run, parsed when it is its turn,
  /// and not those that a command takes.
  ///
  /// - Returns: whether to go on.
  func run(_ source: any LineSource, by runStatement: ((Statement) -> Bool)? = nil) -> Bool {
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

  /// Parses a line and runs it.
  ///
  /// - Returns: whether it did what it says.
  func run(line: String) -> Bool { run(Self.statement(line, in: &session)) }

  /// Runs one line.
  ///
  /// - Returns: whether it did what it says.
  func run(_ statement: Statement) -> Bool {
    if statement.isEmpty { return true }
    if options.isJSON { currentLine = statement.text }
    if options.echoes, !options.isJSON { console.write(lines: [session.shown(statement)]) }
    do throws(CommandError) {
      if statement.readsTerminal { console.enterCookedMode() }
      try runForked(statement)
      let outcome = try perform { session throws(CommandError) in try session.run(statement) }
      if !isProtected { protectSecrets() }
      return try carryOut(outcome, of: statement.shown)
    } catch {
      let error = statement.placed(error)
      let line = session.shown(statement, refusedBy: error)
      report(session.redacted(error, of: statement), of: line)
      return false
    }
  }

  /// Runs a line in a child process first where an app's own code may end that, and throws what
  /// ends it.
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

  /// Passes on what an app's own code has printed.
  private func tellOutput() { for line in AppOutput.takeLines() { console.complain(line) } }

  /// Keeps memory out of core dumps from the first form on that has a secure field.
  private func protectSecrets() {
    guard Self.hasSecrets(&session) else { return }
    isProtected = true
    ceditline_forbid_core_dumps()
  }

  private static func hasSecrets(_ session: inout Session) -> Bool { session.hasSecrets }

  /// Parses a line; the session is accessed in its place, since reading it from a class copies it.
  private static func statement(_ line: String, in session: inout Session) -> Statement {
    session.statement(line)
  }

  /// Reports an outcome and does what it leaves to the program.
  private func carryOut(_ outcome: Outcome, of line: String) throws(CommandError) -> Bool {
    switch outcome.effect {
    case .source(let file): return run(try script(file), sourcedBy: line, outcome)
    case .edit(let row): report(try edit(row: row) ?? outcome, of: line)
    case .openEditor(let row): report(try openEditor(row: row) ?? outcome, of: line)
    case .typeSecretly(let row): report(try typeSecretly(row: row) ?? outcome, of: line)
    case .fill: return fill(askedBy: line, outcome)
    case .history(let count): report(try earlierLines(count), of: line)
    case .recover(let discards): report(try recover(discards: discards), of: line)
    case .audit(let request): report(try audit(request), of: line)
    case .importForm(let request): report(try importForm(request), of: line)
    case .share(let request): report(try Sharing(request).outcome(of: session), of: line)
    case .saved:
      try forgetSaved()
      report(outcome, of: line)
    case .draw(let look):
      report(outcome, of: line)
      if !options.isJSON { console.show(look, of: session) }
    case .showBeside(let steps):
      report(outcome, of: line)
      if !options.isJSON, !options.isQuiet { console.show(SideBySide(steps)) }
    case .quit(let status):
      report(outcome, of: line)
      quit(status)
    case nil: report(outcome, of: line)
    }
    return true
  }

  private func quit(_ givenStatus: Int?) {
    hasQuit = true
    self.givenStatus = givenStatus.map { ExitStatus(rawValue: Int32($0)) }
    status = self.givenStatus ?? status
  }

  /// Runs a sourced script; a program that sourced it as JSON is told at the end whether all lines
  /// did what they say.
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

  /// As many as sqlite3 takes; each takes its share of the stack.
  private static let greatestDepth = 25

  private func script(_ file: String) throws(CommandError) -> ScriptReader {
    guard chain.count < Self.greatestDepth else {
      throw CommandError(FileError(.read, file, .script(.isTooDeep(limit: Self.greatestDepth))))
    }
    let script: ScriptReader
    do {
      script = try ScriptReader(path: file)
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
        .needsTerminal("history", instead: "record start FILE keeps what a script does"))
    }
    let width = "\(lines.count)".count
    let numbered = lines.enumerated().map { index, line in
      let number = "\(index + 1)"
      return String(repeating: " ", count: width - number.count) + "\(number)  \(line)"
    }
    return Outcome(answer: numbered.suffix(count ?? numbered.count))
  }

  /// Does something to the session: the one place from which accepted answers go out, before a word
  /// is said of them.
  func perform(
    _ body: (inout Session) throws(CommandError) -> Outcome
  ) throws(CommandError) -> Outcome {
    defer { tellOutput() }
    let outcome = try AppOutput.hearing { () throws(CommandError) in try body(&session) }
    journal?.take(session)
    return outcome
  }

  /// Has commands say what VoiceOver would.
  func speak() { session.speak() }

  /// Leaves the file that the answers came from to another session.
  func leaveAnswersFile() { session.isReadOnly = true }

  /// Takes note of the file that answers go to; see ``Session/watchSaveFile()``.
  func watchSaveFile() { session.watchSaveFile() }

  /// Writes the script of a recording that was not stopped, and says what came of it.
  func endRecording() -> ExitStatus {
    do throws(CommandError) {
      let outcome = try session.endRecording()
      if !options.isJSON, !options.isQuiet { console.write(notices: outcome.told) }
      return .success
    } catch {
      console.complain(error.diagnostic)
      return .failure
    }
  }
}
