import Forms

/// The answers to a form at one moment, secure ones left out, to be compared with those of another.
package struct AnswerSheet: Sendable {
  package let form: Form
  private let answers: Answers

  fileprivate init(form: Form, answers: Answers) {
    self.form = form
    self.answers = answers
  }

  /// The same form without any answer.
  package var blank: AnswerSheet {
    AnswerSheet(form: form, answers: Answers(rowCount: form.rows.count + 1))
  }

  /// Whether this is of a form that was opened, and not of another opening, of the same file or not.
  package func isOf(_ form: Form) -> Bool { self.form.isSameOpening(as: form) }

  /// Whether the answers are the same.
  package func isSame(as other: AnswerSheet) -> Bool { answers == other.answers }

  /// Returns what changed since an older sheet of the same form, as a journal says it: what is secure
  /// is left out.
  package func changes(since old: AnswerSheet) -> [JournalLine.Content] {
    answers.rows(differingFrom: old.answers).compactMap { row in
      guard let field = form.field(atRow: row), !field.isSecure else { return nil }
      return .answer(field: field.id, value: answers[row])
    }
  }
}

extension Session {
  /// The answers as they are now.
  package var sheet: AnswerSheet { AnswerSheet(form: form, answers: state.answers.withoutSecrets) }
}
