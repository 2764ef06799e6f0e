import Avoidance
import Forms
import Foundation
import Simulation

extension State {
  /// Returns the row of the text field with a name; throws for other names, such as a switch's.
  package func textRow(ofField name: String) throws(CommandError) -> Int {
    let row = try form.row(named: name)
    guard control(ofRow: row) != nil, let field = form.field(atRow: row) else { return row }
    throw CommandError(.takesNoKeyboard(field: field.id, kind: field.kind))
  }

  /// Returns the active field's row; if no field is active, throws an error that names `command`.
  package func activeRow(for command: String) throws(CommandError) -> Int {
    guard let row = activeRow else { throw CommandError(.noActiveField(command)) }
    return row
  }

  /// Returns the id of the field in a row, or the row's number from 1 if it has no field.
  package func name(ofRow row: Int) -> String { form.field(atRow: row)?.id ?? "row \(row + 1)" }

  /// Taps the field in a row, so that the field becomes active.
  ///
  /// If a finger couldn't reach the field, drags the table first.
  package mutating func focus(row: Int) throws(CommandError) {
    rememberBeforeEditing()
    simulator.tap(try reach(row: row))
  }

  /// Returns the point in screen coordinates where a finger can touch the field of a row.
  ///
  /// If necessary, drags the table first. Throws if the field still can't be touched.
  package mutating func reach(row: Int) throws(CommandError) -> CGPoint {
    try checkIsShown(row: row)
    if hasOwnCode, phone.fieldRect(atRow: row)?.isEmpty == true {
      throw CommandError(.refused("\(name(ofRow: row)) has no size, so no finger can touch it"))
    }
    var reached = touchPoint(ofFieldAtRow: row)
    if reached == nil {
      row == form.barRow ? simulator.pullDownSearchBar() : simulator.dragIntoView(row: row)
      reached = touchPoint(ofFieldAtRow: row)
    }
    guard let point = reached else {
      throw CommandError(
        .outOfReach(field: name(ofRow: row), hasKeyboard: phone.keyboardTop != nil))
    }
    return point
  }

  /// Taps the field in a row without scrolling; throws an error if the field is not visible.
  package mutating func tapField(row: Int) throws(CommandError) -> Notices {
    try checkIsShown(row: row)
    guard let point = touchPoint(ofFieldAtRow: row) else {
      throw CommandError(.notOnScreen(field: name(ofRow: row), remedy: remedy(ofUnseen: row)))
    }
    return touch(point, on: phone.hitTest(point))
  }

  /// Returns the end of an error message: a clause with a command that makes a row visible.
  ///
  /// For a switch, button or menu, the advised scroll is tried on a copy first.
  private func remedy(ofUnseen row: Int) -> String {
    guard control(ofRow: row) != nil else { return "`focus` drags it into view first" }
    let command = "scroll row \(name(ofRow: row))"
    var scrolled = simulator
    scrolled.phone.scrollToRow(row, at: .none, by: .script, animation: nil)
    if scrolled.phone.touchPoint(ofFieldAtRow: row) != nil {
      return "`\(command)` brings it into view first"
    }
    return phone.keyboardTop == nil
      ? "the table cannot be scrolled far enough to show it; change the table's `frame` or `inset`"
      : "the table cannot be scrolled far enough above the keyboard; `dismiss`, then `\(command)`"
  }

  /// Taps a point in screen coordinates; `target` is the element there, found by a hit test.
  ///
  /// If the element is a switch, button, menu or the bottom bar, performs its action, too.
  package mutating func touch(_ point: CGPoint, on target: HitTarget) -> Notices {
    if target.isField { rememberBeforeEditing() }
    simulator.tap(point, on: target)
    if phone.responder == nil, replay != nil { replay = nil }
    if target == .bottomBar {
      let words = submitByBottomBar()
      return Notices(words)
    }
    return target.controlRow.map { press(row: $0) } ?? .none
  }

  package func touchPoint(ofFieldAtRow row: Int) -> CGPoint? {
    guard row == form.barRow else { return simulator.phone.touchPoint(ofFieldAtRow: row) }
    return simulator.phone.barTouchPoint
  }

  /// Moves focus to the next visible text field, or the previous one if `step` is negative.
  ///
  /// The search begins at `row` and doesn't wrap around. A chat's input bar has no neighbors.
  ///
  /// - Returns: false if there is no such field. Then the focus doesn't change.
  package mutating func move(by step: Int, from row: Int) -> Bool {
    let next = neighbour(of: row, step) { !isHidden(row: $0) && control(ofRow: $0) == nil }
    guard let next else { return false }
    rememberBeforeEditing()
    simulator.beginEditing(row: next)
    return true
  }

  /// Returns the nearest row below `row` whose field satisfies a condition, or nil.
  ///
  /// If `step` is negative, searches above `row`. A chat's input bar has no neighbors.
  package func neighbour(of row: Int, _ step: Int, where fits: (Int) -> Bool) -> Int? {
    guard row != form.barRow else { return nil }
    var next: Int? = row
    repeat {
      next = next.flatMap { step > 0 ? form.fieldRow(after: $0) : form.fieldRow(before: $0) }
    } while next.map(fits) == false
    return next
  }

  /// Presses the return key while the field in a row is active.
  ///
  /// - Returns: messages about the effect. For a keypad without a return key, one message says so.
  ///   It is inferred that apps add a bar with a button to such a keypad, which acts like Return.
  package mutating func pressReturn(row: Int) -> [String] {
    let kind = phone.keyboard.kind
    let isMissing = (kind.isPad || kind.isWheels) && !phone.hasAllKeys(on: kind)
    let done = actOnReturn(row: row)
    return isMissing
      ? done + [
        "a \(kind.rawValue) keyboard has no return key: this acts like a button of the app"
      ]
      : done
  }

  private mutating func actOnReturn(row: Int) -> [String] {
    let key = form.field(atRow: row)?.returnKey ?? .default
    let asked = phone.firstResponder
    // A text view's delegate is not asked: there Return is a character like any other.
    let isTextView = phone.activeTraits?.isTextView ?? false
    if !isTextView {
      phone.record(.call(.shouldReturn, row: asked))
      if returnsInOwnCode() { return ["return: the app's own code handles it"] }
    }
    switch key {
    case .next, .continue:
      if move(by: 1, from: row) { return ["\(key.rawValue): next field"] }
      endEditing()
      return ["\(key.rawValue): the last field, so the keyboard hides"]
    case .default where isTextView:
      append("\n", row: row, isPasted: false)
      return ["return begins a new line"]
    case .default:
      return ["return does nothing: a text field's default return key does not resign it"]
    case .done:
      endEditing()
      return ["done: the field resigns"]
    case .go, .search, .send, .join, .google, .route, .yahoo, .emergencyCall:
      endEditing()
      let button = button(after: row).map { submit(row: $0) } ?? []
      return ["\(key.rawValue): the field resigns"] + button
    }
  }

  package mutating func endEditing() {
    simulator.endEditing()
    if replay != nil { replay = nil }
  }

  /// Stores the phone before a field becomes active, so that the focus can be repeated later.
  package mutating func rememberBeforeEditing() {
    guard simulator.phone.responder == nil else { return }
    beforeEditing = phone
    if replay != nil { replay = nil }
  }
}
