import FileErrors
import Foundation
import SessionCore
import SessionState

extension Command {
  package static let drag = Command(
    "drag", .focus,
    Words(
      summary: "Drag the table by DY points",
      details: [
        "A negative DY moves the finger up and shows rows further down. When the finger lifts, "
          + "the table returns to its legal range. Several DY are the movements of one drag. "
          + "from is the y where the finger touches down; by default the middle of the "
          + "visible part (setting dismissMode)."
      ],
      examples: [
        Example("drag -100", "scrolls 100 points towards the end"),
        Example("drag 40 -140 from 300", "down, then up again, in one drag"),
      ]),
    .touches, movements
  ) { state, drag throws(CommandError) in
    state.simulator.drag(by: drag.distances, from: drag.start)
    return .none
  }

  private static var movements: Grammar<(distances: [CGFloat], start: CGFloat?)> {
    let from = Grammar<String>.keyword("from").then(Grammar<Double>.number("Y"))
    return Grammar<Double>.number("DY").repeated().then(from.ifBegun()).map { distances, from in
      (distances: distances.map { CGFloat($0) }, start: (from?.1).map { CGFloat($0) })
    }
  }
}
