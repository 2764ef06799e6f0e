import FileErrors
import Foundation
import SessionCore
import SessionState
import Simulation

extension Command {
  package static let frame = Command(
    "frame", .avoidance,
    Words(
      summary: "Set the table's frame in its superview",
      examples: [
        Example("frame 0 64 320 300", "a table of 300 points, below the bar"),
        Example("frame 10 64 300 504", "a table with a margin on both sides"),
      ]), .edits, .rect
  ) { state, rect throws(CommandError) in
    state.phone.setTableFrame(rect, by: .script)
    state.bare.setTableFrame(rect, by: .script)
    return .none
  }

  package static let inset = Command(
    "inset", .focus,
    Words(
      summary: "Set the table's contentInset",
      examples: [
        Example("inset 0 0 100 0", "room of 100 points below the last row"),
        Example("inset 20 0 20 0", "room at both ends"),
      ]),
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
