import Forms
import Foundation
import Journals
import Session
import TerminalText
import Terminal
import SessionRunning

extension Verb {
  /// The subcommand `fill`: asks the user for the answers to a form, and prints them for scripts.
  static let fill = Verb(.fill) { arguments, output in
    do throws(UsageError) {
      let options = try Options(arguments, isFilling: true)
      switch options.request {
      case .help: output.write(Manual.fill.usage)
      case .version: output.write("\(Usage.version)\n")
      case .run: return FillRun(options, output: output).run()
      }
      return .success
    } catch {
      output.complain("formlift fill: error: \(error.message)")
      return .usage
    }
  }
}

/// Runs `formlift fill`: asks for each value on standard error, and writes the answers to standard
/// output.
struct FillRun {
  private let options: Options
  private let answers: Output
  /// The output for the questions and for error messages.
  private let questions: Output
  private let journalPlaces: JournalPlaces
  /// Opens the terminal for asking a user, or nil if the answers are lines of standard input.
  private let openConsole: OpenConsole?

  typealias OpenConsole = (Session) -> (any InteractiveConsole)?

  /// Creates a run of `formlift fill` for the form in the options.
  ///
  /// - Parameters:
  ///   - options: the options.
  ///   - answers: the output for the answers.
  ///   - questions: the output for questions and errors.
  ///   - journalPlaces: the folders for journals, which keep answers until they are written.
  ///   - openConsole: opens the console for a user. With nil, answers are lines of standard input.
  init(
    _ options: Options, answers: Output, questions: Output,
    journalPlaces: JournalPlaces = JournalPlaces(), openConsole: OpenConsole?
  ) {
    self.options = options
    self.answers = answers
    self.questions = questions
    self.journalPlaces = journalPlaces
    self.openConsole = openConsole
  }

  /// Creates a run of `formlift fill` that asks at the terminal of standard input and standard
  /// error.
  ///
  /// Without that terminal, the answers are lines of standard input.
  init(_ options: Options, output: Output) {
    let questions = Output(
      standard: TerminalOutput(descriptor: STDERR_FILENO, name: "standard error"))
    let hasTerminal = isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0
    let openConsole: OpenConsole = { TerminalConsole(options, output: questions, session: $0) }
    self.init(
      options, answers: output, questions: questions, openConsole: hasTerminal ? openConsole : nil)
  }

  /// Asks for the answers and writes them; returns the exit status, which says whether they are
  /// complete.
  func run() -> ExitStatus {
    guard let (session, opening) = Invocation.open(options, output: questions) else {
      return .usage
    }
    let format = options.format ?? .json
    if hasProblem(session, format) { return .usage }
    let journal = openConsole == nil ? nil : makeJournal(of: session)
    let runner = Runner(
      session, options: options, console: PlainConsole(options, output: questions),
      journal: journal)
    runner.opening = opening
    let ending = openConsole.map { ask(runner, at: $0) } ?? read(runner)
    guard ending != .interruption else {
      reportKept(journal)
      journal?.close()
      return .interruption
    }
    let isComplete = runner.session.isComplete
    if !isComplete { questions.write(lines: runner.session.gaps) }
    if hasProblem(runner.session, format) {
      journal?.close()
      return .failure
    }
    do throws(FileError) {
      try write(runner.session, format)
    } catch {
      questions.complain("formlift: error: \(error.description)")
      reportKept(journal)
      journal?.close()
      return .failure
    }
    journal?.close(isKept: !isComplete)
    // A script would go on with the form's own value in place of the refused answer.
    if openConsole == nil, runner.session.hasRefusedAnswer { return .failure }
    return isComplete && ending == .lastField ? .success : .failure
  }

  private func reportKept(_ journal: SessionJournal?) {
    guard journal?.holdsAnswers == true else { return }
    questions.complain("formlift: the answers are kept; the next start offers them")
  }

  /// Reports an error if a format can't represent the form's answers.
  ///
  /// Returns whether there is such a problem.
  private func hasProblem(_ session: Session, _ format: AnswersFormat) -> Bool {
    guard let problem = format.problem(session.answerPairs) else { return false }
    questions.complain("formlift fill: error: \(problem)")
    return true
  }

  private func makeJournal(of session: Session) -> SessionJournal {
    SessionJournal(session, in: journalPlaces) { questions.complain("formlift: \($0)") }
  }

  private func ask(_ runner: Runner, at openConsole: OpenConsole) -> Runner.FillEnding {
    guard let console = openConsole(runner.session) else { return read(runner) }
    runner.console = console
    runner.reportOpening()
    Conversation(console, runner, options: options).reportOtherSessionsBeforeFilling()
    let ending = runner.begins(asking: runner.fillByAsking)
    console.close()
    if let signal = console.termination {
      runner.journal?.close()
      Signals.die(of: signal)
    }
    return ending
  }

  /// Reads the answers to a form's fields from the lines of standard input, one line for each.
  private func read(_ runner: Runner) -> Runner.FillEnding {
    runner.reportOpening()
    do throws(ScriptError) {
      let lines = try ScriptReader(path: "-")
      let ending = runner.begins { runner.fill(reading: lines) ? .lastField : .stop }
      if ending == .lastField, try hasSurplus(lines, runner) { return .stop }
      return ending
    } catch {
      runner.report(error)
      return .stop
    }
  }

  /// Reports an error if standard input has more answers than the form has fields.
  ///
  /// A surplus answer may have shifted the others into wrong fields.
  ///
  /// - Returns: whether there is a surplus answer.
  /// - Throws: ``ScriptError`` if standard input can't be read.
  private func hasSurplus(_ lines: ScriptReader, _ runner: Runner) throws(ScriptError) -> Bool {
    guard runner.hasAnsweredAll else { return false }
    while let line = try lines.next() {
      if runner.endsAnswers(line.text) { return false }
      guard !line.text.isEmpty else { continue }
      questions.complain("<stdin>:\(line.number): error: there is no question left for this answer")
      return true
    }
    return false
  }

  /// Writes all answers to standard output in a format, or throws an error if that fails.
  ///
  /// A terminal doesn't show secure answers. A file with secure answers becomes readable only by
  /// its owner.
  private func write(_ session: Session, _ format: AnswersFormat) throws(FileError) {
    let isShown = answers.standard.isTerminal
    let unmatched = session.unmatchedAnswers
    let text = format.text(
      isShown ? session.shownPairs : session.answerPairs,
      unmatched.map { answer in
        (answer.field, isShown && session.mayBeSecure(answer) ? Session.secret : answer.value)
      })
    let mayBeSecure = unmatched.contains(where: session.mayBeSecure)
    if !isShown, session.hasSecureAnswer || mayBeSecure, Self.makePrivate(STDOUT_FILENO) {
      let verb = session.hasSecureAnswer ? "is" : "may be"
      questions.complain(
        "formlift: only you can read the file of answers, because a secure answer \(verb) in it")
    }
    if isShown {
      answers.write(lines: text.split(whereSeparator: \.isNewline).map(String.init))
    } else {
      try answers.standard.write(text)
    }
    // The journal goes only when the answers are where they belong.
    try answers.standard.flush()
  }

  /// Removes all permissions but the owner's from a regular file; returns whether any were removed.
  private static func makePrivate(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o077 != 0
    else { return false }
    return fchmod(descriptor, status.st_mode & 0o700) == 0
  }
}
