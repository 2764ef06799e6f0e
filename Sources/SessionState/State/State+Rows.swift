import Forms
import Simulation

/// Rows of a form that appear and disappear depending on answers.
extension State {
  /// Whether a row is hidden because an answer doesn't meet the row's condition.
  package func isHidden(row: Int) -> Bool {
    form.hasConditions && form.hides(row: row, valueOfRow: value(ofRow:))
  }

  /// The visible rows with fields for answers; a chat's input bar is last, as `barRow`.
  package var answerRows: [Int] {
    guard form.hasConditions || form.hasButton else { return form.fieldRows }
    return form.fieldRows.filter { !isHidden(row: $0) && control(ofRow: $0) != .button }
  }

  /// The rows with text fields, even hidden ones; the field of a chat's input bar is last.
  package var textRows: [Int] { form.fieldRows.filter { control(ofRow: $0) == nil } }

  /// Returns the kind of control in a row: switch, button or menu; nil for a text field or none.
  package func control(ofRow row: Int) -> FieldTraits.Control? { phone.field(atRow: row)?.control }

  /// Throws an error if a row is hidden because an answer doesn't meet the row's condition.
  package func checkIsShown(row: Int) throws(CommandError) {
    guard isHidden(row: row), let condition = form.condition(ofRow: row) else { return }
    throw CommandError(.hidden(field: name(ofRow: row), unless: condition.words))
  }

  /// Shows or hides the rows that depend, directly or not, on the answer in a row.
  ///
  /// If the active row disappears, focus moves to the next field, or the keyboard is dismissed.
  package mutating func updateRows(dependingOn row: Int) {
    guard form.hasConditions else { return }
    var (waiting, changed) = ([row], [Int]())
    while let next = waiting.popLast() {
      let rows = form.rows(dependingOn: next)
      changed += rows
      waiting += rows
    }
    show(rows: changed)
  }

  /// Shows and hides all conditional rows of the form according to the answers.
  package mutating func showRows() { show(rows: form.conditionalRows) }

  private mutating func show(rows: [Int]) {
    simulator.setHidden(rows.sorted().map { (row: $0, isHidden: isHidden(row: $0)) })
    leaveHiddenRow()
  }

  /// Moves focus to the next field if the active row was hidden, or else dismisses the keyboard.
  package mutating func leaveHiddenRow() {
    guard let active = activeRow, isHidden(row: active) else { return }
    if !move(by: 1, from: active) { endEditing() }
  }
}
