import Forms
import Session

/// The JSON line that the option `--json` prints for a command.
struct JSONLine {
  /// The place of a command in its script, as its JSON line states it.
  struct Place {
    /// The name of the script that contains the command.
    package var file: String
    /// The number of the command's line in the script, from 1; 0 at a terminal.
    package var line: Int
    /// The column of the command in its line, or of its error, in Unicode scalars from 1.
    package var column: Int
    /// The id that a command in JSON carries, or nil.
    var id: JSONCommand.ID?
  }

  /// The command's JSON object as UTF-8, with its line feed.
  let bytes: [UInt8]

  init(_ place: Place, command: String, outcome: Outcome, session: Session) {
    var json = Self.begin(place, command: command, isDone: true)
    if let typed = outcome.typed {
      json.key("value")
      json.write(typed.value)
    }
    Self.end(&json, answer: outcome.answer, session: session)
    bytes = json.bytes
  }

  init(_ place: Place, command: String, error: CommandError, session: Session) {
    var place = place
    place.column = error.column ?? place.column
    var json = Self.begin(place, command: command, isDone: false)
    json.key("error")
    json.openObject()
    json.key("message")
    json.write(error.message)
    json.key("suggestions")
    json.write(error.suggestions)
    json.closeObject()
    Self.end(&json, answer: error.details + error.furtherReasons, session: session)
    bytes = json.bytes
  }

  private static func begin(_ place: Place, command: String, isDone: Bool) -> JSONWriter {
    var json = JSONWriter()
    json.openObject()
    if let id = place.id {
      json.key("id")
      switch id {
      case .text(let text): json.write(text)
      case .number(let number): json.write(number)
      }
    }
    json.key("file")
    json.write(place.file)
    json.key("line")
    json.write(Double(place.line))
    json.key("column")
    json.write(Double(place.column))
    json.key("command")
    json.write(command)
    json.key("ok")
    json.write(isDone)
    return json
  }

  /// Writes a command's output and the session's current state as the last members of a JSON
  /// object.
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
