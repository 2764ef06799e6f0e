import Simulation

extension Session {
  /// Keeps a change if it made another state; what it did is what happened last, either way.
  mutating func remember(_ change: Change) {
    defer { cause = change }
    guard !state.isSame(as: change.before) else { return }
    hasChanged = true
    openings.drop(behind: steps.place)
    steps.add(History.Step(change: change, cause: cause))
  }

  /// Changes the state otherwise than by what can be undone: its marks of what was saved.
  mutating func amend(_ body: (inout State) -> Void) {
    body(&state)
    steps.breakOff()
  }

  /// Takes changes back.
  mutating func goBack(_ count: Int) throws(CommandError) -> Outcome {
    guard steps.count > 0 else { throw CommandError(.nothingTo("undo")) }
    let before = state
    var lines: [String] = []
    for _ in 0..<count {
      guard let step = steps.undo() else { break }
      state = step.change.before
      cause = step.cause
      lines.append(log.undo())
    }
    return arrival(from: before, Self.remarks("undid", lines))
  }

  /// Makes what was undone again.
  mutating func goForth(_ count: Int) throws(CommandError) -> Outcome {
    guard steps.hasUndone else { throw CommandError(.nothingTo("redo")) }
    let before = state
    var lines: [String] = []
    for _ in 0..<count {
      guard let change = steps.redo(from: state, cause: cause) else { break }
      state = change.after(isRecording: isRecordingEvents)
      cause = change
      lines.append(log.redo())
    }
    return arrival(from: before, Self.remarks("redid", lines))
  }

  /// Says what was taken back or made again, the last thing last.
  private static func remarks(_ verb: String, _ lines: [String]) -> [String] {
    let lines = lines.filter { !$0.isEmpty }
    let told = lines.suffix(greatestRemarkCount).map { line in
      "\(verb) \(line == Recording.omission ? "what gave a secure value" : line)"
    }
    let others = lines.count - told.count
    let count = others == 1 ? "1 change" : "\(others) changes"
    return (others > 0 ? ["\(verb) \(count) before"] : []) + told
  }

  private static let greatestRemarkCount = 5

  /// Returns what is said of a state that is come back to, behind remarks on what led there.
  func arrival(from before: State, _ remarks: [String] = []) -> Outcome {
    var outcome = Outcome(changesView: true)
    outcome.remarks = remarks
    guard reportsChanges else { return outcome }
    outcome.told = [
      isSpeaking
        ? .text(Speech(state).changes(since: before, tellsValues: true))
        : .verdict(Verdict(from: before.phone, to: state))
    ]
    return outcome
  }
}
