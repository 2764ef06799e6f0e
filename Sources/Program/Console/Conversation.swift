import Foundation
import Session

/// The conversation at a terminal: lines are read and run until one leaves.
final class Conversation {
  private let console: TerminalConsole
  private let runner: Runner
  private let options: Options
  private let recovery = Recovery()
  /// Whether leaving was refused once because of unsaved answers.
  private var hasWarned = false
  /// Whether the last line was a `^C` with nothing to drop.
  private var hasInterrupted = false

  init(_ console: TerminalConsole, _ runner: Runner, options: Options) {
    self.console = console
    self.runner = runner
    self.options = options
    runner.console = console
    if Accessibility.isWanted { runner.speak() }
  }

  private var session: Session { runner.session }

  /// Reads lines and runs them until one leaves.
  func run() {
    if !options.isJSON { greet() }
    defer { console.close() }
    while !runner.hasQuit {
      if let signal = console.termination { end(by: signal) }
      let line = console.readLine(in: session)
      let hadInterrupted = hasInterrupted
      hasInterrupted = false
      switch line {
      case .text(let line): take(line)
      case .pasted(let lines): take(paste: lines)
      case .interrupted: interrupt(again: hadInterrupted)
      case .endOfInput: if leaves() { return }
      case .terminated(let signal): end(by: signal)
      case .back: continue
      }
    }
  }

  private func greet() {
    let greeting = Greeting(session, isFirst: HistoryFile()?.exists != true)
    let kept = recovery?.scripts ?? []
    let lines =
      greeting.lines + kept.map { "Unsaved answers were kept: source \($0) brings them back." }
    console.open(session, greeting: lines)
  }

  private func take(_ line: String) {
    remember(line)
    let hadWarned = hasWarned
    hasWarned = false
    let statement = session.statement(line)
    if statement.name == "quit", session.hasUnsavedAnswers, !hadWarned { return warn() }
    let isDone = runner.run(line: line)
    if isDone, statement.name == "source", let path = statement.file { recovery?.forget(path) }
  }

  /// Runs a paste as a script.
  ///
  /// Its commands are remembered as they run, since what is an answer to one of them, perhaps for a
  /// secure field, only running it tells.
  private func take(paste lines: [String]) {
    guard console.confirms("Run these \(lines.count) lines?") else { return }
    _ = runner.run(GivenLines(lines, name: "<paste>"), beforeEach: remember)
  }

  /// What holds a secure value is not remembered at all.
  private func remember(_ line: String) {
    guard !line.isEmpty, session.redacted(line) == line else { return }
    console.remember(line)
  }

  private func leaves() -> Bool {
    guard session.hasUnsavedAnswers, !hasWarned else { return true }
    warn()
    return false
  }

  private func warn() {
    hasWarned = true
    console.write(lines: [
      "There are unsaved answers: save FILE keeps them, ^D or quit again leaves."
    ])
  }

  private func interrupt(again: Bool) {
    hasInterrupted = console.droppedLine.isEmpty
    guard hasInterrupted, again else { return }
    hasInterrupted = false
    console.write(lines: ["^D or quit leaves."])
  }

  /// Keeps what would be lost, and ends the process as the signal would have.
  private func end(by signal: Int32) -> Never {
    console.close()
    _ = runner.endRecording()
    if session.hasUnsavedAnswers, let recovery {
      do throws(FileError) {
        console.complain("formlift: the answers were kept in \(try recovery.keep(session))")
      } catch {
        console.complain("formlift: the answers are lost: \(error)")
      }
    }
    Signals.die(of: signal)
  }
}

/// What is said when a conversation begins.
struct Greeting {
  /// The lines: three at the first start of all, one later.
  let lines: [String]

  init(_ session: Session, isFirst: Bool) {
    guard isFirst else {
      lines = ["help lists the commands, Tab completes, ^D leaves."]
      return
    }
    let form = session.form
    let ids = form.fieldRows.compactMap { form.field(atRow: $0)?.id }
    let low = ids.contains("zip") ? "zip" : ids.last ?? ""
    lines = [
      "Try: focus \(low) (the keyboard comes up), why, strategy inset-top, tap outside;",
      "     fill asks for one value after the other, save answers.json keeps them;",
      "     help lists the commands, Tab completes, ^D leaves.",
    ]
  }
}
