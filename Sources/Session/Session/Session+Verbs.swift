extension Session {
  /// Taps a field, dragging it into reach first where that is needed.
  @discardableResult
  package mutating func focus(_ field: String) throws(CommandError) -> Outcome {
    try run("focus \(Self.quoted(field))")
  }

  /// Makes the field before the active one active.
  @discardableResult
  package mutating func previous() throws(CommandError) -> Outcome {
    try run("previous")
  }

  /// Types through the keyboard, character by character at the end of the active field.
  ///
  /// - Throws: ``CommandError`` when the keyboard has no key for a character; nothing is typed then.
  @discardableResult
  package mutating func type(_ text: String) throws(CommandError) -> Outcome {
    try run { session throws(CommandError) in
      var outcome = try session.typed(text)
      outcome.script = []
      return outcome
    }
  }

  /// Types as a part of a command.
  mutating func typed(_ text: String) throws(CommandError) -> Outcome {
    try change(.edits) { state throws(CommandError) in
      try state.type(text, row: state.activeRow(for: "type"))
      return .changes
    }
  }
}
