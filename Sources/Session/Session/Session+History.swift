import Simulation

extension Session {
  /// A change that can be taken back, and what the state before it came from.
  struct Step: Sendable {
    let change: Change
    let cause: Change?
  }

  /// A state that can be had again, and what it came from.
  struct Undone: Sendable {
    let step: Step
    let state: State
    let cause: Change?
  }

  /// The number of changes that can be taken back at least; up to twice as many are kept.
  static let undoLimit = 1000

  /// Keeps a change if it made another state; what it did is what happened last, either way.
  mutating func remember(_ change: Change) {
    defer { cause = change }
    guard !state.isSame(as: change.before) else { return }
    hasChanged = true
    past.append(Step(change: change, cause: cause))
    // Cut in batches: each cut moves all the states that stay.
    if past.count >= 2 * Self.undoLimit { past.removeFirst(past.count - Self.undoLimit) }
    if !undone.isEmpty { undone = [] }
  }

  /// Takes changes back.
  mutating func goBack(_ count: Int) throws(CommandError) -> Outcome {
    guard !past.isEmpty else { throw CommandError(.nothingTo("undo")) }
    let before = state.phone
    for _ in 0..<count {
      guard let step = past.popLast() else { break }
      undone.append(Undone(step: step, state: state, cause: cause))
      state = step.change.before
      cause = step.cause
      log.undo()
    }
    return arrival(from: before)
  }

  /// Makes what was undone again.
  mutating func goForth(_ count: Int) throws(CommandError) -> Outcome {
    guard !undone.isEmpty else { throw CommandError(.nothingTo("redo")) }
    let before = state.phone
    for _ in 0..<count {
      guard let next = undone.popLast() else { break }
      past.append(Step(change: next.step.change.made(of: state), cause: cause))
      state = next.state
      cause = next.cause
      log.redo()
    }
    return arrival(from: before)
  }

  private func arrival(from before: Phone) -> Outcome {
    guard isTelling else { return Outcome(changesView: true) }
    let line = isSpeaking ? Speech(state).line : Verdict(from: before, to: state).line
    return Outcome(notices: [line], changesView: true)
  }
}
