extension Simulator {
  /// Shows and hides rows, and has the app look after the active one, which may have moved.
  package mutating func setHidden(_ rows: [(row: Int, isHidden: Bool)]) {
    let old = phone.table.rows
    phone.setHidden(rows)
    if phone.table.rows !== old, phone.firstResponder != nil { app.textChanged(on: &phone) }
  }

  /// Puts a line of text below a row's field, or takes it away, and has the app look after the
  /// active row, which may have moved.
  package mutating func setNote(_ hasNote: Bool, ofRow row: Int) {
    changeHeight(ofRow: row) { $0.setNote(hasNote, ofRow: row) }
  }

  /// Tells that a row's text takes so many lines now: textViewDidChange, upon which the app has the
  /// table fit its row; where that is not the active one, it looks after the active one alone.
  ///
  /// - Parameters:
  ///   - lines: the number of lines.
  ///   - row: the row, counted from 0 over all sections.
  ///   - isTyped: whether it was typed or pasted, and so the text view shows its caret.
  package mutating func setLineCount(_ lines: Int, ofRow row: Int, isTyped: Bool) {
    guard phone.firstResponder == row, phone.field(atRow: row)?.isTextView == true else {
      changeHeight(ofRow: row) { $0.setLineCount(lines, ofRow: row) }
      return
    }
    phone.setLineCount(lines, ofRow: row)
    if isTyped { phone.scrollCaretToVisible() }
    app.textChanged(on: &phone)
  }

  private mutating func changeHeight(ofRow row: Int, _ change: (inout Phone) -> Void) {
    let height = phone.table.rows.height(ofRow: row)
    change(&phone)
    let isChanged = phone.table.rows.height(ofRow: row) != height
    if isChanged, phone.firstResponder != nil { app.textChanged(on: &phone) }
  }
}
