import Forms
import Simulation

/// Rows that come and go, and what they say of their fields.
extension State {
  /// What is wrong with fields that were left, a field a line, in the rows' order.
  var messageLines: [String] {
    messages.lines(naming: name(ofRow:))
  }

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

  /// Has the rows come and go that a field's answer decides on; from one that goes, focus moves on to
  /// the next, or the keyboard leaves.
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
}

extension State {
  /// Moves focus on from a row that is not shown any more, or has the keyboard leave.
  mutating func leaveHiddenRow() {
    guard let active = activeRow, isHidden(row: active) else { return }
    if !move(by: 1, from: active) { endEditing() }
  }
}

// MARK: - What is wrong

extension State {
  /// Does something, and checks the field that it leaves.
  mutating func perform(
    isRecording: Bool, _ body: (inout State) throws(CommandError) -> Notices
  ) throws(CommandError) -> Notices {
    begin(isRecording: isRecording)
    guard form.hasCheckedField, let old = activeField?.id else { return try body(&self) }
    let form = form
    let notices = try body(&self)
    if activeField?.id != old, self.form.isSameOpening(as: form),
      let row = self.form.row(ofField: old)
    {
      check(row: row)
      checkTwins(ofRow: row, isLeft: true)
    }
    return notices
  }

  /// Checks the fields whose value has to be that of a row's field: those that show something wrong, and
  /// where the row's is left each that has a value.
  mutating func checkTwins(ofRow row: Int, isLeft: Bool) {
    guard !form.twinRows.isEmpty, let id = form.field(atRow: row)?.id else { return }
    for twin in form.twinRows where twin != activeRow && form.field(atRow: twin)?.equals == id {
      if messages[twin] != nil || isLeft && !value(ofRow: twin).isEmpty { check(row: twin) }
    }
  }

  /// Has a row show what is wrong with its field, or no more.
  mutating func check(row: Int) {
    guard let field = form.field(atRow: row), field.isCheckedWhenLeft, row != form.barRow else {
      return
    }
    let value = value(ofRow: row)
    let isPassed = value.isEmpty && !field.isCheckedWhenEmpty
    let problem = isPassed ? nil : problems(ofRow: row, with: value).first
    // Most fields are left as right as they were before.
    guard problem?.message != messages[row] else { return }
    messages[row] = problem?.message
    simulator.setNote(problem != nil, ofRow: row)
  }

  /// Has the rows that show something wrong do so once more.
  mutating func showMessages() {
    for row in messages.rows { phone.setNote(true, ofRow: row) }
  }
}
