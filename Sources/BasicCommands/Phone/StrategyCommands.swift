import Avoidance
import FileErrors
import Forms
import SessionCore
import SessionState
import Simulation
import TerminalText

extension Command {
  package static let strategy = Command(
    "strategy", .avoidance,
    Words(
      summary: "Choose or explain how the form avoids the keyboard",
      details: [
        "Without NAME, the decisions change the current strategy. A decision, and some of its "
          + "values (`help decisions` lists them all):",
        "If a field is active, the table returns to its state before the focus, and the focus "
          + "happens again under the new strategy. A replayed log is replayed again too.",
      ],
      terms: Decision.all.map { Term($0.name, $0.summaryWithValues) },
      examples: [
        Example("strategy inset-top", "the row goes to the top", after: "focus zip"),
        Example(
          "strategy inset-top reveal=bottom margin=8", "a custom strategy",
          after: "focus zip"),
      ]),
    kind: .replays, .strategyChoice
  ) { session, choice throws(CommandError) in
    if choice.name == nil, choice.decisions.isEmpty {
      return Outcome(answer: session.engine.strategy.lines)
    }
    let strategy = try session.state.strategy(named: choice.name, deciding: choice.decisions)
    return try session.choose(strategy)
  }

  package static let strategies = Command(
    "strategies", .avoidance,
    Words(
      summary: "List the strategies with their rules",
      examples: [Example("strategies", "lists them all")]), .none
  ) { _, _ throws(CommandError) in
    Outcome(
      answer: aligned(Strategy.all.map { [$0.name, $0.rule] }),
      typed: TypedAnswer {
        .list(Strategy.all.map { .object([("name", .text($0.name)), ("rule", .text($0.rule))]) })
      })
  }
}

extension Session {
  /// Changes the strategy that avoids the keyboard.
  ///
  /// As a command line, this is `run("strategy inset-top reveal=bottom margin=8")`.
  ///
  /// While a field is active, the table returns to its state before the focus, and the focus is
  /// repeated.
  @discardableResult
  public mutating func choose(_ strategy: Strategy) throws(CommandError) -> Outcome {
    try change(.replays) { state throws(CommandError) in
      try state.choose(strategy)
      let note = strategy.note(onIOS: state.phone.scene.ios)
      return Notices(["strategy \(strategy.name): \(strategy.rule)"] + (note.map { [$0] } ?? []))
    }
  }
}

extension Decision {
  // More values would make the list in the help of `strategy` hard to scan.
  private static let mostValues = 4

  /// The summary of this strategy option (decision) with its first values, in one line.
  fileprivate var summaryWithValues: String {
    guard !choices.isEmpty else { return summary }
    let others = choices.count > Self.mostValues ? ", …" : ""
    return "\(summary): \(choices.prefix(Self.mostValues).joined(separator: ", "))\(others)"
  }
}

extension Strategy {
  /// Lines that describe the strategy: its rule, options (decisions) with values, and source.
  package var lines: [String] {
    let options =
      options.isEmpty
      ? "none" : options.map(\.name).joined(separator: ", ")
    return ["\(name): \(rule)"]
      + aligned(
        [
          ["  when", whenInWords],
          ["  room", "\(room.name): \(room.summary)"],
          ["  reveal", "\(reveal.name): \(reveal.summary)"],
          ["  motion", motion.description],
          ["  hide", "\(hide.name): \(hide.summary)"],
          ["  margin", margin.inDigits], ["  spacing", spacing.inDigits],
          ["  undocked", undocked.name], ["  options", options],
          ["  from", source],
        ] + versionLine)
  }

  /// Lines that describe the strategy: its rule, options (decisions), source and known flaws.
  package var linesWithFlaws: [String] {
    guard !flaws.isEmpty else { return lines }
    return lines + ["", "  what is known to go wrong:"]
      + flaws.flatMap { WrappedLine.parts(of: "  - \($0)", columns: 79) }
  }

  /// A table row about the simulated version of a library, as a list; empty for other strategies.
  private var versionLine: [[String]] {
    guard let version else { return [] }
    let others = versions.map(\.name).filter { $0 != version.name }
    return [
      ["  version", "\(version.name): \(version.summary); also \(others.joined(separator: ", "))"]
    ]
  }
}
