import Simulation

extension Command {
  static let focus = Command(
    .focus, .focus,
    Words(
      summary: "taps a field, dragging it into reach first where that is needed",
      brief: "tap a field",
      details: [
        "FIELD is an id, a row's number (7), section.row (2.3), or an unambiguous start of an id or "
          + "a label.",
        "A finger can't tap what is not on the screen: when no part of the row can be tapped, the "
          + "table is first dragged by the least movement that shows the row.",
      ],
      examples: [("focus zip", "raises the keyboard for the field zip")]),
    .touches, .text(.field)
  ) { state, field throws(CommandError) in
    try state.focus(row: state.textRow(ofField: field))
    return .none
  }

  static let next = Command(
    .next, .focus, Words(summary: "makes the next field active", brief: "next field"), .touches,
    .none
  ) { state, _ throws(CommandError) in try state.step(1, "next", end: "last") }

  static let previous = Command(
    .previous, .focus, Words(summary: "makes the previous field active", brief: "go back"),
    .touches,
    .none
  ) { state, _ throws(CommandError) in try state.step(-1, "previous", end: "first") }

  static let pressReturn = Command(
    .pressReturn, .focus,
    Words(
      summary: "presses the keyboard's return key", brief: "return key",
      details: [
        "next goes to the next field, and dismisses from the last; done, go, search, send and join "
          + "dismiss; default does nothing, as in UIKit, but in a field of several lines begins a "
          + "new one."
      ]),
    .touches, .none
  ) { state, _ throws(CommandError) in
    let done = state.pressReturn(row: try state.activeRow(for: "return"))
    return Notices(done)
  }

  static let dismiss = Command(
    .dismiss, .focus,
    Words(summary: "resigns the active field: the keyboard goes", brief: "resign"), .moves, .none
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
