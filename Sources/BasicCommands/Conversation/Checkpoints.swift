import FileErrors
import Forms
import SessionCore
import SessionState
import Simulation

extension Command {
  package static let checkpoint = Command(
    "checkpoint", .session,
    Words(
      summary: "Save the current state under a name",
      details: [
        "The state has the form, answers, phone and strategy. diff NAME shows what changed "
          + "since, and revert NAME goes back to it. An existing name then means the new state."
      ],
      examples: [
        Example("checkpoint before", "saves it under that name"),
        Example("checkpoint filled", "a name that diff and revert take", after: "set zip 90210"),
      ]),
    kind: Kind(isRemark: true, setsCheckpoint: true), .word(Slot("NAME"))
  ) { session, name throws(CommandError) in
    try session.keep(name)
    return Outcome(notices: ["saved; revert \(LineSyntax.quoted(name)) goes back to it"])
  }

  package static let diff = Command(
    "diff", .session,
    Words(
      summary: "Show what changed since a checkpoint, or since the start",
      examples: [
        Example("diff", "what changed since the form was opened", after: "focus zip"),
        Example(
          "diff before", "what changed since that checkpoint", after: "checkpoint before",
          "set zip 90210"),
      ]),
    Grammar<String>.word(.checkpoint).optional()
  ) { session, name throws(CommandError) in
    let old =
      if let name { try session.checkpoint(named: name).state } else { session.start }
    let changes = StateDifference(from: old, to: session.state).changes
    return Outcome(
      answer: changes.isEmpty
        ? ["nothing has changed"]
        : aligned(changes.map { [$0.subject, "\($0.old?.text ?? "–") → \($0.new?.text ?? "–")"] }),
      typed: TypedAnswer {
        .list(
          changes.map { change in
            .object([
              ("subject", .text(change.subject)), ("old", change.old?.value ?? .null),
              ("new", change.new?.value ?? .null),
            ])
          })
      })
  }

  package static let revert = Command(
    "revert", .session,
    Words(
      summary: "Go back to a checkpoint",
      details: ["undo undoes a revert too."],
      examples: [
        Example(
          "revert before", "goes back to that checkpoint", after: "checkpoint before", "focus zip"),
        Example(
          "revert clean", "undo also undoes a revert", after: "checkpoint clean",
          "set zip 90210"),
      ]),
    kind: .moves, .word(.checkpoint)
  ) { session, name throws(CommandError) in
    let (checkpoint, left) = (try session.checkpoint(named: name), session.state)
    let old = checkpoint.state
    var outcome = try session.change(.moves) { state throws(CommandError) in
      state = old
      return .none
    }
    session.begin(at: checkpoint.start)
    // The command's words don't show what it restores, so speech must.
    if session.isSpeaking { outcome.told = session.arrival(from: left).told }
    return outcome
  }
}

extension Session {
  fileprivate mutating func keep(_ name: String) throws(CommandError) {
    try checkpoints.keep(Checkpoint(state: state, start: start), as: name)
  }

  fileprivate func checkpoint(named name: String) throws(CommandError) -> Checkpoint {
    try checkpoints.checkpoint(named: name)
  }
}

extension Slot {
  /// The description of a command's word that is the name of a checkpoint (a saved session state).
  fileprivate static var checkpoint: Slot {
    var slot = Slot("NAME")
    slot.namesCheckpoint = true
    return slot
  }
}
