/// A step of the command `record`.
enum RecordingStep: Equatable, Sendable {
  case start(file: String)
  /// Stops the recording.
  ///
  /// A file here replaces the file given at the start.
  case stop(file: String?)
}

extension Command {
  static let record = Command(
    .record, .session,
    Words(
      summary: "writes the session as a script that checks itself",
      details: [
        "The script holds what was done from the session's beginning, so that it can be run again, and "
          + "from start on what was then true, as expect lines. Left out are what only looks, what "
          + "was undone, save, and secure values.",
        "The file grows line by line: what is there is a script that runs, whatever ends the program.",
      ],
      examples: [
        Example("record start zip.formlift", "begins"),
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
      "what to do", missing: "start or stop",
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
        .nothingTo("start: \(recording.file) is being recorded; stop that first"))
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

  /// Ends a recording that is still running, and writes its script.
  ///
  /// - Throws: ``CommandError`` when the file cannot be written.
  package mutating func endRecording() throws(CommandError) -> Outcome {
    recording == nil ? Outcome() : try stopRecording(to: nil)
  }
}
