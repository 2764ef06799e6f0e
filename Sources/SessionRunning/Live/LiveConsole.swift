import Drawing
import Session
import Terminal

/// The console for the commands that touches and keys in live mode run.
///
/// It stores only the last line of a command's output, which is shown below the phone.
final class LiveConsole: Console {
  /// The last line of the last command's output, or nil.
  private(set) var words: String?
  private(set) var error: String?

  /// Clears the output of the last command, before the next one runs.
  func begin() { (words, error) = (nil, nil) }

  func show(answer outcome: Outcome, isTyped: Bool) {
    if let last = outcome.lines(columns: nil).last { words = last }
  }

  func write(lines: [String]) { words = lines.last ?? words }

  func write(notices: [Outcome.Notice]) { words = notices.last?.line ?? words }

  func write(record: [UInt8]) {}

  func complain(_ text: String) { if error == nil { error = text } }

  func show(_ look: ShowTopic, of session: Session) {}

  func show(_ phones: ComparedPhones) {}

  func present(_ session: Session, playback: @autoclosure () -> Playback?) {}

  func follow(_ session: Session, playback: @autoclosure () -> Playback?) {}

  func ask(_ question: Question, in session: Session) -> Question.Answer? { nil }

  func openEditor(on text: String, of field: String) throws(CommandError) -> String { text }

  func confirms(_ question: String) -> Bool { false }

  var earlierLines: [String]? { nil }

  func enterCookedMode() {}

  func live(_ runner: Runner) throws(CommandError) {}

  var isInterrupted: Bool { false }
}
