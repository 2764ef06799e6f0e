import Foundation

extension Interpreter {
  /// Keeps the state before a command that changed something.
  mutating func remember(_ old: Session, before new: Session) {
    guard !new.isSame(as: old) else { return }
    hasChanged = true
    past.append(old)
    // Cut in batches: each cut moves all the states that stay.
    if past.count >= 2 * Self.undoLimit { past.removeFirst(past.count - Self.undoLimit) }
    undone = []
  }

  mutating func undo(_ count: Int) throws(CommandError) -> Outcome {
    try travel(count, "undo", from: \.past, to: \.undone) { $0.undo() }
  }

  mutating func redo(_ count: Int) throws(CommandError) -> Outcome {
    try travel(count, "redo", from: \.undone, to: \.past) { $0.redo() }
  }

  private mutating func travel(
    _ count: Int, _ name: String, from source: WritableKeyPath<Interpreter, [Session]>,
    to target: WritableKeyPath<Interpreter, [Session]>, noting: (inout Journal) -> Void
  ) throws(CommandError) -> Outcome {
    guard !self[keyPath: source].isEmpty else { throw CommandError(.nothingTo(name)) }
    let before = session
    for _ in 0..<count {
      guard let state = self[keyPath: source].popLast() else { break }
      self[keyPath: target].append(session)
      session = state
      noting(&journal)
    }
    var outcome = Outcome(changesView: true)
    outcome.notices = [
      session.isSpeaking
        ? Speech(session).line : Movement(from: before.phone, to: session).line
    ]
    return outcome
  }
}
