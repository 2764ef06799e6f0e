import FileErrors
import Foundation
import SessionCore
import SessionState
import Simulation

extension Command {
  package static let show = Command(
    "show", .looking,
    Words(
      summary: "Show the phone, the figures, the events or the whole content",
      examples: [
        Example("show map", "the whole content, with the visible part marked", after: "focus zip"),
        Example("show events", "what UIKit posted", after: "focus zip"),
        Example("show state", "all figures", after: "focus zip"),
      ]),
    Grammar<ShowTopic>.choice("the word after `show`").optional().map { $0 ?? .screen }
  ) { session, look throws(CommandError) in session.show(look) }

  package static let why = Command(
    "why", .looking,
    Words(
      summary: "Explain what the last command moved, and why",
      details: [
        "With STRATEGY, it explains the focus under that strategy, for the active field or the "
          + "one compared last. The session does not change."
      ],
      examples: [
        Example("why inset-top", "explains a row of compare", after: "compare zip"),
        Example("why", "explains the last command", after: "focus zip"),
      ]),
    kind: .compares, Grammar<String>.word(.strategy).optional()
  ) { session, text throws(CommandError) in
    guard let text else { return Outcome(answer: session.reasons) }
    let strategy = try session.state.strategy(writtenAs: text)
    return Outcome(answer: try session.explanation(under: strategy))
  }

  package static let hold = Command(
    "hold", .looking,
    Words(
      summary: "Hold the clock after each command, or let it run",
      examples: [
        Example("hold on", "holds the clock; step lets time pass"),
        Example(
          "hold off",
          "lets the clock run until nothing moves, after each command", after: "hold on"),
      ]),
    .edits, .flag("hold")
  ) { state, isOn throws(CommandError) in
    state.isHolding = isOn
    return .none
  }

  /// The lengths of virtual time that the command `step` accepts, in seconds.
  package static let stepLengths = 0.0...3600

  package static let step = Command(
    "step", .looking,
    Words(
      summary: "Let virtual time pass",
      examples: [
        Example("step 0.05", "a twentieth of a second passes", after: "hold on", "focus zip"),
        Example(
          "step 0.25", "the duration of the keyboard animation", after: "hold on",
          "focus zip"),
      ]),
    .waits, .number("SECONDS", in: stepLengths)
  ) { state, seconds throws(CommandError) in
    state.simulator.advance(by: seconds)
    return .none
  }
}

extension Session {
  fileprivate func show(_ look: ShowTopic) -> Outcome {
    switch look {
    case .screen where isSpeaking, .map where isSpeaking:
      Outcome(answer: Speech(state).screen)
    case .screen, .map: Outcome(effect: .draw(look))
    case .state: Outcome(answer: StateRecord(self).lines(skippingNull: isSpeaking))
    case .events: Outcome(answer: eventLines.map(\.text))
    }
  }
}
