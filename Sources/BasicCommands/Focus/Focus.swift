import FileErrors
import SessionCore
import SessionState
import Simulation

extension Command {
  package static let focus = Command(
    "focus", .focus,
    Words(
      summary: "Tap a field, after dragging it into reach if needed",
      details: [
        "A finger can only tap what is on the screen. If no part of the row can be tapped, the "
          + "table is first dragged by the least movement that shows the row."
      ],
      examples: [
        Example("focus zip", "raises the keyboard for the field zip"),
        Example("focus 2.3", "taps the third row of the second section"),
      ]),
    .touches, .text(.field)
  ) { state, field throws(CommandError) in
    let row = try state.textRow(ofField: field)
    let name = state.name(ofRow: row)
    try state.focus(row: row)
    return Notices { state in
      // On another screen that the touch has opened, the row is another field.
      guard state.hasOwnCode, state.activeRow == nil, state.name(ofRow: row) == name else {
        return []
      }
      return [
        "\(name) is not active: the app's code disables the field, does not let it begin editing, "
          + "or has a view in front of it"
      ]
    }
  }

  package static let next = Command(
    "next", .focus,
    Words(
      summary: "Make the next field active",
      examples: [Example("next", "goes to the field after zip", after: "focus zip")]), .touches,
    .none
  ) { state, _ throws(CommandError) in try state.step(1, "next", end: "last") }

  package static let previous = Command(
    "previous", .focus,
    Words(
      summary: "Make the previous field active",
      examples: [Example("previous", "goes to the field before zip", after: "focus zip")]),
    .touches,
    .none
  ) { state, _ throws(CommandError) in try state.step(-1, "previous", end: "first") }

  package static let pressReturn = Command(
    "return", .focus,
    Words(
      summary: "Press the keyboard's return key",
      details: [
        "next goes to the next field, or dismisses the last one. done, go, search, send and "
          + "join dismiss. default does nothing, as in UIKit, except in a field of several "
          + "lines, where it begins a new line."
      ], examples: [Example("return", "presses the key of city", after: "focus city")]),
    .touches, .none
  ) { state, _ throws(CommandError) in
    let done = state.pressReturn(row: try state.activeRow(for: "return"))
    return Notices(done)
  }

  package static let dismiss = Command(
    "dismiss", .focus,
    Words(
      summary: "Resign the active field, which hides the keyboard",
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
