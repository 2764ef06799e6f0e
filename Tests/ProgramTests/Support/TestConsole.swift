import Drawing
import Session

@testable import Program
@testable import Terminal
@testable import SessionRunning

/// A console for tests: answers and typed lines are given in advance, and output is collected.
final class TestConsole: InteractiveConsole {
  /// The answers to questions, in order, then "stop"; nil if nobody can be asked.
  var answers: [Question.Answer]?
  var isInterrupted = false
  /// The answer to every question that a single key answers.
  var isConfirming = false
  let earlierLines: [String]?
  /// What was written, each with a sign: `<` an answer, `-` a notice, `!` a diagnostic, `{` a
  /// record, `?` a question, `#` or `~` a picture.
  ///
  /// A typed line has its prompt before it.
  private(set) var output: [String] = []

  init(answers: [Question.Answer]? = nil, earlierLines: [String]? = nil) {
    self.answers = answers
    self.earlierLines = earlierLines
  }

  func show(answer outcome: Outcome, isTyped: Bool) {
    output += outcome.lines(columns: nil).enumerated().map {
      ($0.offset == outcome.worstLine ? "<! " : "< ") + $0.element
    }
  }

  func write(lines: [String]) { output += lines.map { "- " + $0 } }

  func write(notices: [Outcome.Notice]) { write(lines: notices.map(\.line)) }

  func write(record: [UInt8]) { output.append(String(decoding: record, as: UTF8.self)) }

  func complain(_ text: String) { output.append("! " + text) }

  func show(_ look: ShowTopic, of session: Session) { output.append("# asked for") }

  func show(_ phones: ComparedPhones) { output.append("# \(phones.leastColumns) columns") }

  func present(_ session: Session, playback: @autoclosure () -> Playback?) {
    output.append("# \(session.activeField?.id ?? "nothing active")")
  }

  func follow(_ session: Session, playback: @autoclosure () -> Playback?) {
    output.append("~ \(session.activeField?.id ?? "nothing active")")
  }

  func confirms(_ question: String) -> Bool {
    output.append("? \(question)")
    return isConfirming
  }

  func ask(_ question: Question, in session: Session) -> Question.Answer? {
    guard var rest = answers else { return nil }
    output.append("? row \(question.row)\(question.refused.map { ", not \($0)" } ?? "")")
    let answer = rest.isEmpty ? .stop : rest.removeFirst()
    answers = rest
    return answer
  }

  func openEditor(on text: String, of field: String) throws(CommandError) -> String {
    output.append("? \(text) in an editor")
    return text
  }

  func live(_ runner: Runner) throws(CommandError) { output.append("# live") }

  func enterCookedMode() {}

  // MARK: What is typed

  /// The lines typed at the prompt, in order; then the input ends.
  var typed: [LineEditor.Line] = []
  /// The lines that each `^C` in `typed` discards, in order; then empty ones.
  var dropped: [String] = []
  var isNew = false
  var isSpoken = false
  var hasKeysWaiting = false
  var termination: Int32?
  private(set) var lastLine = ""
  private(set) var remembered: [String] = []
  private(set) var kept: EditedLine?
  private(set) var isClosed = false

  func open(_ session: Session, greeting: [String]) {
    output += ["# \(session.form.title)"] + greeting.map { "- " + $0 }
  }

  func readLine(in session: Session) -> (ending: LineEditor.Line, statement: Statement) {
    let ending = typed.isEmpty ? .endOfInput : typed.removeFirst()
    lastLine =
      switch ending {
      case .text(let text): text
      case .pasted(_, let line): line.text
      case .interrupted: dropped.isEmpty ? "" : dropped.removeFirst()
      case .back, .endOfInput, .terminated, .touched: ""
      }
    output.append("\(session.activeField?.id ?? "formlift")> \(lastLine)")
    return (ending, session.statement(lastLine))
  }

  func keep(_ line: EditedLine) { kept = line }

  func remember(_ line: String) { remembered.append(line) }

  func confirms(_ question: String, keys: String) -> Bool { confirms("\(question) \(keys)") }

  func close() { isClosed = true }
}
