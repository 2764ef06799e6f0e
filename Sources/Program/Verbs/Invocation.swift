import Avoidance
import Drawing
import Forms
import Foundation
import Session
import Simulation
import TerminalText
import Terminal
import AppCode
import Journals
import SessionRunning

/// A run of the program, from its arguments to its exit status.
package enum Invocation {
  /// Runs the program, or one of its subcommands, with the arguments after the program's name.
  ///
  /// Returns the exit status.
  package static func run(_ arguments: [String]) -> ExitStatus {
    FileDescriptor.reserveStandardNumbers()
    let output = Output()
    defer { output.flush() }
    if let verb = Verb.named(arguments.first) {
      return verb.run(Array(arguments.dropFirst()), output)
    }
    do throws(UsageError) {
      if let first = arguments.first { try checkVerb(first, of: arguments) }
      let options = try Options(arguments)
      switch options.request {
      case .help: output.write(Manual.program.usage)
      case .version: output.write("\(Usage.version)\n")
      case .run: return try run(options, output: output)
      }
      return .success
    } catch {
      output.complain("formlift: error: \(error.message)")
      return .usage
    }
  }

  /// Throws an error for a first argument that is a session's command, or a misspelled subcommand.
  ///
  /// A word that is the name of a file is never an error.
  private static func checkVerb(_ word: String, of arguments: [String]) throws(UsageError) {
    guard word.allSatisfy(\.isLetter), access(word, F_OK) != 0 else { return }
    if let command = Command.all.first(where: { $0.name == word }) {
      let takesFile = command.shape.namedSlots.contains(where: \.takesFile)
      let form = takesFile ? nil : arguments.dropFirst().first(where: isForm)
      let line = arguments.filter { $0 != form }.joined(separator: " ")
      throw UsageError(.commandAsVerb(line, form: form))
    }
    let nearest = Spelling.nearest(to: word, among: Verb.all.map(\.name)).first
    if nearest != nil || arguments.dropFirst().contains(where: isForm) {
      throw UsageError(.unknownVerb(word, nearest: nearest))
    }
  }

  /// Returns whether an argument is the name of a file, or looks like the name of a form.
  private static func isForm(_ argument: String) -> Bool {
    [".yaml", ".yml", ".json"].contains(where: argument.hasSuffix) || access(argument, F_OK) == 0
  }

  /// Runs the program with parsed options, and returns its exit status.
  ///
  /// `verb` is the subcommand that gives the session's commands, or nil if options give them. An
  /// error in a command begins with it.
  ///
  /// - Throws: ``UsageError`` for an interactive option without a terminal.
  static func run(
    _ options: Options, for verb: VerbName? = nil, output: Output
  ) throws(UsageError) -> ExitStatus {
    let hasTerminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0
    if !hasTerminal {
      if options.isTour { throw UsageError(.notATerminal(option: "tour")) }
      if options.isLive { throw UsageError(.notATerminal(option: "--live")) }
      if options.isInteractive { throw UsageError(.notATerminal(option: "-i")) }
    }
    let opened = AppOutput.hearing { open(options, output: output) }
    for line in AppOutput.takeLines() { output.complain(line) }
    guard let (session, outcome) = opened else { return .usage }
    let runner = Runner(
      session, options: options, console: PlainConsole(options, output: output),
      journal: options.isTour ? nil : journal(of: session, output: output))
    runner.opening = outcome
    let status = play(runner, options, for: verb, output, hasTerminal: hasTerminal)
    let isKept = status != .success || hasPerson(options, hasTerminal: hasTerminal)
    runner.journal?.close(isKept: isKept)
    let last = runner.endRecording()
    return status == .success ? last : status
  }

  /// Creates the journal that protects a session's unsaved answers from a crash.
  ///
  /// Nil if neither standard input nor standard output is a terminal, because then no user types
  /// them.
  private static func journal(of session: Session, output: Output) -> SessionJournal? {
    guard isatty(STDIN_FILENO) != 0 || isatty(STDOUT_FILENO) != 0 else { return nil }
    return SessionJournal(session) { output.complain("formlift: \($0)") }
  }

  /// Returns whether a user types the answers, so that they must be protected from a crash.
  ///
  /// A script's answers need no protection, because the script can be run again.
  private static func hasPerson(_ options: Options, hasTerminal: Bool) -> Bool {
    let isTyped = isatty(STDIN_FILENO) != 0 && sources(options, hasTerminal: hasTerminal) == ["-"]
    return isTyped || converses(options, hasTerminal: hasTerminal)
  }

  private static func converses(_ options: Options, hasTerminal: Bool) -> Bool {
    let hasOtherSource = !options.scripts.isEmpty || !options.commands.isEmpty
    return options.isInteractive || options.isLive || (hasTerminal && !hasOtherSource)
  }

  /// Runs the scripts and commands that the options name, and then the interactive session, if any.
  ///
  /// Stops early if a command quits, or if one fails without the option `--keep-going`.
  private static func play(
    _ runner: Runner, _ options: Options, for verb: VerbName?, _ output: Output, hasTerminal: Bool
  ) -> ExitStatus {
    let sources = sources(options, hasTerminal: hasTerminal)
    if !sources.isEmpty || !options.commands.isEmpty { runner.reportOpening() }
    for source in sources {
      guard runner.run(path: source) else { return runner.status }
    }
    if !options.commands.isEmpty {
      let name = verb.map { "formlift \($0.rawValue)" } ?? "<command>"
      let isTyped = verb == nil
      let lines = GivenLines(
        options.commands, name: name, areSeen: !isTyped, hasNumbers: isTyped)
      guard runner.run(lines) else { return runner.status }
    }
    if converses(options, hasTerminal: hasTerminal) {
      return converse(runner, options, output)
    }
    return runner.status
  }

  /// Runs the interactive session with the user, after all scripts.
  ///
  /// Errors there don't affect the exit status, which comes from `quit` or from earlier scripts.
  private static func converse(
    _ runner: Runner, _ options: Options, _ output: Output
  ) -> ExitStatus {
    let status = runner.status
    let terminal = TerminalConsole(options, output: output, session: runner.session)
    guard let terminal else { return .failure }
    let signal = Conversation(terminal, runner, options: options).run()
    if let signal { Signals.die(of: signal) }
    return runner.givenStatus ?? status
  }

  /// Returns the paths of the scripts to run, where `-` is standard input.
  ///
  /// Without `-f` and `-c`, and without a terminal, standard input is the script.
  private static func sources(_ options: Options, hasTerminal: Bool) -> [String] {
    let isPipe = options.scripts.isEmpty && options.commands.isEmpty && !hasTerminal
    return isPipe && !options.isInteractive ? ["-"] : options.scripts
  }

  /// Opens the form that the options describe, with its answers.
  ///
  /// Prints an error and returns nil if that fails.
  ///
  /// - Returns: the session, and the outcome of restoring the answers (nil if there are none).
  static func open(
    _ options: Options, output: Output
  ) -> (session: Session, outcome: Outcome?)? {
    do throws(CommandError) {
      let files = DiskFiles(takesLarge: options.takesLarge)
      var session = Session(
        form: try form(options, files),
        fileName: options.form ?? (OwnSources.form == nil ? Form.builtInName : OwnSources.formName),
        files: files)
      try session.move(
        device: options.device, orientation: options.orientation, strategy: options.strategy)
      try Session.check(
        session.form, named: session.fileName, on: session.place.device)
      let strategyNote = session.engine.strategy.note(onIOS: session.phone.scene.ios)
      for note in [session.versionNote, strategyNote].compactMap(\.self) {
        output.complain("formlift: \(note)")
      }
      if options.form == nil, OwnSources.form?.fields.isEmpty == true {
        let advice = OwnSources.adviceOnSearch.map { "; \($0)" } ?? ""
        output.complain(
          "formlift: note: \(OwnSources.expression) shows no text field on its screen\(advice)")
      }
      guard let path = options.answers else { return (session, nil) }
      let outcome = try session.resume(from: path)
      return (session, outcome)
    } catch {
      for line in error.diagnostics { output.complain(line) }
      return nil
    }
  }
}

extension Invocation {
  private static func form(_ options: Options, _ files: DiskFiles) throws(CommandError) -> Form {
    guard let path = options.form else {
      if let own = OwnSources.form { return own }
      return try Session.builtInForm()
    }
    do throws(CommandError) {
      return try Session.form(at: path, files: files)
    } catch {
      throw splitCommand(options, error) ?? error
    }
  }

  /// Returns the error for a command that was given to `-c` without quotes, or nil for others.
  ///
  /// In `-c focus zip`, `zip` is taken for the form.
  private static func splitCommand(_ options: Options, _ error: CommandError) -> CommandError? {
    guard case .file(let failure) = error.kind, failure.code == ENOENT,
      !failure.path.contains("."), !failure.path.contains("/"),
      let command = options.commands.first(where: { !$0.contains(" ") })
    else { return nil }
    let line = LineSyntax.quoted("\(command) \(failure.path)")
    return CommandError(
      FileError(
        failure.operation, failure.path,
        .other("no such form; a command of several words needs quotes: -c \(line)")))
  }
}
