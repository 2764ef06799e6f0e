import Foundation
import Simulation

extension Command {
  static let frame = Command(
    .frame, .avoidance,
    Words(summary: "gives the table a frame in its superview", brief: "of table"), .edits, .rect
  ) { state, rect throws(CommandError) in
    state.phone.setTableFrame(rect, by: .script)
    state.bare.setTableFrame(rect, by: .script)
    return .none
  }

  static let inset = Command(
    .inset, .focus, Words(summary: "gives the table a contentInset", brief: "of table"),
    .edits, insets
  ) { state, insets throws(CommandError) in
    state.phone.setContentInset(insets, by: .script)
    state.bare.setContentInset(insets, by: .script)
    return .none
  }

  private static var insets: Grammar<EdgeInsets> {
    Grammar<Double>.number("TOP").then(.number("LEFT"))
      .then(Grammar<Double>.number("BOTTOM").then(.number("RIGHT")))
      .map { EdgeInsets(top: $0.0, left: $0.1, bottom: $1.0, right: $1.1) }
  }
}
