import Forms
import Simulation

extension Session {
  /// Makes the first field active where none is, to be asked for.
  mutating func beginFilling() throws(CommandError) -> Outcome {
    if activeRow == nil, let first = form.fieldRows.first { try focus(row: first) }
    return Outcome(effect: .fill)
  }

  /// Has the text for a secure field asked for; what may be seen stands on the line.
  func typeSecretly(row: Int) throws(CommandError) -> Outcome {
    guard form.field(atRow: row)?.isSecure == true else {
      throw CommandError(.missing(argument: "TEXT", usage: "type TEXT"))
    }
    return Outcome(effect: .typeSecretly(row: row))
  }

  /// Takes what somebody gave for a field when asked, and goes on as the phone's Next key would.
  ///
  /// - Throws: ``CommandError`` when a pad of digits lacks a character, or when the value breaks a
  ///   rule and the next field would be asked for.
  mutating func answer(_ text: String?, row: Int, goesOn: Bool) throws(CommandError) {
    guard let field = form.field(atRow: row) else { return }
    if let text, text != value(ofRow: row) {
      let kind = keyboardKind(ofRow: row)
      if kind.isPad { try check(text, for: field, on: kind) }
      if goesOn, !text.isEmpty, field.options == nil,
        let problem = field.problems(with: text).first
      {
        throw CommandError(.brokenRule(field: field.id, problem.message))
      }
      try set(row: row, to: text)
    }
    if goesOn, !move(by: 1, from: row) { endEditing() }
  }

  private func keyboardKind(ofRow row: Int) -> KeyboardKind {
    if activeRow == row { return phone.keyboard.kind }
    return form.field(atRow: row)?.keyboard ?? .default
  }

  /// What the answers still lack, a field a line.
  package var gaps: [String] {
    let problems = problems
    guard !problems.isEmpty else { return ["every answer keeps its rules"] }
    return ["still to do:"] + aligned(problems.map { ["  \($0.field)", $0.message] })
  }

  /// Returns the rules that a row's value breaks, in words.
  package func objections(toRow row: Int) -> [String] {
    let field = form.field(atRow: row)
    return (field?.problems(with: value(ofRow: row)) ?? []).map { "\($0.field) \($0.message)" }
  }
}

extension Session {
  /// Lines that give the answers again, secure ones left out, on a form as it was loaded.
  package var answerLines: [String] {
    form.fieldRows.compactMap { row in
      guard let field = form.field(atRow: row), let text = answers[row], text != field.value else {
        return nil
      }
      if field.isSecure { return "# The value of \(field.id) is left out, since it is secure." }
      return "set \(field.id) \(LineSyntax.quoted(text))"
    }
  }
}
