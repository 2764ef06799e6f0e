import FileErrors
import Forms
import SessionCore
import SessionState
import Simulation

extension Command {
  package static let edit = Command(
    "edit", .editing,
    Words(
      summary: "Edit a field's value in the line editor",
      details: [
        "Return accepts the line, ^C keeps the old value, and M-Return begins a new line in a "
          + "field of several lines. A number pad refuses other characters. A secure value is "
          + "not shown; each typed character shows a bullet.",
        "--editor opens the value in the editor that VISUAL or EDITOR names; so does ^X^E in "
          + "any line. A secure value is never written to a file.",
      ],
      examples: [
        Example("edit zip", "opens the value of zip"),
        Example("edit", "opens the value of the active field", after: "focus zip"),
        Example("edit --editor name", "opens it in your editor"),
      ]),
    kind: .program, Grammar<Bool>.option("--editor").then(Grammar<String>.text(.field).optional())
  ) { session, arguments throws(CommandError) in
    let row = try session.state.rowToEdit(arguments.1)
    return Outcome(effect: arguments.0 ? .openEditor(row: row) : .edit(row: row))
  }

  package static let fill = Command(
    "fill", .editing,
    Words(
      summary: "Ask for the values one by one, from the active field on",
      details: [
        "Return or Tab accepts the value and goes to the next field, like the phone's Next "
          + "key. The line below names the other keys. A pinned phone shows the text while you "
          + "type. If a value breaks a rule, fill asks again; an empty line skips the field, "
          + "or a required field the second time. "
          + "Shift-Tab goes back, and so does ^P, or Up on an empty or unchanged line. M-Return "
          + "begins a new line in a field of several lines. ^C stops and keeps the answers so far. At the end, fill asks "
          + "whether to save, or says what is missing. It asks yes or no for a switch, "
          + "and skips buttons.",
        "In a script, the lines that follow are the answers, one for each field. An empty line "
          + "keeps the value. A line with only a period ends the answers, and so does the end "
          + "of the script. If fill is a JSON command, the next JSON command ends them too. "
          + "For scripts there is also the verb formlift fill FORM: see formlift --help.",
      ],
      examples: [Example("fill", "fills in the form")]),
    kind: Kind(report: .ifMoved, asksForAnswers: true), .none
  ) { session, _ throws(CommandError) in try session.beginFilling() }
}

extension Session {
  /// Begins to ask for the form's answers; if no field is active, makes the first one active.
  fileprivate mutating func beginFilling() throws(CommandError) -> Outcome {
    let wasActive = activeRow != nil
    var outcome = try change(.types) { state throws(CommandError) in
      if state.activeRow == nil, let first = state.answerRows.first { try state.turn(to: first) }
      return .none
    }
    outcome.effect = .fill
    outcome.script = wasActive ? [] : rowToAsk.map { turnLines(to: $0, step: 1, from: nil) } ?? []
    return outcome
  }

  /// The row of the field whose answer is asked for first: the active or first one; or nil.
  package var rowToAsk: Int? { activeRow ?? state.answerRows.first }

  /// Returns the row of the field to ask for after the field in a row; nil after the last field.
  package func rowToAsk(after row: Int) -> Int? { state.rowToAsk(from: row, 1) }

  /// Returns the row of the field to ask for before the field in a row; nil before the first field.
  package func rowToAsk(before row: Int) -> Int? { state.rowToAsk(from: row, -1) }

  /// Returns the row of the first required field after a row that is still empty, or nil.
  ///
  /// `row` is nil for the first such field of the form.
  package func rowLeftEmpty(after row: Int?) -> Int? { rowsLeftEmpty.first { $0 > row ?? -1 } }

  /// The rows of the visible required fields that are still empty, in the form's order.
  private var rowsLeftEmpty: [Int] {
    state.problems.filter { $0.rule == .required }.compactMap { form.row(ofField: $0.field) }
      .sorted()
  }

  /// The question whether to go back to the required fields that are still empty; nil without any.
  package var questionAboutEmptyRows: String? {
    switch rowsLeftEmpty.count {
    case 0: nil
    case 1: "1 required field is still empty. Go back to it?"
    case let count: "\(count) required fields are still empty. Go back to them?"
    }
  }

  /// Returns whether the field in a row must have an answer.
  package func isRequired(row: Int) -> Bool {
    state.problems(ofRow: row, with: "").contains { $0.rule == .required }
  }

  /// Returns the message about an empty answer to a required field.
  package func wordsAboutLeavingEmpty(row: Int) -> String {
    let name = form.field(atRow: row)?.name ?? state.name(ofRow: row)
    return "\(name) is required; an empty answer again skips it for now"
  }

  /// Goes to the field in a row before its question, if another field is active.
  ///
  /// Usually the answer to the question before has gone there already.
  package mutating func turn(toQuestionAtRow row: Int) throws(CommandError) -> Outcome {
    guard let active = activeRow, active != row else { return Outcome() }
    return try run { session throws(CommandError) in
      var outcome = try session.change(.types) { state throws(CommandError) in
        state.endEditing()
        try state.turn(to: row)
        return .changes
      }
      outcome.script = ["dismiss"] + session.turnLines(to: row, step: 1, from: nil)
      return outcome
    }
  }

