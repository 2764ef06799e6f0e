import FileErrors
import Forms
import SessionCore
import SessionState

extension Session {
  /// The data that can be recovered from an ended session: an edited form, and answers.
  ///
  /// The answers are sorted by whether the form accepts them.
  package struct Recovery: Sendable {
    /// The edited form to restore from an ended session, or nil if it equals the current form.
    package fileprivate(set) var form: FormEdit?
    /// A note about the edited form, or nil.
    ///
    /// It says why the form can't be restored, or why `write` will need `--force`.
    package fileprivate(set) var formNote: String?
    /// Whether the ended session left an edited form that can't be parsed.
    package fileprivate(set) var isUnread = false
    /// The answers of the ended session to restore.
    ///
    /// Answers that the form's fields already have are left out.
    package fileprivate(set) var answers: [Journal.Answer] = []
    package fileprivate(set) var refused: [Refusal] = []
    /// All answers that the form accepts, including those that its fields already have.
    fileprivate var taken: [Journal.Answer] = []

    /// Returns whether an answer is among those that the form does not accept.
    fileprivate func keeps(_ answer: Journal.Answer) -> Bool {
      refused.contains { $0.answer.field == answer.field && $0.answer.value == answer.value }
    }
  }

  /// An answer of an ended session that the form does not accept, with the reason.
  package struct Refusal: Equatable, Sendable {
    package var answer: Journal.Answer
    /// The refused answer as text, with bullets for a secure value.
    package var shown: String
    package var reason: String

    /// The line that tells the user that the answer is kept aside, with the reason.
    package var line: String { "\(shown) is kept aside: \(reason)" }
  }

  /// Sorts the answers of an ended session by whether the form accepts them.
  ///
  /// - Parameters:
  ///   - answers: the answers.
  ///   - editedForm: the edited form that the answers belong to, or nil if the form was not edited.
  ///   - hasChanged: whether the form may have changed since the answers were given. If not,
  ///     answers that break rules are restored too, because the form accepted them before.
  ///   - mayHoldSecrets: whether a field that no longer exists may have been secure.
  /// - Returns: the answers that can be restored, and those that can't.
  package func recovery(
    of answers: [Journal.Answer], editedForm: EditedForm? = nil, hasChanged: Bool,
    mayHoldSecrets: Bool = false
  ) -> Recovery {
    guard let editedForm else { return sorted(answers, hasChanged, mayHoldSecrets) }
    do throws(FormError) {
      return recovery(of: answers, with: try edit(for: editedForm))
    } catch {
      var recovery = sorted(answers, true, mayHoldSecrets)
      recovery.formNote = "the edited form cannot be read: \(error.message)"
      recovery.isUnread = true
      return recovery
    }
  }

  private func recovery(of answers: [Journal.Answer], with edit: FormEdit) -> Recovery {
    var edited = self
    edited.state.take(edit)
    var recovery = edited.sorted(answers, false, false)
    guard edited.form != form else { return recovery }
    recovery.form = edit
    if form.hasFile, !edit.form.hasFile {
      recovery.formNote =
        "\(fileName) has changed since the form was edited: write needs --force to replace it"
    }
    return recovery
  }

  private func sorted(
    _ answers: [Journal.Answer], _ hasChanged: Bool, _ mayHoldSecrets: Bool
  ) -> Recovery {
    var recovery = Recovery()
    for answer in answers.map(form.asItIsTaken) {
      let isGone = answer.value.isEmpty && form.row(ofField: answer.field) == nil
      if isGone { continue }
      if let reason = reason(against: answer, hasChanged: hasChanged) {
        var answer = answer
        answer.mayBeSecure = mayHoldSecrets && form.row(ofField: answer.field) == nil
        recovery.refused.append(Refusal(answer: answer, shown: shown(answer), reason: reason))
      } else if let row = form.row(ofField: answer.field) {
        recovery.taken.append(answer)
        if value(ofRow: row) != answer.value { recovery.answers.append(answer) }
      }
    }
    return recovery
  }

  /// Returns an answer as text, such as `zip = "90210"`.
  ///
  /// A value that may be secure is replaced by bullets.
  package func shown(_ answer: Journal.Answer) -> String {
    let value = state.mayBeSecure(answer) ? Self.secret : answer.value
    return "\(answer.field) = \(value.jsonQuoted)"
  }

  /// Returns whether an answers file's checksum differs from `sum`, which a journal has stored.
  package func hasChanged(_ path: String, since sum: String) -> Bool {
    let data = files.isKept(path) ? try? files.read(path) : nil
    return (data.map { Checksum.digits(of: $0) } ?? "") != sum
  }

