import Forms
import Session

/// What `--json` prints for a command.
struct JSONLine {
  /// The object, on one line with its end.
  let text: String

  init(line: Int, command: String, outcome: Outcome, session: Session) {
    text = Self.object(
      line: line, command: command, isDone: true,
      members: Self.answer(outcome.answer) + [("state", StateRecord(session).value)])
  }

  init(line: Int, command: String, error: CommandError, session: Session) {
    let suggestions = StateValue.list(error.suggestions.map(StateValue.text))
    let value = StateValue.object([
      ("message", .text(error.message)), ("suggestions", suggestions),
    ])
    text = Self.object(
      line: line, command: command, isDone: false,
      members: [("error", value)] + Self.answer(error.details)
        + [("state", StateRecord(session).value)])
  }

  /// What the command printed, for commands that answer.
  private static func answer(_ lines: [String]) -> [(key: String, value: StateValue)] {
    lines.isEmpty ? [] : [("answer", .list(lines.map(StateValue.text)))]
  }

  private static func object(
    line: Int, command: String, isDone: Bool, members: [(key: String, value: StateValue)]
  ) -> String {
    let head: [(key: String, value: StateValue)] = [
      ("line", .number(Double(line))), ("command", .text(command)), ("ok", .bool(isDone)),
    ]
    return StateValue.object(head + members).json + "\n"
  }
}
