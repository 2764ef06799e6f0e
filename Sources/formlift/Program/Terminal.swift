import Foundation
import Session

/// The conversation with somebody at a terminal.
final class Terminal {
  private let runner: Runner
  private let output: Output
  private let editor: LineEditor
  private let options: Options
  private let display: Display
  /// Whether leaving was refused once because of unsaved answers.
  private var hasWarned = false

  /// Opens the terminal; nil when it cannot be used.
  init?(_ runner: Runner, options: Options, output: Output) {
    // A script is better served by the system's own ways.
    Signals.install()
    let completions = Completions(runner)
    let editor = LineEditor(
      programName: "formlift", warn: { output.complain("formlift: \($0)") },
      completer: completions.candidates)
    guard let editor else { return nil }
    self.runner = runner
    self.options = options
    self.output = output
    self.editor = editor
    display = Display(runner, editor: editor, options: options)
    runner.draw = { [unowned self] look in display.draw(look) }
    runner.present = { [unowned self] playback in display.present(playback) }
    editor.redrawAbove = { [unowned self] event in display.redraw(after: event) }
    runner.edit = { [unowned self] row in edit(row: row) }
  }

  /// Reads lines and runs them until somebody leaves.
  func run() {
    if !options.isJSON { greet() }
    defer { editor.close() }
    while !runner.hasQuit {
      switch editor.readLine(prompt: prompt) {
      case .text(let line): take(line)
      case .pasted(let lines): take(paste: lines)
      case .interrupted: continue
      case .endOfInput: if leaves() { return }
      case .terminated(let signal):
        editor.close()
        Signals.die(of: signal)
      }
    }
  }

  private func greet() {
    display.present(nil)
    output.write(
      lines: [
        "Try: focus zip   (the keyboard comes up), why, strategy inset-top, tap outside",
        "     set name Ada, values, save answers.json; help lists all, ^D leaves",
      ])
  }

  private var prompt: String {
    runner.session.activeField.map { "\($0.id)> " } ?? "formlift> "
  }

  private func take(_ line: String) {
    remember(line)
    let hadWarned = hasWarned
    hasWarned = false
    if isQuit(line), runner.session.hasUnsavedAnswers, !hadWarned { return warn() }
    _ = runner.run(line: line)
  }

  private func isQuit(_ line: String) -> Bool { (try? CommandParser.parse(line)) == .quit }

  private func take(paste lines: [String]) {
    guard editor.ask("Run these \(lines.count) lines? (y or n)") else { return }
    for line in lines { remember(line) }
    _ = runner.run(GivenLines(lines, name: "<paste>"))
  }

  /// What holds a secure value is not remembered at all.
  private func remember(_ line: String) {
    guard !line.isEmpty, runner.session.redacted(line) == line else { return }
    editor.remember(line)
  }

  private func leaves() -> Bool {
    guard runner.session.hasUnsavedAnswers, !hasWarned else { return true }
    warn()
    return false
  }

  private func warn() {
    hasWarned = true
    output.write(lines: [
      "There are unsaved answers: save FILE keeps them, ^D or quit again leaves."
    ])
  }

  private func edit(row: Int) -> String? {
    guard let field = runner.session.form.field(atRow: row) else { return nil }
    let line = editor.readLine(
      prompt: "\(field.name): ", prefill: field.isSecure ? nil : runner.session.value(ofRow: row),
      isSecret: field.isSecure)
    guard case .text(let text) = line else { return nil }
    return text
  }
}
