import Avoidance
import FileErrors
import Forms
import SessionCore
import SessionState
import Simulation
import TerminalText

extension Command {
  package static let compare = Command(
    "compare", .looking,
    Words(
      summary: "Measure the focus of a field under each strategy, best first",
      details: [
        "Each strategy gets the same phone, scroll position and touch; the session does not "
          + "change. Without FIELD, the active field is compared. all compares every field, and "
          + "shows where each strategy does worst. The columns:",
        Comparison.rule,
        "STRATEGY is a name, followed by decisions as in strategy. Without STRATEGY, all "
          + "strategies are compared that exist in the phone's iOS version, and the current one "
          + "too if its decisions were changed.",
        "For one field under two or three strategies, a wide terminal also plays the phones "
          + "side by side.",
      ],
      terms: [
        Term(
          "view",
          "the visible share of the row at rest, or of the caret's line in a row that is "
            + "too tall"),
        Term("clear", "the distance from the row's end to the keyboard"),
        Term("travel", "the points that the row traveled"),
        Term("cover", "how long a part of the row was covered; stays means until the end"),
        Term("jump", "the most points between two frames at 60 Hz"),
        Term("blank", "points of overscroll or of an empty strip"),
        Term("last row", "whether it can be scrolled clear of the keyboard"),
        Term("left", "what is still different after dismissal, and by how much"),
      ],
      examples: [
        Example("compare zip", "every strategy's focus of zip"),
        Example("compare zip none least-motion", "the table, and both phones side by side"),
        Example(
          "compare zip inset-top margin=8 least-motion", "a custom strategy beside another"),
        Example("compare all inset-top least-motion", "where each of the two does worst"),
      ]),
    kind: .compares, wanted
  ) { session, wanted throws(CommandError) in try session.compare(wanted) }

  /// The arguments of the command `compare`: the strategies, and the field (nil: the active field).
  package struct ComparisonRequest: Sendable {
    package var field: String?
    package var strategies: [String]
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

extension Session {
  fileprivate mutating func compare(_ wanted: Command.ComparisonRequest) throws(CommandError)
    -> Outcome
  {
    var strategies = try state.strategies(in: wanted.strategies)
    var missing: [Strategy] = []
    if strategies.isEmpty {
      let own = engine.strategy
      let ios = phone.scene.ios
      missing = Strategy.all.filter { !$0.support.includes(iOS: ios) && $0 != own }
      strategies = Strategy.all.filter { !missing.contains($0) }
      if !strategies.contains(own) { strategies.append(own) }
    }
    let rows: [Int]
    if wanted.field == "all" {
      rows = state.textRows
    } else if let field = wanted.field {
      rows = [try state.textRow(ofField: field)]
    } else {
      rows = [try state.activeRow(for: "compare")]
    }
    if rows.count == 1 { comparedField = state.form.field(atRow: rows[0])?.id }
    let notes =
      wanted.strategies.isEmpty ? [] : strategies.compactMap { $0.note(onIOS: phone.scene.ios) }
    let comparison = Comparison(of: rows, under: strategies, without: missing, in: state)
    return Outcome(
      answer: (isSpeaking ? comparison.spoken : comparison.lines) + notes,
      typed: TypedAnswer { comparison.value },
      worstLine: isSpeaking ? nil : comparison.worstLine,
      effect: wanted.strategies.isEmpty ? nil : phones(of: rows, under: strategies))
  }

  /// Returns a request to show two or three phones side by side, one for each strategy.
  ///
  /// Each phone shows what happens when the same field is touched. Nil unless there is one row, and
  /// two or three strategies.
  private func phones(of rows: [Int], under strategies: [Strategy]) -> Outcome.Effect? {
    guard rows.count == 1, (2...3).contains(strategies.count) else { return nil }
    let steps = strategies.compactMap { try? focus(row: rows[0], under: $0) }
    return steps.count == strategies.count
      ? .feature(FeatureRequest(SideBySideRequest(steps: steps))) : nil
  }
}

/// A request to show several phones side by side after the same command, if the terminal is wide
/// enough.
package struct SideBySideRequest: Equatable, Sendable {
  package let steps: [Story.Step]
}
