import Forms
import Simulation

extension Command {
  static let edit = Command(
    "edit", .editing,
    Words(
      summary: "opens a field's value in the line editor", brief: "edit value",
      details: [
        "Return takes the line, ^C leaves the value as it was. A pad of digits refuses other "
          + "characters, and a secure value is neither shown nor echoed.",
        "--editor opens the value in the editor that VISUAL or EDITOR names; so does ^X^E in any "
          + "line. A secure value is put in no file.",
      ],
      examples: [
        ("edit zip", "opens the value of zip"), ("edit", "opens the active field's"),
        ("edit --editor notes", "opens it in your editor"),
      ]),
    kind: .program, Grammar<Bool>.option("--editor").then(Grammar<String>.text(.field).optional())
  ) { session, arguments throws(CommandError) in
    let row = try session.state.rowToEdit(arguments.1)
    return Outcome(effect: arguments.0 ? .openEditor(row: row) : .edit(row: row))
  }

  static let fill = Command(
    "fill", .editing,
    Words(
      summary:
        "asks for one value after the other, from the active field, or the first, through the last",
      brief: "ask for all",
      details: [
        "Return takes the value and goes on to the next field, as the phone's Next key would; where "
          + "the phone stays in view it shows what is typed while it is typed. A value that breaks a "
          + "rule is asked for again; an empty one is passed over. ^P, or Up on an empty or untouched "
          + "line, goes back; ^C stops and keeps what was given. At the end it asks whether to save, "
          + "or says what is still missing.",
        "In a script the lines that follow are the answers, one a field: an empty line keeps the "
          + "value, a line with a full stop alone ends the answers, and so does the script's end. "
          + "formlift fill FORM is a program of its own, for scripts: see formlift --help.",
      ],
      examples: [("fill", "fills in the form")]),
    kind: .edits, .none
  ) { session, _ throws(CommandError) in try session.beginFilling() }
}

extension Session {
  /// Makes the first field active where none is, to be asked for.
  fileprivate mutating func beginFilling() throws(CommandError) -> Outcome {
    let wasActive = activeRow != nil
    var outcome = try change(.edits) { state throws(CommandError) in
      if state.activeRow == nil, let first = state.shownFieldRows.first {
        try state.focus(row: first)
      }
      return .none
    }
    outcome.effect = .fill
    outcome.script = wasActive ? [] : activeField.map { ["focus \($0.id)"] } ?? []
    return outcome
  }

  /// Takes what was given for a row's field when asked; nil keeps the value.
  ///
  /// - Parameters:
  ///   - text: the value; nil keeps the present one.
  ///   - row: the field's row.
  ///   - goesOn: whether the next field is to be active then, as the phone's Next key would have it.
  /// - Returns: what it did.
  /// - Throws: ``CommandError`` when a pad of digits lacks a character, or when the value breaks a
  ///   rule and the next field would be asked for.
  @discardableResult
  package mutating func answer(
    _ text: String?, row: Int, goesOn: Bool
  ) throws(CommandError) -> Outcome {
    let old = value(ofRow: row)
    return try run { session throws(CommandError) in
      var outcome = try session.change(.edits) { state throws(CommandError) in
        try state.answer(text, row: row, goesOn: goesOn)
        return .changes
      }
      let step = session.activeRow == nil ? "dismiss" : "next"
      outcome.script = session.answerLines(ofRow: row, unless: old) + (goesOn ? [step] : [])
      return outcome
    }
  }

  private func answerLines(ofRow row: Int, unless old: String) -> [String] {
    guard let field = form.field(atRow: row), value(ofRow: row) != old else { return [] }
    if field.isSecure { return [Recording.omission] }
    return ["set \(field.id) \(LineSyntax.quoted(value(ofRow: row)))"]
  }
}

extension State {
  fileprivate func rowToEdit(_ field: String?) throws(CommandError) -> Int {
    guard let field else { return try activeRow(for: "edit") }
    return try row(ofField: field)
  }

  fileprivate mutating func answer(_ text: String?, row: Int, goesOn: Bool) throws(CommandError) {
    guard let field = form.field(atRow: row) else { return }
    if let text, text != value(ofRow: row) {
      let kind = keyboardKind(ofRow: row)
      if kind.isPad { try check(text, for: field, on: kind) }
      if goesOn, !text.isEmpty, field.options == nil,
        let problem = problems(ofRow: row, with: text).first
      {
        throw CommandError(.brokenRule(problem.line))
      }
      try set(row: row, to: text)
    }
    if goesOn, !move(by: 1, from: row) { endEditing() }
  }

  private func keyboardKind(ofRow row: Int) -> KeyboardKind {
    if activeRow == row { return phone.keyboard.kind }
    return form.field(atRow: row)?.keyboard ?? .default
  }
}
