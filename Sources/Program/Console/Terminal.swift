import Foundation
import Session

/// The conversation with somebody at a terminal.
final class Terminal {
  let editor: LineEditor
  /// The signal that is to end the conversation.
  var terminated: Int32?
  private let runner: Runner
  let output: Output
  private let options: Options
  private let display: Display
  private let recovery = Recovery()
  /// Whether leaving was refused once because of unsaved answers.
  private var hasWarned = false
  /// Whether the last line was a `^C` with nothing to drop.
  private var hasInterrupted = false

  /// Opens the terminal; nil when it cannot be used.
  init?(_ runner: Runner, options: Options, output: Output) {
    // A script is better served by the system's own ways.
    Signals.install()
    let completions = Completions(runner)
    let editor = LineEditor(
      programName: "formlift", terminal: Accessibility.terminal,
      warn: { output.complain("formlift: \($0)") }, completer: completions.candidates)
    guard let editor else { return nil }
    self.runner = runner
    self.options = options.suiting(editor)
    self.output = output
    self.editor = editor
    display = Display(runner, editor: editor, options: self.options)
    if Accessibility.isWanted { runner.speak() }
    connect()
  }

  var session: Session { runner.session }

  private func connect() {
    runner.draw = { [unowned self] look in display.draw(look) }
    runner.present = { [unowned self] in display.present() }
    runner.showAnswer = { [unowned self] lines in
      editor.show(output.rows(of: lines), taking: output.recent.add)
    }
    runner.ask = { [unowned self] question in answer(question) }
    runner.history = { [unowned self] in editor.history.entries }
    runner.willReadTerminal = { [unowned self] in editor.handOverLines() }
    runner.isInterrupted = { [unowned self] in isInterrupted }
    editor.redrawAbove = { [unowned self] event in display.redraw(after: event) }
    editor.hint = { [unowned self] line in hint(for: line) }
    if options.usesColor { editor.highlight = { [unowned self] line in styles(of: line) } }
  }

  /// Reads lines and runs them until somebody leaves.
  func run() {
    if !options.isJSON { greet() }
    defer { editor.close() }
    while !runner.hasQuit {
      if let terminated { end(by: terminated) }
      let line = readLine()
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
    let greeting = Greeting(session, isFirst: editor.historyFile?.exists != true)
    let kept = recovery?.scripts ?? []
    let lines =
      greeting.lines + kept.map { "Unsaved answers were kept: source \($0) brings them back." }
    display.rowsBeside = lines.count + 1
    display.present()
    display.rowsBeside = 3
    output.write(lines: (session.isSpeaking ? Speech(session).screen : []) + lines)
  }

  private var prompt: String { session.activeField.map { "\($0.id)> " } ?? "formlift> " }

  private func readLine() -> LineEditor.Line {
    let prompt = prompt
    let line = editor.readLine(prompt: prompt)
    switch line {
    case .text(let text): output.recent.add([prompt + session.redacted(text)])
    case .interrupted: output.recent.add(["\(prompt)\(session.redacted(editor.droppedLine))^C"])
    case .pasted, .back, .endOfInput, .terminated: break
    }
    return line
  }

  private func take(_ line: String) {
    remember(line)
    let hadWarned = hasWarned
    hasWarned = false
    let command = try? CommandParser.parse(line)
    if command == .quit, session.hasUnsavedAnswers, !hadWarned { return warn() }
    let isDone = runner.run(line: line)
    if isDone, case .source(let path) = command { recovery?.forget(path) }
  }

  /// Runs a paste as a script.
  ///
  /// Its commands are remembered as they run, since what is an answer to one of them, perhaps for a
  /// secure field, only running it tells.
  private func take(paste lines: [String]) {
    guard editor.ask("Run these \(lines.count) lines?") else { return }
    _ = runner.run(GivenLines(lines, name: "<paste>"), beforeEach: remember)
  }

  /// What holds a secure value is not remembered at all.
  private func remember(_ line: String) {
    guard !line.isEmpty, session.redacted(line) == line else { return }
    editor.remember(line)
  }

  private func leaves() -> Bool {
    guard session.hasUnsavedAnswers, !hasWarned else { return true }
    warn()
    return false
  }

  private func warn() {
    hasWarned = true
    output.write(lines: [
      "There are unsaved answers: save FILE keeps them, ^D or quit again leaves."
    ])
  }
}

extension Terminal {
  private func interrupt(again: Bool) {
    hasInterrupted = editor.droppedLine.isEmpty
    guard hasInterrupted, again else { return }
    hasInterrupted = false
    output.write(lines: ["^D or quit leaves."])
  }

  /// Whether a signal came that ends a script.
  private var isInterrupted: Bool {
    if let signal = Signals.takeTermination() { terminated = signal }
    return terminated != nil || Signals.take(SIGINT)
  }

  /// Keeps what would be lost, and ends the process as the signal would have.
  private func end(by signal: Int32) -> Never {
    editor.close()
    _ = runner.endRecording()
    if session.hasUnsavedAnswers, let recovery {
      do throws(FileError) {
        output.complain("formlift: the answers were kept in \(try recovery.keep(session))")
      } catch {
        output.complain("formlift: the answers are lost: \(error)")
      }
    }
    Signals.die(of: signal)
  }

  private func hint(for line: String) -> Hint? {
    guard let hint = Hinting(session, history: editor.history.entries).hint(for: line) else {
      return nil
    }
    return Hint(shown: Charset.shown(hint.shown), accepted: hint.accepted)
  }

  private func styles(of line: String) -> [StyledRange] {
    Highlighting(session).parts(of: line).map { StyledRange(range: $0.range, style: $0.kind.style) }
  }
}
