import Avoidance
import Forms
import Simulation

extension Command {
  static let strategy = Command(
    "strategy", .avoidance,
    Words(
      summary: "chooses how the form avoids the keyboard, or says how it does",
      brief: "choose one",
      details: [
        "While a field is active the table goes back to what it was before the focus, and the focus "
          + "is played again under the new strategy.",
        "Without NAME the decisions change the present strategy. They take these values. "
          + Decision.all.map { "\($0.name): \($0.domain)" }.joined(separator: "; ") + ".",
      ],
      examples: [
        ("strategy inset-top", "the row goes to the top"),
        ("strategy inset-top reveal=bottom margin=8", "a strategy of one's own, made on the spot"),
      ]),
    kind: .replays, choice
  ) { session, choice throws(CommandError) in
    if choice.name == nil, choice.decisions.isEmpty {
      return Outcome(answer: session.state.strategyLines)
    }
    let strategy = try session.state.strategy(named: choice.name, deciding: choice.decisions)
    return try session.choose(strategy)
  }

  static let strategies = Command(
    "strategies", .avoidance,
    Words(summary: "lists the strategies with their rules", brief: "list them"), .none
  ) { _, _ throws(CommandError) in
    Outcome(
      answer: aligned(Strategy.all.map { [$0.name, $0.rule] }),
      typed: TypedAnswer {
        .list(Strategy.all.map { .object([("name", .text($0.name)), ("rule", .text($0.rule))]) })
      })
  }

  private static var choice: Grammar<(name: String?, decisions: [String])> {
    var name = Slot("NAME")
    name.accepts = { !$0.contains(Character("=")) }
    name.candidates = { cursor in
      Strategy.all.filter { $0.name.hasPrefix(cursor.word) }.map { Candidate($0.name, $0.rule) }
    }
    var decision = Slot("decision=value")
    decision.accepts = { $0.contains(Character("=")) }
    decision.candidates = { DecisionCandidates($0).all }
    return Grammar(
      .sequence([
        .optional(.slot(name), hasBrackets: true),
        .optional(.repeated(.slot(decision)), hasBrackets: true),
      ])
    ) { arguments throws(CommandError) in
      let isNamed = arguments.peek.map { !$0.contains(Character("=")) } ?? false
      let name = isNamed ? arguments.optional()?.text : nil
      return (name, arguments.rest())
    }
  }
}

extension Session {
  /// Chooses a strategy.
  ///
  /// While a field is active the table goes back to what it was before the focus, and the focus is
  /// played again.
  @discardableResult
  public mutating func choose(_ strategy: Strategy) throws(CommandError) -> Outcome {
    try change(.replays) { state throws(CommandError) in
      try state.choose(strategy)
      return Notices(["strategy \(strategy.name): \(strategy.rule)"])
    }
  }
}

extension State {
  /// Chooses a strategy; what the one before left of frames and insets goes.
  mutating func choose(_ strategy: Strategy) throws(CommandError) {
    let row = activeRow
    if row != nil, let before = beforeEditing {
      var start = before.phone
      start.goOn(from: phone)
      start.clearEvents()
      start.isRecording = phone.isRecording
      phone = start
    }
    phone.takeLayout(of: bare)
    simulator.app = Engine(strategy)
    simulator.app.start(on: &simulator.phone)
    if let row { try focus(row: row) }
  }

  fileprivate var strategyLines: [String] {
    let strategy = engine.strategy
    let options =
      strategy.options.isEmpty
      ? "none" : strategy.options.map(\.name).joined(separator: ", ")
    return ["\(strategy.name): \(strategy.rule)"]
      + aligned([
        ["  when", strategy.whenInWords],
        ["  room", "\(strategy.room.name): \(strategy.room.summary)"],
        ["  reveal", "\(strategy.reveal.name): \(strategy.reveal.summary)"],
        ["  motion", strategy.motion.description],
        ["  hide", "\(strategy.hide.name): \(strategy.hide.summary)"],
        ["  margin", strategy.margin.inWords], ["  spacing", strategy.spacing.inWords],
        ["  undocked", strategy.undocked.name], ["  options", options],
        ["  from", strategy.source],
      ])
  }
}
