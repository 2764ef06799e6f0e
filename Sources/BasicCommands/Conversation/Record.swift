import FileErrors
import SessionCore
import SessionState

/// The action of the command `record`: to start or to stop a recording of the session as a script.
package enum RecordingStep: Equatable, Sendable {
  case start(file: String)
  /// Stops the recording and writes its script.
  ///
  /// If `file` isn't nil, the script is written there instead of the file given at the start.
  case stop(file: String?)
}

extension Command {
  package static let record = Command(
    "record", .session,
    Words(
      summary: "Record the session as a script with checks",
      details: [
        "The script has the commands from the session's beginning, so that it can run again. "
          + "From record start on, it also has the results as expect lines. It leaves out "
          + "commands that only look, undone commands, save, write, and secure values.",
        "If save or write replaces a file that the script reads, the script has the file's "
          + "earlier contents instead, without secure values.",
        "The file grows line by line, and it is a complete script at any time, even if the "
          + "program is killed.",
      ],
      examples: [
        Example("record start zip.formlift", "begins recording"),
        Example("record stop", "ends it", after: "record start zip.formlift"),
      ]),
    kind: .program, action
  ) { session, step throws(CommandError) in
    switch step {
    case .start(let file): try session.startRecording(to: file)
    case .stop(let file): try session.stopRecording(to: file)
    }
  }

  private static var action: Grammar<RecordingStep> {
    .keywords(
      "the word after `record`", missing: "start or stop",
      [
        ("start", Grammar<String>.file.map { .start(file: $0) }),
        ("stop", Grammar<String>.file.optional().map { .stop(file: $0) }),
      ])
  }
}

extension Session {
  fileprivate mutating func startRecording(to file: String) throws(CommandError) -> Outcome {
    if let recording {
      throw CommandError(
        .nothingTo("start: \(recording.file) is being recorded; use `record stop` first"))
    }
    let recording = Recording(file: file, start: log.count, isGrowing: !files.isStream(file))
    if recording.isGrowing { try write(recording.script(opening: opening, log: log), to: file) }
    self.recording = recording
    return Outcome(notices: ["recording to \(file); record stop ends it"])
  }

  fileprivate mutating func stopRecording(to file: String?) throws(CommandError) -> Outcome {
    guard let recording else { throw CommandError(.nothingTo("stop: nothing is being recorded")) }
    let path = file ?? recording.file
    try write(recording.script(opening: opening, log: log), to: path)
    self.recording = nil
    return Outcome(notices: ["wrote \(path); source it, or formlift -f it"])
  }

  /// Ends a recording that still runs at the end of the session, and writes its script.
  ///
  /// - Throws: ``CommandError`` when the file can't be written.
  package mutating func endRecording() throws(CommandError) -> Outcome {
    recording == nil ? Outcome() : try stopRecording(to: nil)
  }
}
