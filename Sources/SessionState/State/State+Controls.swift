import Forms
import Simulation

/// The actions of the switches, buttons and menus in the form's rows.
extension State {
  /// Performs the action of the switch, button or menu in a row, as after a tap on it.
  package mutating func press(row: Int) -> Notices {
    switch control(ofRow: row) {
    case .toggle:
      change(row: row, to: value(ofRow: row) == "on" ? "off" : "on")
      return .changes
    case .button:
      let words = submit(row: row)
      return Notices(words)
    case .menu:
      let words = openMenu(row: row)
      return Notices([words])
    case nil: return .none
    }
  }

  /// Returns a text that lists the options of the menu in a row, and the command that selects one.
  private func openMenu(row: Int) -> String {
    let name = name(ofRow: row)
    guard let options = form.field(atRow: row)?.options, let first = options.first else {
      return "\(name) opens a calendar: set \(name) 2026-01-31 picks a day"
    }
    let others = options.count - Self.longestMenu
    let shown = Array(options.prefix(Self.longestMenu)) + (others > 0 ? ["\(others) more"] : [])
    return "\(name) opens its menu: \(shown.conjunction)"
      + "; set \(name) \(LineSyntax.quoted(first)) picks one"
  }

  // A longer list fills a terminal's line and adds no information.
  private static let longestMenu = 8

  /// Submits the form by a row's button: validates the answers and shows messages in their rows.
  ///
  /// - Returns: lines about missing or wrong answers, or one line that every answer is valid.
  package mutating func submit(row: Int) -> [String] { submit(by: name(ofRow: row)) }

  /// Submits the form by its bottom bar's button, and returns lines about wrong answers or success.
  package mutating func submitByBottomBar() -> [String] { submit(by: phone.bottomBar?.text ?? "") }

  private mutating func submit(by name: String) -> [String] {
    for row in answerRows { check(row: row) }
    let problems = problems
    guard !problems.isEmpty else { return ["\(name) submits: every answer is valid"] }
    return ["\(name) does not submit yet:"] + problems.map { "  \($0.field): \($0.message)" }
  }

  /// Returns the index of the first visible button row below a given row, or nil.
  package func button(after row: Int) -> Int? {
    guard form.hasButton, row != form.barRow else { return nil }
    return form.fieldRows.first {
      $0 > row && control(ofRow: $0) == .button && !isHidden(row: $0)
    }
  }

  /// Throws an error if the field in a row is a button, which can't have an answer.
  package func checkHoldsAnswer(row: Int) throws(CommandError) {
    guard control(ofRow: row) == .button else { return }
    throw CommandError(.holdsNoAnswer(field: name(ofRow: row)))
  }
}
