import Foundation

extension Interpreter {
  /// Writes the script of a recording that was not stopped.
  ///
  /// - Throws: ``CommandError`` when the file cannot be written.
  package mutating func endRecording() throws(CommandError) -> Outcome {
    guard recording != nil else { return Outcome() }
    return try record(.stop(file: nil))
  }

  mutating func record(_ command: Command.Recording) throws(CommandError) -> Outcome {
    switch command {
    case .start(let file):
      if let recording {
        throw CommandError(
          .nothingTo("start: \(recording.file) is being recorded; stop that first"))
      }
      recording = Recording(file: file, start: journal.count)
      return Outcome(notices: ["recording; record stop writes \(file)"])
    case .stop(let file):
      guard let recording else { throw CommandError(.nothingTo("stop: nothing is being recorded")) }
      let path = file ?? recording.file
      let script = recording.script(opening: opening, journal: journal)
      do throws(FileError) {
        try files.write(Data(script.utf8), to: path)
      } catch {
        throw CommandError(.file(name: error.path, reason: error.reason))
      }
      self.recording = nil
      return Outcome(notices: ["wrote \(path); source it, or formlift -f it"])
    }
  }

  /// Keeps what a command was, for a script.
  mutating func note(_ command: Command, as line: String?, isSecret: Bool) {
    let lines = scriptLines(of: command, as: isSecret ? Self.omission : line)
    let expectations = lines.isEmpty ? [] : recording?.expectations(of: session) ?? []
    journal.add(lines + expectations, isChange: hasChanged)
  }

  /// Returns the lines that put a form where this session found it.
  static func opening(of session: Session) -> [String] {
    let place = session.place
    let turned = place.orientation == .portrait ? [] : ["rotate \(place.orientation.rawValue)"]
    return ["load \(LineSyntax.quoted(session.fileName))", "device \(place.device.name)"] + turned
      + ["strategy \(place.strategy.name)"]
  }

  private func scriptLines(of command: Command, as line: String?) -> [String] {
    switch command {
    case .fill:
      guard let before = cause?.before, before.activeRow == nil, let field = session.activeField
      else { return [] }
      return ["focus \(field.id)"]
    case .answer(_, let row, let goesOn):
      let step = session.activeRow == nil ? "dismiss" : "next"
      return answerLines(ofRow: row) + (goesOn ? [step] : [])
    default: return line.map { [$0] } ?? []
    }
  }

  private static let omission = "# A secure value is left out here."

  private func answerLines(ofRow row: Int) -> [String] {
    guard let field = session.form.field(atRow: row), let before = cause?.before,
      session.value(ofRow: row) != before.value(ofRow: row)
    else { return [] }
    if field.isSecure { return [Self.omission] }
    return ["set \(field.id) \(LineSyntax.quoted(session.value(ofRow: row)))"]
  }
}

extension Command {
  /// Whether it changes nothing, but checks something or tells the reader of a script something.
  var isRemark: Bool {
    switch self {
    case .echo, .expect: true
    default: false
    }
  }
}

extension Session {
  /// Whether a line holds a secure value, or compares one.
  func tellsSecret(_ line: String, _ command: Command) -> Bool {
    guard hasSecrets else { return false }
    if case .expect(let expectation) = command { return isSecret(path: expectation.path) }
    return redacted(line) != line
  }
}
