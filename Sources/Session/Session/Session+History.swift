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
    for _ in 0..<count {
      guard let step = steps.undo() else { break }
      state = step.change.before
      cause = step.cause
      log.undo()
    }
    return arrival(from: before)
  }

  /// Makes what was undone again.
  mutating func goForth(_ count: Int) throws(CommandError) -> Outcome {
    guard steps.hasUndone else { throw CommandError(.nothingTo("redo")) }
    let before = state
    for _ in 0..<count {
      guard let change = steps.redo(from: state, cause: cause) else { break }
      state = change.after(isRecording: isRecordingEvents)
      cause = change
      log.redo()
    }
    return arrival(from: before)
  }

  /// Returns what is said of a state that is come back to.
  func arrival(from before: State) -> Outcome {
    guard isTelling else { return Outcome(changesView: true) }
    let line =
      isSpeaking
      ? Speech(state).changes(since: before, tellsValues: true)
      : Verdict(from: before.phone, to: state).line
    return Outcome(notices: [line], changesView: true)
  }
}
