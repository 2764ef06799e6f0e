import Simulation

extension Command {
  static let focus = Command(
    .focus, .focus,
    Words(
      summary: "taps a field, after dragging it into reach if needed",
      details: [
        "A finger can't tap what is not on the screen: when no part of the row can be tapped, the "
          + "table is first dragged by the least movement that shows the row."
      ],
      examples: [
        Example("focus zip", "raises the keyboard for the field zip"),
        Example("focus 2.3", "taps the third row of the second section"),
      ]),
    .touches, .text(.field)
  ) { state, field throws(CommandError) in
    try state.focus(row: state.textRow(ofField: field))
    return .none
  }

  static let next = Command(
    .next, .focus,
    Words(
      summary: "makes the next field active",
      examples: [Example("next", "goes on from zip", after: "focus zip")]), .touches,
    .none
  ) { state, _ throws(CommandError) in try state.step(1, "next", end: "last") }

  static let previous = Command(
    .previous, .focus,
    Words(
      summary: "makes the previous field active",
      examples: [Example("previous", "goes back from zip", after: "focus zip")]),
    .touches,
    .none
  ) { state, _ throws(CommandError) in try state.step(-1, "previous", end: "first") }

  static let pressReturn = Command(
    .pressReturn, .focus,
    Words(
      summary: "presses the keyboard's return key",
      details: [
        "next goes to the next field, and dismisses from the last; done, go, search, send and join "
          + "dismiss; default does nothing, as in UIKit, but in a field of several lines begins a "
          + "new one."
      ], examples: [Example("return", "presses the key of city", after: "focus city")]),
    .touches, .none
  ) { state, _ throws(CommandError) in
    let done = state.pressReturn(row: try state.activeRow(for: "return"))
    return Notices(done)
  }

  static let dismiss = Command(
    .dismiss, .focus,
    Words(
      summary: "resigns the active field: the keyboard goes",
      examples: [Example("dismiss", "takes the keyboard away", after: "focus zip")]), .moves, .none
  ) { state, _ throws(CommandError) in
    if state.phone.responder != .cover { _ = try state.activeRow(for: "dismiss") }
    state.endEditing()
    return .none
  }
}

extension State {
  fileprivate mutating func step(
    _ step: Int, _ name: String, end: String
  ) throws(CommandError) -> Notices {
    let row = try activeRow(for: name)
    guard move(by: step, from: row) else {
      let place = row == form.barRow ? "in no row" : "the \(end) field"
      throw CommandError(.nothingTo("go to: \(self.name(ofRow: row)) is \(place)"))
    }
    return .none
  }
}
