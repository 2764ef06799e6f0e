import Forms

extension Session {
  /// What was kept of an ended session, its answers sorted by whether the form takes them.
  package struct Recovery: Sendable {
    /// The form as it was edited, where it is otherwise now.
    package fileprivate(set) var form: FormEdit?
    /// What is to be said of it: why it cannot be brought back, or what becomes of its file.
    package fileprivate(set) var formNote: String?
    /// Whether the form as it was edited cannot be read.
    package fileprivate(set) var isUnread = false
    /// What can be brought back, and is otherwise now.
    package fileprivate(set) var answers: [Journal.Answer] = []
    package fileprivate(set) var refused: [Refusal] = []
    /// What the form takes, whether or not it is so already.
    fileprivate var taken: [Journal.Answer] = []

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

  /// Sorts what was kept.
  ///
  /// - Parameters:
  ///   - answers: the answers.
  ///   - editedForm: the form that they were given to, where it was edited.
  ///   - hasChanged: whether the form is no longer the one that they were given to; of that one what
  ///     broke a rule was taken then, and is now.
  ///   - mayHoldSecrets: whether a field that is gone may have been a secure one.
  /// - Returns: what can be brought back, and what cannot.
  package func recovery(
    of answers: [Journal.Answer], editedForm: EditedForm? = nil, hasChanged: Bool,
    mayHoldSecrets: Bool = false
  ) -> Recovery {
    guard let editedForm else { return sorted(answers, hasChanged, mayHoldSecrets) }
    do throws(FormError) {
      return recovery(of: answers, with: try edit(for: editedForm))
    } catch {
      var recovery = sorted(answers, true, mayHoldSecrets)
      recovery.formNote = "the form as it was edited cannot be read: \(error.message)"
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
        "\(fileName) has changed since the form was edited: write replaces it with --force alone"
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

  /// Returns an answer as it may be shown, such as `zip = "90210"`; of a field that is gone nothing
  /// where it may have been secure.
  package func shown(_ answer: Journal.Answer) -> String {
    let value = state.mayBeSecure(answer) ? Self.secret : answer.value
    return "\(answer.field) = \(value.jsonQuoted)"
  }

  /// Whether a file of answers is another than the one of which a journal has the sum.
  package func hasChanged(_ path: String, since sum: String) -> Bool {
    let data = files.isKept(path) ? try? files.read(path) : nil
    return (data.map { Checksum.digits(of: $0) } ?? "") != sum
  }

  /// Whether answers that were given on top of a file's may have those under them: nothing was
  /// given here yet, nor read from another one, and the file is there.
  package func takes(answersFile path: String) -> Bool {
    answersFile == nil && !hasUnsavedAnswers && files.isKept(path)
  }

  private func reason(against answer: Journal.Answer, hasChanged: Bool) -> String? {
    guard let field = form.row(ofField: answer.field).flatMap(form.field(atRow:)) else {
      return "the form has no such field any more"
    }
    if field.kind == .button { return "it is a button now, which holds no answer" }
    // What the form says itself, or nothing, is no answer that could be wrong.
    guard hasChanged || answer.isUnmatched, !answer.value.isEmpty, !form.isOwnValue(answer) else {
      return nil
    }
    return field.problems(with: answer.value).first.map { problem in
      if case .message = problem.rule { problem.message } else { "it \(problem.message)" }
    }
  }

  /// Has the form be as it was edited, and gives its fields the answers that were kept; those that
  /// it does not take are kept aside, in place of older ones.
  package mutating func bringBack(_ recovery: Recovery) throws(CommandError) -> Outcome {
    let rows = (recovery.form?.form ?? form).rows(of: recovery.answers)
    let older = overtaken(by: recovery)
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
        + rows.compactMap { session.setLine(ofRow: $0.row) }
      return outcome
    }
  }

  /// Says which unmatched answers give way to those that a recovery keeps.
  func overtaken(by recovery: Recovery) -> [String] {
    let fields = Set(recovery.refused.map(\.answer.field))
    return state.answersFile.unmatched.filter { fields.contains($0.field) && !recovery.keeps($0) }
      .map { "\(shown($0)) gives way to a later answer" }
  }

  private static let noteOfEditedForm =
    "# The form came back as it was edited: write keeps it for this script."

  private func setLine(ofRow row: Int) -> String? {
    guard let field = form.field(atRow: row) else { return nil }
    if field.isSecure { return Recording.omission }
    return "set \(field.id) \(LineSyntax.quoted(value(ofRow: row)))"
  }
}

extension State {
  /// Whether an answer may be secure: its field is, or is gone and may have been.
  func mayBeSecure(_ answer: Journal.Answer) -> Bool {
    form.row(ofField: answer.field).map(form.isSecure(row:)) ?? answer.mayBeSecure
  }

  /// Keeps what the form did not take, in place of older answers, and of what it took that whose
  /// row is hidden: perhaps only because the answer that shows it was not taken.
  mutating func keepUnmatched(_ recovery: Session.Recovery) {
    let hidden = recovery.taken.filter { answer in
      guard let row = form.row(ofField: answer.field), isHidden(row: row) else { return false }
      return !answer.value.isEmpty && !form.isOwnValue(answer)
    }
    answersFile.keepAside(recovery.refused.map(\.answer) + hidden)
  }
}

extension Form {
  /// Returns an answer as its field has it: a switch is on or off, however that is said.
  func asItIsTaken(_ answer: Journal.Answer) -> Journal.Answer {
    guard let row = row(ofField: answer.field), field(atRow: row)?.kind == .toggle,
      let word = Field.toggleWord(answer.value)
    else { return answer }
    var answer = answer
    answer.value = word
    return answer
  }

  /// Returns answers by the rows of their fields.
  func rows(of answers: [Journal.Answer]) -> [(row: Int, value: String)] {
    answers.compactMap { answer in row(ofField: answer.field).map { ($0, answer.value) } }
  }

  /// Whether an answer is what its field holds before anything is given.
  func isOwnValue(_ answer: Journal.Answer) -> Bool {
    row(ofField: answer.field).flatMap(field(atRow:))?.value == answer.value
  }
}
