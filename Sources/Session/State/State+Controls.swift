import Forms
import Simulation

/// Switches, which are on or off, and buttons, which submit the form.
extension State {
  /// Performs the action of a row's switch or button.
  mutating func press(row: Int) -> Notices {
    switch control(ofRow: row) {
    case .toggle:
      change(row: row, to: value(ofRow: row) == "on" ? "off" : "on")
      return .changes
    case .button:
      let words = submit(row: row)
      return Notices(words)
    case nil: return .none
    }
  }

  /// Submits the form: validates every field and shows the messages in their rows.
  ///
  /// - Returns: the missing or wrong answers, in words.
  mutating func submit(row: Int) -> [String] {
    for row in answerRows { check(row: row) }
    let problems = problems
    let name = name(ofRow: row)
    guard !problems.isEmpty else { return ["\(name) submits: every answer keeps its rules"] }
    return ["\(name) does not submit yet:"] + problems.map { "  \($0.field): \($0.message)" }
  }

  /// Returns the row of the first visible button below a row.
  func button(after row: Int) -> Int? {
    guard form.hasButton, row != form.barRow else { return nil }
    return form.fieldRows.first {
      $0 > row && control(ofRow: $0) == .button && !isHidden(row: $0)
    }
  }

  /// Throws an error if a row's field is a button, which has no answer.
  func checkHoldsAnswer(row: Int) throws(CommandError) {
    guard control(ofRow: row) == .button else { return }
    throw CommandError(.holdsNoAnswer(field: name(ofRow: row)))
  }
}
