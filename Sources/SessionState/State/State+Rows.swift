import Forms
import Simulation

/// The rows of a form that appear and disappear depending on answers.
extension State {
  /// Whether a row is hidden because of the answers.
  package func isHidden(row: Int) -> Bool {
    form.hasConditions && form.hides(row: row, valueOfRow: value(ofRow:))
  }

  /// The rows of visible fields that have an answer, followed by the docked bar's row.
  package var answerRows: [Int] {
    guard form.hasConditions || form.hasButton else { return form.fieldRows }
    return form.fieldRows.filter { !isHidden(row: $0) && control(ofRow: $0) != .button }
  }

  /// The rows of fields that can become active, followed by the docked bar's row.
  package var textRows: [Int] { form.fieldRows.filter { control(ofRow: $0) == nil } }

  /// Returns the switch or button in a row, or nil if the row has a text field.
  package func control(ofRow row: Int) -> FieldTraits.Control? { phone.field(atRow: row)?.control }

  /// Throws an error if the field of a row is hidden.
  package func checkIsShown(row: Int) throws(CommandError) {
    guard isHidden(row: row), let condition = form.condition(ofRow: row) else { return }
    throw CommandError(.hidden(field: name(ofRow: row), unless: condition.words))
  }

  /// Shows or hides the rows that depend on the answer of a row's field.
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

  /// Shows and hides the form's conditional rows according to the answers.
  package mutating func showRows() { show(rows: form.conditionalRows) }

  private mutating func show(rows: [Int]) {
    simulator.setHidden(rows.sorted().map { (row: $0, isHidden: isHidden(row: $0)) })
    leaveHiddenRow()
  }

  /// Moves focus away from an active row that was hidden, or dismisses the keyboard.
  package mutating func leaveHiddenRow() {
    guard let active = activeRow, isHidden(row: active) else { return }
    if !move(by: 1, from: active) { endEditing() }
  }
}
