import Drawing
import Foundation
import Session

/// Runs lines from any source, one after the other, and reports what they did.
final class Runner {
  private(set) var interpreter: Interpreter
  private(set) var status = ExitStatus.success
  /// Whether a command asked to leave.
  private(set) var hasQuit = false
  /// What draws a picture that was asked for, where somebody looks.
  var draw: ((Command.Look) -> Void)?
  /// What shows what a command left and how it got there, where somebody looks.
  var present: ((Playback?) -> Void)?
  /// What lets somebody edit a row's value; without it `edit` fails.
  var edit: ((Int) -> String?)?
  private let options: Options
  private let output: Output
  /// The scripts that are being run, the outermost first, each with its line.
  private var chain: [(source: any LineSource, line: Int)] = []

  init(_ interpreter: Interpreter, options: Options, output: Output) {
    self.interpreter = interpreter
    self.options = options
    self.output = output
  }

  var session: Session { interpreter.session }

  /// Runs a script from a file, or from standard input for `-`.
  ///
  /// - Returns: whether to go on.
  func run(path: String) -> Bool {
    do throws(ScriptError) {
      return run(try ScriptReader(path: path))
    } catch {
      report(error)
      status = .usage
      return false
    }
  }

  /// Runs a source's lines until it ends, a command asks to leave, or one fails and nobody said to
  /// keep going.
  ///
  /// - Returns: whether to go on.
  func run(_ source: any LineSource) -> Bool {
    chain.append((source, 0))
    defer { chain.removeLast() }
    while !hasQuit {
      do throws(ScriptError) {
        guard let line = try source.next() else { return true }
        chain[chain.count - 1].line = line.number
        let isDone = run(line: line.text)
        guard isDone || options.keepsGoing else { return false }
      } catch {
        report(error)
        fail(.failure)
        guard options.keepsGoing, error.position != nil else { return false }
      }
    }
    return false
  }

  /// Runs one line.
  ///
  /// - Returns: whether it did what it says.
  func run(line: String) -> Bool {
    let shown = session.redacted(line)
    do throws(CommandError) {
      guard let command = try CommandParser.parse(line) else { return true }
      return try carryOut(try interpreter.run(command), of: shown)
    } catch {
      report(session.redacted(error, of: line), of: shown)
      return false
    }
  }

  /// Reports an outcome and does what it leaves to the program.
  private func carryOut(_ outcome: Outcome, of line: String) throws(CommandError) -> Bool {
    switch outcome.effect {
    case .source(let file):
      let script = try script(file)
      report(outcome, of: line)
      return run(script)
    case .edit(let row): report(try edit(row: row) ?? outcome, of: line)
    case .draw(let look):
      report(outcome, of: line)
      if !options.isJSON { drawOnDemand(look) }
    case .quit:
      report(outcome, of: line)
      hasQuit = true
    case nil: report(outcome, of: line)
    }
    return true
  }

  private func drawOnDemand(_ look: Command.Look) {
    if let draw { return draw(look) }
    output.write(Screen(session: session, options: options).text(of: look))
  }

  private func script(_ file: String) throws(CommandError) -> ScriptReader {
    let script: ScriptReader
    do {
      script = try ScriptReader(path: file)
    } catch {
      throw CommandError(.file(name: file, reason: error.words))
    }
    if let identity = script.file, chain.contains(where: { $0.source.file == identity }) {
      throw CommandError(.file(name: file, reason: "is being run already; a cycle would never end"))
    }
    return script
  }

  /// Returns what came of it, or nil when somebody left the value as it was.
  private func edit(row: Int) throws(CommandError) -> Outcome? {
    guard let edit, let field = session.form.field(atRow: row) else {
      throw CommandError(.needsTerminal("edit", instead: "set FIELD TEXT gives a field a value"))
    }
    guard let text = edit(row) else { return nil }
    return try interpreter.run(.set(field: field.id, text: text))
  }
}

extension Runner {
  private func report(_ outcome: Outcome, of line: String) {
    guard !options.isJSON else {
      output.write(
        JSONLine(line: lineNumber, command: line, outcome: outcome, session: session).text)
      return
    }
    output.write(lines: outcome.answer)
    guard !options.isQuiet else { return }
    output.write(lines: outcome.notices)
    if outcome.changesView { present?(outcome.playback) }
  }

  private func report(_ error: CommandError, of line: String) {
    fail(.failure)
    if options.isJSON {
      output.write(JSONLine(line: lineNumber, command: line, error: error, session: session).text)
    }
    for detail in error.details where !options.isJSON { output.write(lines: [detail]) }
    output.complain(place + "error: \(error.message)")
    complainAboutChain()
  }

  private func report(_ error: ScriptError) {
    output.complain(error.description)
    complainAboutChain()
  }

  private func complainAboutChain() {
    for (source, line) in chain.dropLast().reversed() {
      output.complain("  in a script sourced at \(source.name):\(line)")
    }
  }

  private var lineNumber: Int { chain.last?.line ?? 0 }

  /// Where the line stands; in a conversation there is no such place.
  private var place: String {
    chain.last.map { "\($0.source.name):\($0.line): " } ?? ""
  }

  private func fail(_ worse: ExitStatus) {
    if status == .success { status = worse }
  }
}
