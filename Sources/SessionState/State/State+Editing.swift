import Forms
import Simulation

extension State {
  /// Types a text into the field of a row on the phone's keyboard, after the text that is there.
  ///
  /// - Throws: ``CommandError`` if a key, an option or a date is missing. Then nothing is typed.
  package mutating func type(_ text: String, row: Int) throws(CommandError) {
    guard let field = form.field(atRow: row) else { return }
    if field.options != nil {
      try set(row: row, to: text)
      return
    }
    if phone.keyboard.kind == .datePicker, !phone.hasAllKeys(on: .datePicker) {
      try pick(text, row: row)
      return
    }
    try check(text, for: field, on: phone.keyboard.kind)
    append(text, row: row, isPasted: false)
  }

  /// Sets the wheels of a row's date picker, or throws an error if the text breaks a field's rule.
  private mutating func pick(_ text: String, row: Int) throws(CommandError) {
    if let problem = problems(ofRow: row, with: text).first {
      throw CommandError(.problem(problem))
    }
    change(row: row, to: text)
  }

  /// Throws an error if a keyboard of the given kind lacks a key for a character of a text.
  ///
  /// `isAnswer` is true if the program asked for the text, so that the user can't type commands.
  package func check(
    _ text: String, for field: Field, on kind: KeyboardKind, isAnswer: Bool = false
  ) throws(CommandError) {
    guard !phone.hasAllKeys(on: kind),
      let character = text.first(where: { !kind.hasKey(for: $0) })
    else { return }
    throw CommandError(
      .noKey(
        character: field.isSecure ? "•" : character, kind: kind.rawValue, keys: kind.keysInWords,
        field: field.id, isAnswer: isAnswer))
  }

  /// Appends a text to the field in a row at once, without keys, like UIKit's paste.
  package mutating func paste(_ text: String, row: Int) throws(CommandError) {
    if form.field(atRow: row)?.options != nil {
      try set(row: row, to: text)
    } else {
      append(text, row: row, isPasted: true)
    }
  }

  /// Sets the value of the field in a row without the keyboard, as an app's code would.
  ///
  /// Throws for a button, and for a text that is no option of a switch or a menu.
  ///
  /// If `isTyped` is true, a text view scrolls to its caret, as after typing.
  package mutating func set(
    row: Int, to text: String, isTyped: Bool = false
  ) throws(CommandError) {
    guard let field = form.field(atRow: row) else { return }
    try checkHoldsAnswer(row: row)
    var text = text
    if field.kind == .toggle { text = Field.toggleWord(text) ?? text }
    if let choices = field.choices, !choices.contains(text),
      !text.isEmpty || field.kind == .toggle
    {
      throw CommandError(
        .notAnOption(
          field: field.id, given: field.isSecure ? SecretText.bullets : text, options: choices),
        suggestions: field.isSecure ? [] : Spelling.nearest(to: text, among: choices))
    }
    change(row: row, to: text, isTyped: isTyped)
  }

  /// Deletes `count` characters from the end of the text in a row's field.
  ///
  /// Throws for a switch, and for a menu unless the rest is empty or one of its options.
  package mutating func delete(_ count: Int, row: Int) throws(CommandError) {
    if hasOwnCode, form.field(atRow: row)?.options == nil {
      deleteOwn(count, row: row)
    } else {
      try set(row: row, to: String(value(ofRow: row).dropLast(count)), isTyped: true)
    }
  }

  /// Empties the field in a row, as a tap on its clear button does; throws for a switch or button.
  package mutating func clear(row: Int) throws(CommandError) {
    if hasOwnCode, form.field(atRow: row)?.options == nil {
      clearOwn(row: row)
    } else {
      try set(row: row, to: "")
    }
  }

  /// The rows whose values the last command changed, each once.
  ///
  /// They are in the order of their first changes.
  package var rowsChangedOnce: [Int] {
    var seen = Set<Int>()
    return changedRows.filter { seen.insert($0).inserted }
  }

  package mutating func change(row: Int, to text: String, isTyped: Bool = false) {
    guard text != value(ofRow: row) else { return }
    if hasSecrets, form.isSecure(row: row) {
      answers.keepSecret(text, ofRow: row)
    } else {
      answers[row] = text
    }
    changedRows.append(row)
    answersFile.noteChange()
    giveText(row: row)
    fit(row: row, isTyped: isTyped)
    if messages[row] != nil { check(row: row) }
    if !messages.isEmpty { checkTwins(ofRow: row, isLeft: false) }
    updateRows(dependingOn: row)
  }

  /// Changes the height of a row's text view to fit its value; moves the caret of other fields.
  private mutating func fit(row: Int, isTyped: Bool = false) {
    if row == form.barRow, let width = phone.barTextWidth {
      simulator.setBarLineCount(TextMeasure.lineCount(of: value(ofRow: row), width: width))
      return
    }
    guard let width = phone.textWidth(ofRow: row) else {
      if isTyped { simulator.moveCaret(inRow: row) }
      return
    }
    let lines = TextMeasure.lineCount(of: value(ofRow: row), width: width)
    simulator.setLineCount(lines, ofRow: row, isTyped: isTyped)
  }

  /// Changes the heights of all text views to fit their values; call it when their width changed.
  package mutating func fitRows() {
    for row in form.textViewRows { fit(row: row) }
    if let row = form.barRow { fit(row: row) }
  }

  /// Returns a row's value for display; a secure value is replaced by bullets.
  package func shownValue(ofRow row: Int) -> String {
    let value = value(ofRow: row)
    guard form.isSecure(row: row) else { return value }
    return value.isEmpty ? "" : SecretText.bullets
  }

  /// The rules that the answers in visible rows break, in the form's order.
  package var problems: [Problem] {
    var matching = PatternMatching()
    return answerRows.flatMap { row in
      problems(ofRow: row, with: value(ofRow: row), matching: &matching)
    }
  }

  /// Returns the rules that the field in a row would break if it had the given value.
  package func problems(ofRow row: Int, with value: String) -> [Problem] {
    var matching = PatternMatching()
    return problems(ofRow: row, with: value, matching: &matching)
  }

  private func problems(
    ofRow row: Int, with value: String, matching: inout PatternMatching
  ) -> [Problem] {
    guard let field = form.field(atRow: row) else { return [] }
    let twin = field.equals.flatMap(form.row(ofField:)).map { row in
      Field.TwinField(name: form.field(atRow: row)?.name ?? "", value: self.value(ofRow: row))
    }
    return field.problems(with: value, matching: &matching, twin: twin)
  }

  /// Pairs of field id and value for the visible fields with answers, in the form's order.
  package var pairs: [(id: String, value: String)] {
    answerRows.compactMap { row in
      form.field(atRow: row).map { (id: $0.id, value: value(ofRow: row)) }
    }
  }
}
