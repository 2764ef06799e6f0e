import Avoidance

extension Command {
  static let export = Command(
    "export", .avoidance,
    Words(
      summary: "prints a strategy as code to take home", brief: "as code",
      details: [
        "One Swift file without dependencies: a class that a view controller holds in a property. "
          + "For a system that is a library it is how to set that up.",
        "Without NAME it is the present strategy. Decisions that no code was written for are "
          + "refused, with those that there are.",
      ],
      examples: [
        ("export least-motion", "the class LeastMotionKeyboard"),
        ("export inset-top reveal=bottom", "with a decision made otherwise"),
        ("export least-motion --as swiftui", "a modifier for SwiftUI"),
      ]),
    exported
  ) { session, request throws(CommandError) in
    let strategy =
      request.name == nil && request.decisions.isEmpty
      ? session.engine.strategy
      : try session.state.strategy(named: request.name, deciding: request.decisions)
    do throws(ExportError) {
      return Outcome(answer: try Export(strategy, as: request.toolkit).lines)
    } catch {
      throw CommandError(.export(error))
    }
  }

  /// What is to be exported.
  private struct Request {
    var name: String?
    var decisions: [String] = []
    var toolkit: Export.Toolkit?
  }

  private static var exported: Grammar<Request> {
    let toolkit = Shape.sequence([
      .slot(Slot(oneOf: ["--as"])), .slot(Slot(oneOf: Export.Toolkit.allCases.map(\.rawValue))),
    ])
    let shape = Shape.sequence([strategyChoice.shape, .optional(toolkit, hasBrackets: true)])
    return Grammar(shape) { arguments throws(CommandError) in
      var request = Request()
      while !arguments.isEmpty {
        if arguments.takes("--as") {
          request.toolkit = try arguments.choice("--as")
        } else if arguments.peek.map(StrategyChoice.isDecision) == true || request.name != nil {
          request.decisions.append(try arguments.required("decision=value").text)
        } else {
          request.name = arguments.optional()?.text
        }
      }
      return request
    }
  }
}
