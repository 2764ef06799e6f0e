import Forms

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

  /// Returns the messages of a form that was edited, each in the row where its field is now, if that is
  /// still checked.
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
