import Drawing
import Session
import TerminalText
import Terminal
import TerminalCells

/// The input and output of a session's commands: a terminal, a pipe, or in a test a replacement.
package protocol Console: AnyObject {
  /// Writes a command's answer to the output.
  ///
  /// If a user typed the command (`isTyped`), a long answer may be shown in pages. With colors, the
  /// line for the worst strategy of a comparison is red.
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
  /// Shows several phones side by side, or a hint if the terminal is too narrow.
  func show(_ phones: ComparedPhones)
  /// Shows the phone after a command: redraws it with the animation, or prints a picture again.
  ///
  /// Does nothing without a terminal, or if the phone is hidden.
  func present(_ session: Session, playback: @autoclosure () -> Playback?)
  /// Redraws a phone that has a fixed part of the terminal, after a command that prints nothing.
  ///
  /// Does nothing for a phone printed among the output. `playback` is the animation to show.
  func follow(_ session: Session, playback: @autoclosure () -> Playback?)
  /// Asks the user for a field's value, and returns the answer.
  ///
  /// Returns nil if there is no user.
  func ask(_ question: Question, in session: Session) -> Question.Answer?
  /// Opens a field's text in the user's text editor, and returns the edited text.
  func openEditor(on text: String, of field: String) throws(CommandError) -> String
  /// Starts live mode: until the user leaves, the phone fills the terminal and receives keys and
  /// the mouse.
  func live(_ runner: Runner) throws(CommandError)
  /// Asks a yes-or-no question that one key answers; returns true for yes.
  ///
  /// Returns false if there is no user.
  func confirms(_ question: String) -> Bool
  /// The lines that the user has typed so far, oldest first, or nil if no user types lines.
  var earlierLines: [String]? { get }
  /// Makes the terminal send whole lines; call it before a command reads a file typed there.
  func enterCookedMode()
  /// Whether the user has interrupted the running command by `^C`.
  var isInterrupted: Bool { get }
}

/// The input and output of a session without a user, such as a script.
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

  /// Prints phones side by side without animation, if the variable COLUMNS has the width.
  package func show(_ phones: ComparedPhones) {
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
      .needsTerminal("edit --editor", instead: "`set FIELD TEXT` gives a field a value"))
  }

  package func live(_ runner: Runner) throws(CommandError) {
    throw CommandError(.notLive(.noConversation))
  }

  package func confirms(_ question: String) -> Bool { false }

  package var earlierLines: [String]? { nil }

  package func enterCookedMode() {}

  package var isInterrupted: Bool { false }
}

extension ComparedPhones {
  /// Returns a message with the number of columns that phones side by side need.
  func hint(columns: Int) -> String {
    "a terminal with \(columns) columns shows the phones side by side"
  }
}

/// A question that asks the user for a field's value.
package struct Question: Equatable {
  /// The reason why the program asks for a value, which decides how the answer is parsed.
  package enum Reason: Equatable {
    /// The user wants to edit the field's current value.
    case edit
    /// The user wants to type characters into a secure field, without echo.
    case type
    /// The program asks for one field after another, as `formlift fill` does.
    case fill
  }

  /// The user's answer to a question for a field's value.
  package enum Answer: Equatable {
    case text(String)
    /// The user wants to go back to the previous field.
    case back
    /// The user wants no more questions; the field's value is unchanged.
    case stop
    /// The user pressed `^C` to end the questions.
    case interrupted
  }

  package var row: Int
  var reason: Reason
  /// The user's last answer to this question, if it was refused and should be corrected; or nil.
  var refused: String?
}