  /// Goes back to the field before the one in a row, so that its answer can be asked for again.
  ///
  /// Throws an error if there is no earlier field.
  package mutating func goBack(from row: Int) throws(CommandError) -> Outcome {
    let active = activeRow
    return try run { session throws(CommandError) in
      guard let before = session.state.rowToAsk(from: row, -1) else {
        throw CommandError(
          .nothingTo("go to: \(session.state.name(ofRow: row)) is the first field"))
      }
      var outcome = try session.change(.types) { state throws(CommandError) in
        try state.turn(to: before, step: -1)
        return .changes
      }
      outcome.script = session.turnLines(to: before, step: -1, from: active)
      return outcome
    }
  }

  /// Returns the lines for a recorded script that do the same as ``State/turn(to:step:)``.
  ///
  /// The lines make the field in `row` active or visible. `active` is the row of the field that was
  /// active before, or nil.
  private func turnLines(to row: Int, step: Int, from active: Int?) -> [String] {
    let name = state.name(ofRow: row)
    let secretRows = state.secretlyShownRows
    let active = active.flatMap { secretRows.contains($0) ? nil : $0 }
    if secretRows.contains(row) { return active == nil ? [] : ["dismiss"] }
    if state.control(ofRow: row) != nil {
      return (active == nil ? [] : ["dismiss"]) + ["scroll row \(name)"]
    }
    if active == nil || !secretRows.isEmpty { return ["focus \(name)"] }
    return [step > 0 ? "next" : "previous"]
  }

  /// Sets the field in a row to the user's answer, when the program asks for one field after
  /// another.
  ///
  /// - Parameters:
  ///   - text: the value, or nil to keep the current value.
  ///   - row: the field's row.
  ///   - goesOn: whether to go to the next field, like the phone's Next key.
  /// - Returns: the outcome, which says what changed.
  /// - Throws: ``CommandError`` if a numeric keypad or a switch doesn't have the value. Also if the
  ///   value breaks a rule and `goesOn` is true.
  @discardableResult
  package mutating func answer(
    _ text: String?, row: Int, goesOn: Bool
  ) throws(CommandError) -> Outcome {
    let (old, active) = (value(ofRow: row), activeRow)
    return try run { session throws(CommandError) in
      var outcome = try session.change(goesOn ? .types : .edits) { state throws(CommandError) in
        try state.answer(text, row: row, goesOn: goesOn)
        return .changes
      }
      outcome.script = session.answerLines(ofRow: row, unless: old)
      guard goesOn else { return outcome }
      if let next = session.rowToAsk(after: row) {
        outcome.script? += session.turnLines(to: next, step: 1, from: active)
      } else if let active, !session.state.secretlyShownRows.contains(active) {
        outcome.script? += ["dismiss"]
      }
      return outcome
    }
  }

  /// Sets the field in a row to the user's answer, for `formlift fill`, which shows no ids.
  ///
  /// Errors use the field's name instead of its id. A nil text keeps the current value.
  package mutating func answer(
    _ text: String?, toQuestionAtRow row: Int
  ) throws(CommandError) -> Outcome {
    do throws(CommandError) {
      return try answer(text, row: row, goesOn: true)
    } catch {
      throw form.field(atRow: row).map(error.naming) ?? error
    }
  }

  private func answerLines(ofRow row: Int, unless old: String) -> [String] {
    value(ofRow: row) == old ? [] : [state.setLine(ofRow: row)]
  }
}

extension State {
  fileprivate func rowToEdit(_ field: String?) throws(CommandError) -> Int {
    guard let field else { return try activeRow(for: "edit") }
    let row = try form.row(named: field)
    try checkHoldsAnswer(row: row)
    return row
  }

  fileprivate mutating func answer(_ text: String?, row: Int, goesOn: Bool) throws(CommandError) {
    guard let field = form.field(atRow: row) else { return }
    if field.kind == .toggle, let text, Field.toggleWord(text) == nil {
      throw CommandError(
        .notAnOption(field: field.id, given: text, options: field.choicesAsked))
    }
    if let text, text != value(ofRow: row) {
      let kind = keyboardKind(ofRow: row)
      if kind.isPad { try check(text, for: field, on: kind, isAnswer: true) }
      if goesOn, !text.isEmpty, field.choices == nil,
        let problem = problems(ofRow: row, with: text).first
      {
        throw CommandError(.problem(problem))
      }
      try set(row: row, to: text)
    }
    guard goesOn else { return }
    rest()
    if let next = rowToAsk(from: row, 1) { try turn(to: next) } else { endEditing() }
  }

  /// Returns the nearest row after `row` with a field that can have an answer, or nil.
  ///
  /// If `step` is negative, returns the nearest such row before `row`.
  fileprivate func rowToAsk(from row: Int, _ step: Int) -> Int? {
    neighbour(of: row, step) { !isHidden(row: $0) && control(ofRow: $0) != .button }
  }

  /// Goes to the field in a row, whose answer is asked for next.
  ///
  /// A text field becomes active, as with the Next key. For a switch or menu, the keyboard is
  /// dismissed and the row is scrolled into view.
  fileprivate mutating func turn(to row: Int, step: Int = 1) throws(CommandError) {
    guard control(ofRow: row) != nil else {
      if activeRow == row { return }
      if let active = activeRow, move(by: step, from: active) { return }
      return try focus(row: row)
    }
    if activeRow != nil {
      endEditing()
      rest()
    }
    phone.scrollToRow(row, at: .none, by: .script)
  }

  /// Runs the virtual clock until nothing moves, unless the user holds the clock.
  ///
  /// An answer is recorded as several commands, and in a script time runs on after each command.
  private mutating func rest() {
    if !isHolding { settle() }
  }

  private func keyboardKind(ofRow row: Int) -> KeyboardKind {
    if activeRow == row { return phone.keyboard.kind }
    return form.field(atRow: row)?.keyboard ?? .default
  }
}
