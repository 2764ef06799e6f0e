import Avoidance
import FileErrors
import SessionCore
import SessionState

extension Command {
  package static let export = Command(
    "export", .avoidance,
    Words(
      summary: "Print a strategy as code for your app",
      details: [
        "The code is one Swift file without dependencies: a class that a view controller holds "
          + "in a property. For a library, it is the code that sets the library up.",
        "Without NAME, the current strategy is exported. If there is no code for a decision, an "
          + "error lists the decisions that have code.",
      ],
      examples: [
        Example("export least-motion", "the class LeastMotionKeyboard"),
        Example("export inset-top reveal=bottom", "with a different decision"),
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
      throw CommandError(.refused(error.description))
    }
  }

  private static var exported:
    Grammar<(name: String?, decisions: [String], toolkit: Export.Toolkit?)>
  {
    let toolkit = Grammar<Export.Toolkit>.option("--as", taking: .choice("--as"))
    return Grammar<(name: String?, decisions: [String])>.strategyChoice.with(toolkit).map {
      choice, toolkit in
      (name: choice.name, decisions: choice.decisions, toolkit: toolkit)
    }
  }
}
