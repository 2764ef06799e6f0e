import SessionState
import Simulation

extension StateRecord {
  /// Creates the record of a session's observable values, for `show state` and scripts.
  ///
  /// Unless the phone recorded them, the last command's events are computed when they are read.
  package init(_ session: Session) {
    guard !session.phone.isRecording, let cause = session.cause else {
      self.init(session.state)
      return
    }
    self.init(session.state) { cause.recorded.phone.events }
  }
}

extension Expectation {
  /// Throws an error if a session doesn't satisfy this assertion of a script's `expect` line.
  ///
  /// - Throws: ``CommandError`` if the comparison fails, or can't be applied to the values.
  package func check(_ session: Session) throws(CommandError) {
    let actual = try StateRecord(session).value(at: path)
    guard try !isMet(by: actual) else { return }
    throw session.state.isSecret(path: path)
      ? CommandError(.secret(path: path)) : failure(actual: actual)
  }
}

extension Session {
  /// The lines of `show events`, one for each event of the last command.
  ///
  /// If the command inserted or deleted rows, earlier events name the rows of the form before.
  package var eventLines: [EventLine] {
    let recorded = recorded
    let events = recorded.phone.events
    let update = events.lastIndex { event in
      if case .rowUpdate = event.kind { true } else { false }
    }
    let before = cause?.before ?? recorded
    return events.enumerated().map { index, event in
      EventLine(event, in: index < update ?? 0 ? before : recorded)
    }
  }

  /// The sentences of the command `why` about the last command, or after `undo` about the command
  /// that led to the restored state.
  package var reasons: [String] {
    guard hasJustUndone else { return explanation.sentences }
    guard let cause else {
      return ["undo restored the form as it was opened; focus a field and ask again."]
    }
    // A command that changed nothing is not in the log.
    let line = cause.before.isSame(as: state) ? "" : log.lines(ofLastChanges: 1).joined()
    let command = line.isEmpty || line == Recording.omission ? "an earlier command" : "`\(line)`"
    var explanation = explanation
    explanation.subject = "That command"
    let rest = recorded.phone.events.isEmpty ? "." : ", which is explained here."
    return ["undo restored the state after \(command)\(rest)"] + explanation.sentences
  }

  /// The explanation of the last command that the command `why` prints.
  package var explanation: Explanation { Explanation(recorded, from: cause?.before.phone) }
}

extension Speech {
  /// Creates the texts that a screen reader speaks for what a session's screen shows now.
  package init(_ session: Session) { self.init(session.state) }
}
