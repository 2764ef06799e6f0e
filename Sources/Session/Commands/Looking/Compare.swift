import Avoidance
import Forms
import Simulation

extension Command {
  static let compare = Command(
    .compare, .looking,
    Words(
      summary: "measures the focus of a field under each strategy, best first",
      details: [
        "The same phone, scroll position and touch for each; the session stays as it is. Without "
          + "FIELD it is the active field. all goes over every field, and shows where each strategy "
          + "does worst.",
        "view: the share of the row at rest, or of the caret's line in one that is too tall. "
          + "clear: its clearance, from its end to the keyboard. travel, jump: points that the row "
          + "travelled, and the most between two frames at 60 Hz. cover: how long something of the "
          + "row was covered; stays: to the end. blank: points of overscroll or of an empty strip. "
          + "last row: whether it can be scrolled clear of the keyboard. left: what is not as it was "
          + "after dismissal, by how much.",
        Comparison.rule,
        "STRATEGY is a name, and behind it decisions as those of strategy. Without any there are all, "
          + "and the present one where it was decided otherwise.",
        "Of one field under two or three strategies a terminal that is wide enough shows the phones "
          + "side by side, played together.",
      ],
      examples: [
        Example("compare zip", "every strategy's focus of zip"),
        Example("compare zip none least-motion", "the table, and both phones side by side"),
        Example(
          "compare zip inset-top margin=8 least-motion", "a strategy of one's own, beside another"),
        Example("compare all inset-top least-motion", "where each of the two does worst"),
      ]),
    kind: .compares, wanted
  ) { session, wanted throws(CommandError) in try session.compare(wanted) }

  /// The arguments of `compare`: the field, or nil for the active one, and the strategies.
  struct ComparisonRequest: Sendable {
    var field: String?
    var strategies: [String]
  }

  private static var wanted: Grammar<ComparisonRequest> {
    var field = Slot("FIELD|all")
    field.namesField = true
    field.accepts = { !StrategyChoice.isMade(by: $0) }
    field.candidates = { context in
      let all = "all".hasPrefix(context.word) ? [Candidate("all", "every field")] : []
      return all + Slot.field.candidates(context)
    }
    return Grammar<String>.word(field).optional().then(.strategies)
      .map { ComparisonRequest(field: $0, strategies: $1) }
  }
}

extension Grammar<[String]> {
  /// The grammar of optional strategy names and decisions.
  static var strategies: Grammar {
    Grammar<String>.word(.strategy).repeated().optional().map { $0 ?? [] }
  }
}

extension Slot {
  /// The slot for a strategy's name, or for a decision of the preceding strategy.
  static var strategy: Slot {
    var slot = Slot("STRATEGY")
    slot.candidates = { context in
      context.strategyNames + (context.namedStrategy == nil ? [] : DecisionCandidates(context).all)
    }
    return slot
  }
}

extension Session {
  fileprivate mutating func compare(_ wanted: Command.ComparisonRequest) throws(CommandError)
    -> Outcome
  {
    var strategies = try state.strategies(in: wanted.strategies)
    if strategies.isEmpty {
      let own = engine.strategy
      strategies = Strategy.all + (Strategy.all.contains(own) ? [] : [own])
    }
    let rows: [Int]
    if wanted.field == "all" {
      rows = state.textRows
    } else if let field = wanted.field {
      rows = [try state.textRow(ofField: field)]
    } else {
      rows = [try state.activeRow(for: "compare")]
    }
    if rows.count == 1 { comparedRow = rows[0] }
    let comparison = Comparison(of: rows, under: strategies, in: state)
    return Outcome(
      answer: isSpeaking ? comparison.spoken : comparison.lines,
      typed: TypedAnswer { comparison.value },
      worstLine: isSpeaking ? nil : comparison.worstLine,
      effect: wanted.strategies.isEmpty ? nil : phones(of: rows, under: strategies))
  }

  /// Returns phones to show side by side: one field's focus under two or three strategies.
  private func phones(of rows: [Int], under strategies: [Strategy]) -> Outcome.Effect? {
    guard rows.count == 1, (2...3).contains(strategies.count) else { return nil }
    let steps = strategies.compactMap { try? focus(row: rows[0], under: $0) }
    return steps.count == strategies.count ? .showBeside(steps) : nil
  }

  /// Returns the focus of a field under a strategy, from where editing began.
  private func focus(row: Int, under strategy: Strategy) throws(CommandError) -> Story.Step {
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

  /// Returns sentences about what a focus moves under a strategy.
  func explanation(under strategy: Strategy) throws(CommandError) -> [String] {
    guard let row = state.activeRow ?? comparedRow else {
      throw CommandError(.noActiveField("why"))
    }
    return try focus(row: row, under: strategy).explanation
  }
}
