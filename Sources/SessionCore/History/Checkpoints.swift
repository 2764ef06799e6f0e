import SessionState

/// The session states that the user saved under names, so that commands can return to them.
package struct Checkpoints: Sendable {
  /// The maximum number of states that a user can save under names.
  private static let greatestCount = 100

  private var named: [String: Checkpoint] = [:]

  package mutating func keep(
    _ checkpoint: Checkpoint, as name: String
  ) throws(CommandError) {
    guard named[name] != nil || named.count < Self.greatestCount else {
      throw CommandError(
        .wrong(
          argument: "NAME", given: name,
          wants: "one of the \(Self.greatestCount) names that were given"))
    }
    named[name] = checkpoint
  }

  package func checkpoint(named name: String) throws(CommandError) -> Checkpoint {
    guard let checkpoint = named[name] else {
      throw CommandError.unknown(.checkpoint, name, among: named.keys.sorted())
    }
    return checkpoint
  }
}

/// A session state that the user saved under a name, so that a command can return to it.
package struct Checkpoint: Sendable {
  package let state: State
  /// The session's state when the saved state's form was opened.
  package let start: State

  package init(state: State, start: State) {
    (self.state, self.start) = (state, start)
  }
}