  /// Returns whether the answers file at a path may be read before recovered answers are restored.
  ///
  /// The file must exist, and this session must have no answers of its own.
  package func takes(answersFile path: String) -> Bool {
    answersFile == nil && !hasUnsavedAnswers && files.isKept(path)
  }

  private func reason(against answer: Journal.Answer, hasChanged: Bool) -> String? {
    guard let field = form.row(ofField: answer.field).flatMap(form.field(atRow:)) else {
      return "the form no longer has this field"
    }
    if field.kind == .button { return "it is now a button, which has no answer" }
    // An empty value or the form's own value is not an answer, so it can't be wrong.
    guard hasChanged || answer.isUnmatched, !answer.value.isEmpty, !form.isOwnValue(answer) else {
      return nil
    }
    return field.problems(with: answer.value).first.map { problem in
      if case .message = problem.rule { problem.message } else { "it \(problem.message)" }
    }
  }

  /// Restores the edited form and the recovered answers of an ended session.
  ///
  /// Refused answers are kept aside, where they replace older ones to the same fields.
  package mutating func bringBack(_ recovery: Recovery) throws(CommandError) -> Outcome {
    let rows = (recovery.form?.form ?? form).rows(of: recovery.answers)
    let older = overtaken(by: recovery)
    // The script reads the edited form from its file after all.
    if recovery.form != nil { forgetReadings(of: fileName) }
    return try run { session throws(CommandError) in
      let kind: Command.Kind = recovery.form == nil ? .edits : .rewrites
      var outcome = try session.change(kind) { state throws(CommandError) in
        if let edit = recovery.form { state.take(edit) }
        for (row, value) in rows { state.change(row: row, to: value) }
        state.keepUnmatched(recovery)
        if !recovery.refused.isEmpty { state.answersFile.noteChange() }
        return .none
      }
      outcome.answer = older
      outcome.script =
        (recovery.form == nil ? [] : [Self.noteOfEditedForm])
        + rows.map { session.state.setLine(ofRow: $0.row) }
      return outcome
    }
  }

  /// Returns messages about answers kept aside that newly refused answers replace.
  package func overtaken(by recovery: Recovery) -> [String] {
    let fields = Set(recovery.refused.map(\.answer.field))
    return state.answersFile.unmatched.filter { fields.contains($0.field) && !recovery.keeps($0) }
      .map { "\(shown($0)) was replaced by a later answer" }
  }

  private static let noteOfEditedForm =
    "# The edited form was restored: write saves it for this script."
}

extension State {
  /// Returns whether an answer may belong to a secure field.
  ///
  /// True if the answer's field is secure, or no longer exists and may have been secure.
  package func mayBeSecure(_ answer: Journal.Answer) -> Bool {
    form.row(ofField: answer.field).map(form.isSecure(row:)) ?? answer.mayBeSecure
  }

  /// Stores the answers that the form refused in a recovery aside, so that `save` can write them.
  ///
  /// Accepted answers of hidden rows are stored, too, because a refused answer may be why a row is
  /// hidden.
  package mutating func keepUnmatched(_ recovery: Session.Recovery) {
    let hidden = recovery.taken.filter { answer in
      guard let row = form.row(ofField: answer.field), isHidden(row: row) else { return false }
      return !answer.value.isEmpty && !form.isOwnValue(answer)
    }
    answersFile.keepAside(recovery.refused.map(\.answer) + hidden)
  }
}

extension Form {
  /// Returns an answer with its value in the field's notation, such as `on` or `off` for a switch.
  package func asItIsTaken(_ answer: Journal.Answer) -> Journal.Answer {
    guard let row = row(ofField: answer.field), field(atRow: row)?.kind == .toggle,
      let word = Field.toggleWord(answer.value)
    else { return answer }
    var answer = answer
    answer.value = word
    return answer
  }

  /// Returns the values of answers, each with the row of its field.
  ///
  /// Answers without a field in the form are left out.
  package func rows(of answers: [Journal.Answer]) -> [(row: Int, value: String)] {
    answers.compactMap { answer in row(ofField: answer.field).map { ($0, answer.value) } }
  }

  /// Returns whether an answer equals the value of its field in the form's definition.
  package func isOwnValue(_ answer: Journal.Answer) -> Bool {
    row(ofField: answer.field).flatMap(field(atRow:))?.value == answer.value
  }
}

extension Session {
  /// Returns whether an answer may belong to a secure field.
  ///
  /// True if the answer's field is secure, or no longer exists and may have been secure.
  package func mayBeSecure(_ answer: Journal.Answer) -> Bool { state.mayBeSecure(answer) }

  /// The path of the file that `save` writes answers to by default.
  package var saveFile: String { state.saveFile }

  /// Whether a visible secure field of the form has an answer.
  package var hasSecureAnswer: Bool { state.hasSecureAnswer }
}
