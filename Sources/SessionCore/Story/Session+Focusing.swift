import Avoidance
import SessionState

extension Session {
  /// Returns what happens when a row's field is focused under a strategy.
  ///
  /// The focus is repeated from the moment before editing began.
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

  /// Returns sentences about what a focus of the active field moves under a strategy.
  package func explanation(under strategy: Strategy) throws(CommandError) -> [String] {
    guard let row = state.activeRow ?? comparedRow else {
      throw CommandError(.noActiveField("why"))
    }
    return try focus(row: row, under: strategy).explanation
  }
}
