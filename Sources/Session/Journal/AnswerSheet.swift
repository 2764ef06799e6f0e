import Forms

/// A form and the answers to it at one moment, secure ones left out, to be compared with those of
/// another.
package struct AnswerSheet: Sendable {
  package let form: Form
  private let answers: Answers
  /// Whether the form was edited since it was written or read.
  package let isEdited: Bool
  /// The sum of the form's file as it was last written, where it was.
  private let writtenSum: String?

  fileprivate init(form: Form, answers: Answers, isEdited: Bool, writtenSum: String?) {
    self.form = form
    self.answers = answers
    self.isEdited = isEdited
    self.writtenSum = writtenSum
  }

  /// The same form without any answer, to be had from its file.
  package var blank: AnswerSheet { withoutAnswers(isEdited: false) }

  /// The same form as it is without any answer.
  package var unanswered: AnswerSheet { withoutAnswers(isEdited: isEdited) }

  private func withoutAnswers(isEdited: Bool) -> AnswerSheet {
    AnswerSheet(
      form: form, answers: Answers(rowCount: form.rows.count + 1), isEdited: isEdited,
      writtenSum: writtenSum)
  }

  /// Whether this is of a form that was opened, and not of another opening, of the same file or
  /// not.
  package func isOf(_ form: Form) -> Bool { self.form.isSameOpening(as: form) }

  /// Whether the answers are the same.
  package func isSame(as other: AnswerSheet) -> Bool {
    guard form.isCopy(of: other.form) else { return changes(since: other).isEmpty }
    return answers == other.answers && isEdited == other.isEdited
  }

  /// Returns what changed since an older sheet of the same form, as a journal says it: what is
  /// secure is left out.
  package func changes(since old: AnswerSheet) -> [JournalLine.Content] {
    formChanges(since: old) + answerChanges(since: old)
  }

  private func formChanges(since old: AnswerSheet) -> [JournalLine.Content] {
    guard isEdited else { return old.isEdited ? [.edited(nil)] : [] }
    if old.isEdited, form.isCopy(of: old.form) { return [] }
    let source = Session.sum(of: form, known: writtenSum)
    return [.edited(EditedForm(snapshot: form.snapshot, source: source))]
  }

  private func answerChanges(since old: AnswerSheet) -> [JournalLine.Content] {
    guard form.isCopy(of: old.form) else { return changes(sinceEdited: old) }
    return answers.rows(differingFrom: old.answers).compactMap { row in
      guard let field = form.field(atRow: row), !field.isSecure else { return nil }
      return .answer(field: field.id, value: answers[row])
    }
  }

  /// Returns the same where the form was edited in between: fields are known by their ids.
  private func changes(sinceEdited old: AnswerSheet) -> [JournalLine.Content] {
    let (mine, theirs) = (given, old.given)
    let values = Dictionary(mine.map { ($0.field, $0.value) }) { $1 }
    let before = Dictionary(theirs.map { ($0.field, $0.value) }) { $1 }
    return theirs.filter { values[$0.field] == nil }.map { .answer(field: $0.field, value: nil) }
      + mine.filter { before[$0.field] != $0.value }
      .map { .answer(field: $0.field, value: $0.value) }
  }

  private var given: [(field: String, value: String)] {
    answers.rows(differingFrom: blank.answers).compactMap { row in
      guard let field = form.field(atRow: row), !field.isSecure, let value = answers[row] else {
        return nil
      }
      return (field.id, value)
    }
  }
}

extension Session {
  /// The answers as they are now.
  package var sheet: AnswerSheet {
    AnswerSheet(
      form: form, answers: state.answers.withoutSecrets, isEdited: state.hasUnwrittenForm,
      writtenSum: knownFiles.sum(of: fileName))
  }
}
