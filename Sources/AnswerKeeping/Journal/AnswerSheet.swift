import Forms
import SessionCore
import SessionState

/// A snapshot of a form and its answers without secure values, to find what a journal must store.
package struct AnswerSheet: Sendable {
  package let form: Form
  private let answers: Answers
  /// Whether the form was edited since its file was written or read.
  package let isEdited: Bool
  /// The checksum of the form's file as this session last wrote it, or nil if it didn't.
  private let writtenSum: String?

  fileprivate init(form: Form, answers: Answers, isEdited: Bool, writtenSum: String?) {
    self.form = form
    self.answers = answers
    self.isEdited = isEdited
    self.writtenSum = writtenSum
  }

  /// This snapshot without answers, and marked as a form without edits.
  package var blank: AnswerSheet { withoutAnswers(isEdited: false) }

  /// This snapshot without answers, but with the form's edits.
  package var unanswered: AnswerSheet { withoutAnswers(isEdited: isEdited) }

  private func withoutAnswers(isEdited: Bool) -> AnswerSheet {
    AnswerSheet(
      form: form, answers: Answers(rowCount: form.rows.count + 1), isEdited: isEdited,
      writtenSum: writtenSum)
  }

  /// Returns whether the snapshot belongs to the same opening of a form, before or after edits.
  ///
  /// Opening the same file again is another opening.
  package func isOf(_ form: Form) -> Bool { self.form.isSameOpening(as: form) }

  /// Returns whether another snapshot has the same answers and the same edits of the form.
  package func isSame(as other: AnswerSheet) -> Bool {
    guard form.isCopy(of: other.form) else { return changes(since: other).isEmpty }
    return answers == other.answers && isEdited == other.isEdited
  }

  /// Returns the answers and edits that differ from an older snapshot of the same form, as journal
  /// lines.
  ///
  /// Secure values are left out.
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

  /// Returns the answers that differ from an older snapshot, if the form was edited in between.
  ///
  /// Fields are matched by their ids.
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
  /// A snapshot of the session's form and its current answers, without secure values.
  package var sheet: AnswerSheet {
    AnswerSheet(
      form: form, answers: state.answers.withoutSecrets, isEdited: state.hasUnwrittenForm,
      writtenSum: knownFiles.sum(of: fileName))
  }
}
