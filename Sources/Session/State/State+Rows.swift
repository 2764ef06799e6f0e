import Forms
import Simulation

/// Rows that come and go.
extension State {
  /// Whether a row is not shown.
  func isHidden(row: Int) -> Bool {
    form.hasConditions && form.hides(row: row, valueOfRow: value(ofRow:))
  }

  /// The rows of fields that are shown and hold an answer, and at the end that of the bar.
  var answerRows: [Int] {
    guard form.hasConditions || form.hasButton else { return form.fieldRows }
    return form.fieldRows.filter { !isHidden(row: $0) && control(ofRow: $0) != .button }
  }

  /// The rows of fields that can be active, and at the end that of the bar.
  var textRows: [Int] { form.fieldRows.filter { control(ofRow: $0) == nil } }

  /// The switch or button in a row, where one stands in the place of a text field.
  func control(ofRow row: Int) -> FieldTraits.Control? { phone.field(atRow: row)?.control }

  /// Makes sure that a field is shown.
  func checkIsShown(row: Int) throws(CommandError) {
    guard isHidden(row: row), let condition = form.condition(ofRow: row) else { return }
    throw CommandError(.hidden(field: name(ofRow: row), unless: condition.words))
  }

  /// Has the rows come and go that a field's answer decides on; from one that goes, focus moves on
  /// to the next, or the keyboard leaves.
  mutating func updateRows(dependingOn row: Int) {
    guard form.hasConditions else { return }
    var (waiting, changed) = ([row], [Int]())
    while let next = waiting.popLast() {
      let rows = form.rows(dependingOn: next)
      changed += rows
      waiting += rows
    }
    show(rows: changed)
  }

  /// Shows and hides rows as the answers are.
  mutating func showRows() { show(rows: form.conditionalRows) }

  private mutating func show(rows: [Int]) {
    simulator.setHidden(rows.sorted().map { (row: $0, isHidden: isHidden(row: $0)) })
    leaveHiddenRow()
  }

  /// Moves focus on from a row that is not shown any more, or has the keyboard leave.
  mutating func leaveHiddenRow() {
    guard let active = activeRow, isHidden(row: active) else { return }
    if !move(by: 1, from: active) { endEditing() }
  }
}
