import Drawing
import Session
import TerminalText

/// The console that a runner talks to: a terminal, a pipe, or a test.
protocol Console: AnyObject {
  /// Writes what a command was asked for; the answer to a typed line may be shown in pages. One of
  /// the lines may be worse than all others, and is set off where colours are on.
  func show(answer outcome: Outcome, isTyped: Bool)
  /// Writes lines that no command asked for.
  func write(lines: [String])
  /// Writes what is said of what a command did.
  func write(notices: [Outcome.Notice])
  /// Writes an object of `--json`, which ends its line.
  func write(record: [UInt8])
  /// Writes a diagnostic line.
  func complain(_ text: String)
  /// Shows a picture that was asked for.
  func show(_ look: Look, of session: Session)
  /// Shows phones side by side where there is room; a word where there is not.
  func show(_ phones: SideBySide)
  /// Shows what a command left and how it got there, where the phone is always in view.
  func present(_ session: Session, playback: @autoclosure () -> Playback?)
  /// The same where nothing is printed: only a phone that is always in view changes.
  func follow(_ session: Session, playback: @autoclosure () -> Playback?)
  /// Asks for a value; nil where there is no user to ask.
  func ask(_ question: Question, in session: Session) -> Question.Answer?
  /// Has a field's text edited in the user's own editor.
  func openEditor(on text: String, of field: String) throws(CommandError) -> String
  /// Asks a question that one key answers; no where there is no user to ask.
  func confirms(_ question: String) -> Bool
  /// The lines typed so far, oldest first; nil where no lines are typed.
  var earlierLines: [String]? { get }
  /// Lets a file be typed, before a command reads one at the terminal itself.
  func enterCookedMode()
  /// Whether what runs is to stop.
  var isInterrupted: Bool { get }
}

/// A console without a user: what it is told goes to standard output and standard error.
final class PlainConsole: Console {
  private let output: Output
  private let style: PictureStyle

  init(_ options: Options, output: Output) {
    style = options.style
    self.output = output
  }

  func show(answer outcome: Outcome, isTyped: Bool) {
    guard !outcome.answer.isEmpty else { return }
    output.write(
      outcome.coloredLines(columns: output.standard.columns), isColored: style.isColored)
  }

  func write(lines: [String]) { output.write(lines: lines.map(Escaping.literal.escaped)) }

  func write(notices: [Outcome.Notice]) {
    output.write(
      notices.map { ColoredLine($0).shown(Escaping.literal.escaped) }, isColored: style.isColored)
  }

  func write(record: [UInt8]) { output.write(record) }

  func complain(_ text: String) { output.complain(text) }

  func show(_ look: Look, of session: Session) {
    output.write(Screen(session, style: style).text(of: look))
  }

  /// Shows the phones at rest if COLUMNS is set.
  func show(_ phones: SideBySide) {
    guard let columns = Environment["COLUMNS"].flatMap({ Int($0) }) else { return }
    let width = min(columns, Screen.greatestColumns)
    if let text = phones.text(columns: width, lines: Screen.usualLines, style: style) {
      output.write(text)
    } else {
      output.write(lines: [phones.hint(columns: phones.leastColumns)])
    }
  }

  func present(_ session: Session, playback: @autoclosure () -> Playback?) {}

  func follow(_ session: Session, playback: @autoclosure () -> Playback?) {}

  func ask(_ question: Question, in session: Session) -> Question.Answer? { nil }

  func openEditor(on text: String, of field: String) throws(CommandError) -> String {
    throw CommandError(
      .needsTerminal("edit --editor", instead: "set FIELD TEXT gives a field a value"))
  }

  func confirms(_ question: String) -> Bool { false }

  var earlierLines: [String]? { nil }

  func enterCookedMode() {}

  var isInterrupted: Bool { false }
}

extension SideBySide {
  /// Says in how many columns they are shown.
  func hint(columns: Int) -> String { "\(columns) columns show the phones side by side" }
}

/// A value that the user is asked for.
struct Question: Equatable {
  enum Reason: Equatable {
    /// To be changed.
    case edit
    /// To be typed in addition, unseen.
    case type
    /// One after the other.
    case fill
  }

  enum Answer: Equatable {
    case text(String)
    /// The field before is asked for again.
    case back
    /// The value stays, and no more is asked.
    case stop
    /// The same, by `^C`.
    case interrupted
  }

  var row: Int
  var reason: Reason
  /// What was given and not taken, to be mended.
  var refused: String?
}
