import Forms
import Foundation
import Simulation

/// What becomes of a form that is edited while it is open.
extension State {
  /// Takes an edit over: answers and the active field go with their rows, and the table follows as in
  /// a row update; where the screen around it changes, everything is laid out from the beginning.
  mutating func take(_ edit: FormEdit) {
    let old = form
    answers = answers.moved(by: edit, from: old)
    form = edit.form
    moveMessages(edit)
    hasSecrets = form.hasSecureField
    hasUnwrittenForm = true
    guard form.isShown(like: old) else { return put(on: place.replacing(by: form)) }
    bare = Self.phone(showing: form, place: place)
    let (rows, fields) = (rowsWithAnswers, bare.fields)
    let origins = Array(edit.origins.prefix(form.rows.count))
    simulator.updateRows(rows, fields: fields, origins: origins)
    beforeEditing?.phone.updateRows(rows, fields: fields, origins: origins)
    leaveHiddenRow()
  }

  /// Has what is wrong with fields go with their rows.
  private mutating func moveMessages(_ edit: FormEdit) {
    guard !messages.isEmpty else { return }
    let old = messages
    messages = [:]
    for (row, origin) in edit.origins.prefix(form.rows.count).enumerated() {
      guard let message = origin.flatMap({ old[$0] }) else { continue }
      if form.field(atRow: row)?.isCheckedWhenLeft == true { messages[row] = message }
    }
  }

  /// The rows where text views fit what they hold now, those that answers hide are not shown, and
  /// those with something wrong say so.
  private var rowsWithAnswers: RowGeometry {
    var phone = bare
    phone.isRecording = false
    for row in form.textViewRows {
      guard let width = phone.textWidth(ofRow: row) else { continue }
      phone.setLineCount(TextMeasure.lineCount(of: value(ofRow: row), width: width), ofRow: row)
    }
    phone.setHidden(form.conditionalRows.map { (row: $0, isHidden: isHidden(row: $0)) })
    for row in messages.keys { phone.setNote(true, ofRow: row) }
    return phone.table.rows
  }

  /// Makes an edit.
  mutating func edit(
    _ body: (Form) throws(FormEditError) -> FormEdit
  ) throws(CommandError) {
    do throws(FormEditError) {
      take(try body(form))
    } catch {
      throw CommandError(.edit(error), column: error.column, suggestions: error.suggestions)
    }
  }
}

/// The names of rows and sections.
extension State {
  /// Returns the row that a name means, whether or not it has a field; the bar counts where `takesBar`.
  func anyRow(named name: String, takesBar: Bool = true) throws(CommandError) -> Int {
    let row: Int
    if case .notAField(let found) = form.find(name) {
      row = found
    } else {
      row = try self.row(ofField: name)
    }
    guard takesBar || row != form.barRow else {
      throw CommandError(.wrong(argument: "FIELD", given: name, wants: "a row; that is the bar"))
    }
    return row
  }

  /// Returns the section that a number, a header or an unambiguous start of one means.
  func section(named name: String) throws(CommandError) -> Int {
    if let number = Int(name), form.sections.indices.contains(number - 1) { return number - 1 }
    let key = name.lowercased()
    let headers = form.sections.map { $0.header?.lowercased() ?? "" }
    for found in [
      headers.indices.filter { headers[$0] == key },
      headers.indices.filter { !key.isEmpty && headers[$0].hasPrefix(key) },
    ] where !found.isEmpty {
      guard found.count == 1 else {
        throw CommandError(.ambiguous(.section, name, found.map { "\($0 + 1)" }))
      }
      return found[0]
    }
    throw CommandError.unknown(.section, name, among: form.sections.compactMap(\.header))
  }
}
