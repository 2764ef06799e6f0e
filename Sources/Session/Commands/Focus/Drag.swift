import Foundation

extension Command {
  static let drag = Command(
    .drag, .focus,
    Words(
      summary: "drags the table by DY points of the finger, y down",
      details: [
        "A negative DY shows what lies further down. Lifted, the table rests in its range. Several "
          + "DY are one drag's movements one after the other; from is the height at which the "
          + "finger is put down, else the middle of what is in view (setting dismissMode)."
      ],
      examples: [
        Example("drag -100", "scrolls 100 points towards the end"),
        Example("drag 40 -140 from 300", "down, then up again, in one touch"),
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
