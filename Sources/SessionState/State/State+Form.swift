import Forms
import Foundation
import Simulation

/// Commands that edit the definition of the open form.
extension State {
  /// Applies an edit to the open form and its table.
  ///
  /// Answers and the active field move with their rows, and the table is updated like UIKit's row
  /// updates.
  ///
  /// If the screen around the table changes, everything is laid out again.
  package mutating func take(_ edit: FormEdit) {
    let old = form
    answers = answers.moved(by: edit, from: old)
    form = edit.form
    messages = messages.moved(by: edit)
    hasSecrets = form.hasSecureField
    hasUnwrittenForm = true
    guard form.isShown(like: old) else { return put(on: place.replacing(by: form)) }
    bare = Phone(showing: form, at: place)
    let (rows, fields) = (rowsWithAnswers, bare.fields)
    let origins = Array(edit.origins.prefix(form.rows.count))
    simulator.updateRows(rows, fields: fields, origins: origins)
    beforeEditing?.updateRows(rows, fields: fields, origins: origins)
    leaveHiddenRow()
  }

  /// The vertical layout of the table's rows for the current answers.
  ///
  /// It depends on the text views' heights, on hidden rows, and on validation messages.
  private var rowsWithAnswers: RowGeometry {
    var phone = bare
    phone.isRecording = false
    for row in form.textViewRows {
      guard let width = phone.textWidth(ofRow: row) else { continue }
      phone.setLineCount(TextMeasure.lineCount(of: value(ofRow: row), width: width), ofRow: row)
    }
    phone.setHidden(form.conditionalRows.map { (row: $0, isHidden: isHidden(row: $0)) })
    for row in messages.rows { phone.setNote(true, ofRow: row) }
    return phone.table.rows
  }

  /// Creates an edit from the open form's definition by a function, and applies the edit.
  ///
  /// - Throws: ``CommandError`` if the edit is not possible.
  package mutating func edit(
    _ body: (Form) throws(FormEditError) -> FormEdit
  ) throws(CommandError) {
    do throws(FormEditError) {
      take(try body(form))
    } catch {
      throw CommandError(.edit(error), column: error.column, suggestions: error.suggestions)
    }
  }
}
