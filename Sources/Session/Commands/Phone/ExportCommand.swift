import Avoidance

extension Command {
  static let export = Command(
    .export, .avoidance,
    Words(
      summary: "prints a strategy as code to take home",
      details: [
        "One Swift file without dependencies: a class that a view controller holds in a property. "
          + "For a system that is a library it is how to set that up.",
        "Without NAME it is the present strategy. Decisions that no code was written for are "
          + "refused, with those that there are.",
      ],
      examples: [
        Example("export least-motion", "the class LeastMotionKeyboard"),
        Example("export inset-top reveal=bottom", "with a decision made otherwise"),
        Example("export least-motion --as swiftui", "a modifier for SwiftUI"),
      ]),
    exported
  ) { session, request throws(CommandError) in
    let strategy =
      request.name == nil && request.decisions.isEmpty
      ? session.engine.strategy
      : try session.state.strategy(named: request.name, deciding: request.decisions)
    do throws(ExportError) {
      return Outcome(code: try Export(strategy, as: request.toolkit).lines)
    } catch {
      throw CommandError(.export(error))
    }
  }

  private static var exported:
    Grammar<(name: String?, decisions: [String], toolkit: Export.Toolkit?)>
  {
    let toolkit = Grammar<Export.Toolkit>.option("--as", taking: .choice("--as"))
    return strategyChoice.with(toolkit).map { choice, toolkit in
      (name: choice.name, decisions: choice.decisions, toolkit: toolkit)
    }
  }
}
