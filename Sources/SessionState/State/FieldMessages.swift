import Forms
import Simulation

/// The validation messages shown below the fields in a form's rows.
package struct FieldMessages: Equatable, Sendable {
  private var byRow: [Int: String] = [:]

  package var isEmpty: Bool { byRow.isEmpty }

  /// The indices of the rows that show a validation message, from 0, in no particular order.
  package var rows: some Sequence<Int> { byRow.keys }

  package subscript(row: Int) -> String? {
    get { byRow[row] }
    set { byRow[row] = newValue }
  }

  /// Returns one line per validation message, in row order: a row's name and the message.
  ///
  /// `name` returns the name of a row.
  package func lines(naming name: (Int) -> String) -> [String] {
    byRow.sorted { $0.key < $1.key }.map { "\(name($0.key)): \($0.value)" }
  }

  /// Returns the validation messages at their new row indices, after an edit that moved rows.
  ///
  /// Messages of fields that are no longer validated are dropped.
  package func moved(by edit: FormEdit) -> FieldMessages {
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
  /// The form's validation messages, each with its field's name, in row order.
  package var messageLines: [String] {
    messages.lines(naming: name(ofRow:))
  }

  /// Validates the fields that must have the same value as a row's field, such as a password's.
  ///
  /// The active field is skipped. A field that shows a message is validated again. Any other is
  /// validated only if it has a value and `isLeft` is true, because the row's field lost focus.
  package mutating func checkTwins(ofRow row: Int, isLeft: Bool) {
    guard !form.twinRows.isEmpty, let id = form.field(atRow: row)?.id else { return }
    for twin in form.twinRows where twin != activeRow && form.field(atRow: twin)?.equals == id {
      if messages[twin] != nil || isLeft && !value(ofRow: twin).isEmpty { check(row: twin) }
    }
  }

  /// Validates a row's field if fields of its kind are checked, and shows or removes its message.
  package mutating func check(row: Int) {
    guard let field = form.field(atRow: row), field.isCheckedWhenLeft, row != form.barRow else {
      return
    }
    let value = value(ofRow: row)
    let isPassed = value.isEmpty && !field.isCheckedWhenEmpty
    let problem = isPassed ? nil : problems(ofRow: row, with: value).first
    // Usually the validity doesn't change.
    guard problem?.message != messages[row] else { return }
    messages[row] = problem?.message
    simulator.setNote(problem != nil, ofRow: row)
  }

  /// Makes the rows show their validation messages again, after the form was put on a new phone.
  package mutating func showMessages() {
    for row in messages.rows { phone.setNote(true, ofRow: row) }
  }
}
