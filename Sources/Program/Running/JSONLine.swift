import Session

/// What `--json` prints for a command.
struct JSONLine {
  /// The object, on one line with its end.
  let bytes: [UInt8]

  init(line: Int, command: String, outcome: Outcome, session: Session) {
    var json = Self.begin(line: line, command: command, isDone: true)
    Self.end(&json, answer: outcome.answer, session: session)
    bytes = json.bytes
  }

  init(line: Int, command: String, error: CommandError, session: Session) {
    var json = Self.begin(line: line, command: command, isDone: false)
    json.key("error")
    json.openObject()
    json.key("message")
    json.write(error.message)
    json.key("suggestions")
    json.write(error.suggestions)
    json.closeObject()
    Self.end(&json, answer: error.details, session: session)
    bytes = json.bytes
  }

  private static func begin(line: Int, command: String, isDone: Bool) -> JSONWriter {
    var json = JSONWriter()
    json.openObject()
    json.key("line")
    json.write(Double(line))
    json.key("command")
    json.write(command)
    json.key("ok")
    json.write(isDone)
    return json
  }

  /// Writes what the command printed, for commands that answer, and how things are now.
  private static func end(_ json: inout JSONWriter, answer lines: [String], session: Session) {
    if !lines.isEmpty {
      json.key("answer")
      json.write(lines)
    }
    json.key("state")
    json.write(StateRecord(session))
    json.closeObject()
    json.endLine()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ texts: [String]) {
    openList()
    for text in texts { write(text) }
    closeList()
  }
}
