import Forms
import Simulation

extension State {
  /// Types through the keyboard, character by character at the end of the active field.
  ///
  /// - Throws: ``CommandError`` when the keyboard has no key for a character; nothing is typed then.
  mutating func type(_ text: String, row: Int) throws(CommandError) {
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

  /// Turns a date picker's wheels, which show nothing that is no date.
  private mutating func pick(_ text: String, row: Int) throws(CommandError) {
    if let problem = problems(ofRow: row, with: text).first {
      throw CommandError(.problem(problem))
    }
    change(row: row, to: text)
  }

  /// Makes sure that a keyboard has a key for each character.
  func check(_ text: String, for field: Field, on kind: KeyboardKind) throws(CommandError) {
    guard !phone.hasAllKeys(on: kind),
      let character = text.first(where: { !kind.hasKey(for: $0) })
    else { return }
    throw CommandError(
      .noKey(
        character: field.isSecure ? "•" : character, kind: kind.rawValue, keys: kind.keysInWords,
        field: field.id))
  }

  /// Appends a text around the keyboard, as UIKit's paste does.
  mutating func paste(_ text: String, row: Int) throws(CommandError) {
    if form.field(atRow: row)?.options != nil {
      try set(row: row, to: text)
    } else {
      append(text, row: row, isPasted: true)
    }
  }

  /// Gives a field a value around the keyboard; a picker takes one of its options only.
  ///
  /// `isTyped` tells whether a text view shows its caret upon it, as upon typing.
  mutating func set(
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
          field: field.id, given: field.isSecure ? Session.secret : text, options: choices),
        suggestions: field.isSecure ? [] : Spelling.nearest(to: text, among: choices))
    }
    change(row: row, to: text, isTyped: isTyped)
  }

  /// Deletes characters from the end of a field; what is left of a picker's value is none of its
  /// options.
  mutating func delete(_ count: Int, row: Int) throws(CommandError) {
    if hasOwnCode, form.field(atRow: row)?.options == nil {
      deleteOwn(count, row: row)
    } else {
      try set(row: row, to: String(value(ofRow: row).dropLast(count)), isTyped: true)
    }
  }

  /// Empties a field.
  mutating func clear(row: Int) throws(CommandError) {
    if hasOwnCode, form.field(atRow: row)?.options == nil {
      clearOwn(row: row)
    } else {
      try set(row: row, to: "")
    }
  }

  /// The rows of which the last command changed the values, each once, in the order of the first
  /// changes.
  var rowsChangedOnce: [Int] {
    var seen = Set<Int>()
    return changedRows.filter { seen.insert($0).inserted }
  }

  mutating func change(row: Int, to text: String, isTyped: Bool = false) {
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

  /// Has a row's text view, if it has one, fit its value.
  private mutating func fit(row: Int, isTyped: Bool = false) {
    if row == form.barRow, let width = phone.barTextWidth {
      simulator.setBarLineCount(TextMeasure.lineCount(of: value(ofRow: row), width: width))
      return
    }
    guard let width = phone.textWidth(ofRow: row) else { return }
    let lines = TextMeasure.lineCount(of: value(ofRow: row), width: width)
    simulator.setLineCount(lines, ofRow: row, isTyped: isTyped)
  }

  /// Has all text views fit their values, as a table does whose width has changed.
  mutating func fitRows() {
    for row in form.textViewRows { fit(row: row) }
    if let row = form.barRow { fit(row: row) }
  }

  /// A row's value as it may be shown: bullets for a secure one.
  func shownValue(ofRow row: Int) -> String {
    let value = value(ofRow: row)
    guard form.isSecure(row: row) else { return value }
    return value.isEmpty ? "" : Session.secret
  }

  /// Every field's rules that its value breaks, in the form's order.
  var problems: [Problem] {
    var matching = PatternMatching()
    return answerRows.flatMap { row in
      problems(ofRow: row, with: value(ofRow: row), matching: &matching)
    }
  }

  /// The rules that a value of a row's field breaks.
  func problems(ofRow row: Int, with value: String) -> [Problem] {
    var matching = PatternMatching()
    return problems(ofRow: row, with: value, matching: &matching)
  }

  private func problems(
    ofRow row: Int, with value: String, matching: inout PatternMatching
  ) -> [Problem] {
    guard let field = form.field(atRow: row) else { return [] }
    let twin = field.equals.flatMap(form.row(ofField:)).map { row in
      Field.Other(name: form.field(atRow: row)?.name ?? "", value: self.value(ofRow: row))
    }
    return field.problems(with: value, matching: &matching, twin: twin)
  }

  /// The answers as pairs of id and value, in the form's order, but for hidden rows'.
  var pairs: [(id: String, value: String)] {
    answerRows.compactMap { row in
      form.field(atRow: row).map { (id: $0.id, value: value(ofRow: row)) }
    }
  }
}

extension Session {
  /// What stands for a secure value, however long it is.
  package static let secret = "•••"

  /// Returns a text as one word of a line, quoted where that is needed.
  package static func quoted(_ text: String) -> String { LineSyntax.quoted(text) }

  /// Returns the last word of a line as it was typed, with its quotes; nil where there is none.
  package static func lastWord(of line: String) -> String? {
    guard let place = LineSyntax.places(of: line).last?.place else { return nil }
    return String(String.UnicodeScalarView(Array(line.unicodeScalars)[place]))
  }
}
