extension Simulator {
  /// Makes table rows visible or hidden, and notifies the app that the active row may move.
  package mutating func setHidden(_ rows: [(row: Int, isHidden: Bool)]) {
    let old = phone.table.rows
    phone.setHidden(rows)
    if phone.table.rows !== old, phone.firstResponder != nil { app.textChanged(on: &phone) }
  }

  /// Shows or removes a validation message below a row's field, and notifies the app, because the
  /// active row may have moved.
  package mutating func setNote(_ hasNote: Bool, ofRow row: Int) {
    changeHeight(ofRow: row) { $0.setNote(hasNote, ofRow: row) }
  }

  /// Reports a new number of lines in a row's text (textViewDidChange).
  ///
  /// The app's code is called if the row is active, or if its height changes while another field is
  /// active.
  ///
  /// - Parameters:
  ///   - lines: the number of lines.
  ///   - row: the row, counted from 0 over all sections.
  ///   - isTyped: whether the text was typed or pasted, so that the text view shows its caret.
  package mutating func setLineCount(_ lines: Int, ofRow row: Int, isTyped: Bool) {
    guard phone.firstResponder == row, phone.field(atRow: row)?.isTextView == true else {
      changeHeight(ofRow: row) { $0.setLineCount(lines, ofRow: row) }
      return
    }
    phone.setLineCount(lines, ofRow: row)
    if isTyped { phone.scrollCaretToVisible() }
    app.textChanged(on: &phone)
    if isTyped { moveCaret(inRow: row) }
  }

  /// Notifies the app of a moved caret after an edit of a row's text, if that row is active.
  package mutating func moveCaret(inRow row: Int) {
    if phone.firstResponder == row { app.caretMoved(on: &phone) }
  }

  private mutating func changeHeight(ofRow row: Int, _ change: (inout Phone) -> Void) {
    let height = phone.table.rows.height(ofRow: row)
    change(&phone)
    let isChanged = phone.table.rows.height(ofRow: row) != height
    if isChanged, phone.firstResponder != nil { app.textChanged(on: &phone) }
  }
}
