import Avoidance
import SessionState

extension Session {
  /// Focuses a row's field under another strategy in a copy, to compare strategies.
  ///
  /// The copy begins before any field was active. Throws if the field isn't on the screen then.
  package func focus(row: Int, under strategy: Strategy) throws(CommandError) -> Story.Step {
    var start = self
    start.state.startAgain(under: strategy)
    start.state.isHolding = false
    guard start.state.screen?.number == state.screen?.number else {
      throw CommandError(.unknown(.field, state.name(ofRow: row)))
    }
    var end = start
    _ = try end.change(.moves) { state throws(CommandError) in
      try state.focus(row: row)
      return .none
    }
    return Story.Step(line: "", start: start, end: end)
  }

  /// Returns sentences about what moves when the active field is focused under a strategy.
  ///
  /// Without an active field, uses the field of the last comparison of strategies. Throws if there
  /// is neither.
  package func explanation(under strategy: Strategy) throws(CommandError) -> [String] {
    let compared = comparedField.flatMap { state.form.row(ofField: $0) }
    guard let row = state.activeRow ?? compared else {
      throw CommandError(.noActiveField("why"))
    }
    return try focus(row: row, under: strategy).explanation
  }
}
