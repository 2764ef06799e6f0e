import Drawing
import Session
import TerminalText
import Terminal
import TerminalCells

/// The output and input of a session: a terminal, a pipe, or a test.
package protocol Console: AnyObject {
  /// Writes a command's answer to the output.
  ///
  /// The answer to a typed line may be shown in pages. The worst line is highlighted if colors are
  /// on.
  func show(answer outcome: Outcome, isTyped: Bool)
  /// Writes lines to the output that are not the answer to a command.
  func write(lines: [String])
  /// Writes messages about the effects of a command.
  func write(notices: [Outcome.Notice])
  /// Writes the JSON object for a command, with its line feed, in `--json` mode.
  func write(record: [UInt8])
  /// Writes an error or warning to standard error.
  func complain(_ text: String)
  /// Shows a picture of the phone that the user asked for.
  func show(_ look: ShowTopic, of session: Session)
  /// Shows several phones side by side if there is room, or else a hint.
  func show(_ phones: SideBySide)
  /// Updates the drawn phone after a command, with the animation that led to the new state.
  ///
  /// Does nothing if no phone is always visible.
  func present(_ session: Session, playback: @autoclosure () -> Playback?)
  /// Updates the drawn phone after a command that prints nothing.
  ///
  /// Does nothing if no phone is always visible.
  func follow(_ session: Session, playback: @autoclosure () -> Playback?)
  /// Asks the user for a field's value.
  ///
  /// Returns nil if there is no user.
  func ask(_ question: Question, in session: Session) -> Question.Answer?
  /// Edits a field's text in the user's editor.
  func openEditor(on text: String, of field: String) throws(CommandError) -> String
  /// Gives the phone the whole terminal, for keys and the mouse, until the user leaves it.
  func live(_ runner: Runner) throws(CommandError)
  /// Asks a yes-or-no question that one key answers; returns true for yes.
  ///
  /// Returns false if there is no user.
  func confirms(_ question: String) -> Bool
  /// The lines that the user has typed so far, oldest first, or nil if no lines are typed.
  var earlierLines: [String]? { get }
  /// Switches the terminal to whole lines, before a command reads a file that the user types there.
  func enterCookedMode()
  /// Whether the user has interrupted the running command.
  var isInterrupted: Bool { get }
}

/// A console without a user.
///
/// It writes to standard output and standard error.
package final class PlainConsole: Console {
  private let output: Output
  private let style: PictureStyle

  package init(_ options: Options, output: Output) {
    style = options.style
    self.output = output
  }

  package func show(answer outcome: Outcome, isTyped: Bool) {
    guard !outcome.answer.isEmpty else { return }
    output.write(
      outcome.coloredLines(columns: output.standard.columns), isColored: style.isColored)
  }

  package func write(lines: [String]) { output.write(lines: lines.map(Escaping.literal.escaped)) }

  package func write(notices: [Outcome.Notice]) {
    output.write(
      notices.map { ColoredLine($0).shown(Escaping.literal.escaped) }, isColored: style.isColored)
  }

  package func write(record: [UInt8]) { output.write(record) }

  package func complain(_ text: String) { output.complain(text) }

  package func show(_ look: ShowTopic, of session: Session) {
    output.write(Screen(session, style: style).text(of: look))
  }

  /// Prints phones side by side, without animation, if the variable COLUMNS is set.
  package func show(_ phones: SideBySide) {
    guard let columns = Environment["COLUMNS"].flatMap({ Int($0) }) else { return }
    let width = min(columns, Screen.greatestColumns)
    if let text = phones.text(columns: width, lines: Screen.usualLines, style: style) {
      output.write(text)
    } else {
      output.write(lines: [phones.hint(columns: phones.leastColumns)])
    }
  }

  package func present(_ session: Session, playback: @autoclosure () -> Playback?) {}

  package func follow(_ session: Session, playback: @autoclosure () -> Playback?) {}

  package func ask(_ question: Question, in session: Session) -> Question.Answer? { nil }

  package func openEditor(on text: String, of field: String) throws(CommandError) -> String {
    throw CommandError(
      .needsTerminal("edit --editor", instead: "set FIELD TEXT gives a field a value"))
  }

  package func live(_ runner: Runner) throws(CommandError) {
    throw CommandError(.notLive(.noConversation))
  }

  package func confirms(_ question: String) -> Bool { false }

  package var earlierLines: [String]? { nil }

  package func enterCookedMode() {}

  package var isInterrupted: Bool { false }
}

extension SideBySide {
  /// Returns a hint with the number of columns that phones side by side need.
  func hint(columns: Int) -> String { "\(columns) columns show the phones side by side" }
}

/// A question that asks the user for a field's value.
package struct Question: Equatable {
  /// The reason for asking for a value, which decides how the answer is read.
  package enum Reason: Equatable {
    /// The user edits the current value.
    case edit
    /// The user types characters for a secure field, without echo.
    case type
    /// The session asks for one field after another.
    case fill
  }

  /// The user's answer to a question.
  package enum Answer: Equatable {
    case text(String)
    /// The user wants to go back to the previous field.
    case back
    /// The user keeps the field's value and stops answering.
    case stop
    /// The user pressed `^C` to stop answering.
    case interrupted
  }

  package var row: Int
  var reason: Reason
  /// The user's last answer to this question if it was refused, so that it can be corrected; or
  /// nil.
  var refused: String?
}
