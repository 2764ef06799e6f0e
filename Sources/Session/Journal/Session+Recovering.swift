import Forms

extension Session {
  /// Answers that were kept, sorted by whether the form takes them.
  package struct Recovery: Equatable, Sendable {
    /// What can be brought back, and is otherwise now.
    package fileprivate(set) var answers: [Journal.Answer] = []
    package fileprivate(set) var refused: [Refusal] = []

    /// Whether an answer is one of those that the form does not take.
    fileprivate func keeps(_ answer: Journal.Answer) -> Bool {
      refused.contains { $0.answer.field == answer.field && $0.answer.value == answer.value }
    }
  }

  /// An answer that the form does not take.
  package struct Refusal: Equatable, Sendable {
    package var answer: Journal.Answer
    /// The answer as it may be shown.
    package var shown: String
    package var reason: String

    /// The refusal as it is told.
    package var line: String { "\(shown) is kept aside: \(reason)" }
  }

  /// Sorts answers that were kept.
  ///
  /// - Parameters:
  ///   - answers: the answers.
  ///   - hasChanged: whether the form is no longer the one that they were given to; of that one what
  ///     broke a rule was taken then, and is now.
  ///   - mayHoldSecrets: whether a field that is gone may have been a secure one.
  /// - Returns: what can be brought back, and what cannot.
  package func recovery(
    of answers: [Journal.Answer], hasChanged: Bool, mayHoldSecrets: Bool = false
  ) -> Recovery {
    var recovery = Recovery()
    for answer in answers {
      let isGone = answer.value.isEmpty && form.row(ofField: answer.field) == nil
      if isGone { continue }
      if let reason = reason(against: answer, hasChanged: hasChanged) {
        recovery.refused.append(
          Refusal(
            answer: answer, shown: shown(answer, mayBeSecret: mayHoldSecrets), reason: reason))
      } else if let row = form.row(ofField: answer.field), value(ofRow: row) != answer.value {
        recovery.answers.append(answer)
      }
    }
    return recovery
  }

  /// Returns an answer as it may be shown, such as `zip = "90210"`; of a field that is gone nothing
  /// where it may have been secure.
  package func shown(_ answer: Journal.Answer, mayBeSecret: Bool = false) -> String {
    let isSecure = form.row(ofField: answer.field).map { form.field(atRow: $0)?.isSecure == true }
    let isHidden = isSecure ?? mayBeSecret
    return "\(answer.field) = \((isHidden ? Self.secret : answer.value).jsonQuoted)"
  }

  private func reason(against answer: Journal.Answer, hasChanged: Bool) -> String? {
    guard let field = form.row(ofField: answer.field).flatMap(form.field(atRow:)) else {
      return "the form has no such field any more"
    }
    if field.kind == .button { return "it is a button now, which holds no answer" }
    // What the form says itself, or nothing, is no answer that could be wrong.
    guard hasChanged || answer.isAside, !answer.value.isEmpty, !form.isOwnValue(answer) else {
      return nil
    }
    return field.problems(with: answer.value).first.map { "it \($0.message)" }
  }

  /// Gives the fields of a form the answers that were kept; those that it does not take are kept aside,
  /// in place of older ones.
  package mutating func bringBack(_ recovery: Recovery) throws(CommandError) -> Outcome {
    let rows = rows(of: recovery.answers)
    let refused = recovery.refused.map(\.answer)
    let fields = Set(refused.map(\.field))
    let older = state.aside.filter { fields.contains($0.field) && !recovery.keeps($0) }
    return try run { session throws(CommandError) in
      var outcome = try session.change(.edits) { state throws(CommandError) in
        for (row, value) in rows { state.change(row: row, to: value) }
        state.aside = state.aside.filter { !fields.contains($0.field) } + refused
        if !refused.isEmpty { state.hasUnsavedAnswers = true }
        return .none
      }
      outcome.answer = older.map {
        "\(session.shown($0, mayBeSecret: true)) gives way to a later answer"
      }
      outcome.script = rows.compactMap { session.setLine(ofRow: $0.row) }
      return outcome
    }
  }

  /// Returns answers by the rows of their fields.
  func rows(of answers: [Journal.Answer]) -> [(row: Int, value: String)] {
    answers.compactMap { answer in
      form.row(ofField: answer.field).map { ($0, answer.value) }
    }
  }

  private func setLine(ofRow row: Int) -> String? {
    guard let field = form.field(atRow: row) else { return nil }
    if field.isSecure { return Recording.omission }
    return "set \(field.id) \(LineSyntax.quoted(value(ofRow: row)))"
  }
}

extension Form {
  /// Whether an answer is what its field holds before anything is given.
  func isOwnValue(_ answer: Journal.Answer) -> Bool {
    row(ofField: answer.field).flatMap(field(atRow:))?.value == answer.value
  }
}
