import Forms
import Foundation
import Simulation

/// Commands that edit the definition of the open form.
extension State {
  /// Applies an edit of the open form's definition to the form, its answers and its table.
  ///
  /// Answers and the active field move with their rows, and the table is updated like UIKit's row
  /// updates.
  ///
  /// If the screen around the table changes, the form is put on a new phone and loses focus.
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

  /// The vertical layout of the table's rows as the current answers require it.
  ///
  /// The answers determine the heights of text views, the hidden rows and the messages.
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

  /// Applies an edit that a function makes from the open form.
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
