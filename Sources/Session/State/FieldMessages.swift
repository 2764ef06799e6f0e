import Forms
import Simulation

/// The messages that rows show of fields that were left with something wrong.
struct FieldMessages: Equatable, Sendable {
  private var byRow: [Int: String] = [:]

  var isEmpty: Bool { byRow.isEmpty }

  /// The rows that show one, in no order.
  var rows: some Sequence<Int> { byRow.keys }

  subscript(row: Int) -> String? {
    get { byRow[row] }
    set { byRow[row] = newValue }
  }

  /// Returns a line for each message, in the rows' order; `name` returns what a row is called.
  func lines(naming name: (Int) -> String) -> [String] {
    byRow.sorted { $0.key < $1.key }.map { "\(name($0.key)): \($0.value)" }
  }

  /// Returns the messages of a form that was edited, each in the row where its field is now, if
  /// that is still checked.
  func moved(by edit: FormEdit) -> FieldMessages {
    guard !isEmpty else { return self }
    var moved = FieldMessages()
    for (row, origin) in edit.origins.prefix(edit.form.rows.count).enumerated() {
      guard let message = origin.flatMap({ byRow[$0] }) else { continue }
      if edit.form.field(atRow: row)?.isCheckedWhenLeft == true { moved[row] = message }
    }
    return moved
  }
}

extension State {
  /// What is wrong with fields that were left, a field a line, in the rows' order.
  var messageLines: [String] {
    messages.lines(naming: name(ofRow:))
  }

  /// Checks the fields whose value has to be that of a row's field: those that show something
  /// wrong, and where the row's is left each that has a value.
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
