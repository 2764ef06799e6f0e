import Simulation

extension Interpreter {
  /// Keeps a change if it made another state; what it was is what happened last, either way.
  mutating func remember(_ change: Change) {
    defer { cause = change }
    guard !session.isSame(as: change.before) else { return }
    hasChanged = true
    past.append(Step(change: change, cause: cause))
    // Cut in batches: each cut moves all the states that stay.
    if past.count >= 2 * Self.undoLimit { past.removeFirst(past.count - Self.undoLimit) }
    undone = []
  }

  mutating func undo(_ count: Int) throws(CommandError) -> Outcome {
    guard !past.isEmpty else { throw CommandError(.nothingTo("undo")) }
    let before = session.phone
    for _ in 0..<count {
      guard let step = past.popLast() else { break }
      undone.append(Undone(step: step, session: session, cause: cause))
      session = step.change.before
      cause = step.cause
      journal.undo()
    }
    return arrival(from: before)
  }

  mutating func redo(_ count: Int) throws(CommandError) -> Outcome {
    guard !undone.isEmpty else { throw CommandError(.nothingTo("redo")) }
    let before = session.phone
    for _ in 0..<count {
      guard let next = undone.popLast() else { break }
      past.append(next.step)
      session = next.session
      cause = next.cause
      journal.redo()
    }
    return arrival(from: before)
  }

  private func arrival(from before: Phone) -> Outcome {
    var outcome = Outcome(changesView: true)
    guard isTelling else { return outcome }
    outcome.notices = [
      session.isSpeaking ? Speech(session).line : Movement(from: before, to: session).line
    ]
    return outcome
  }
}
