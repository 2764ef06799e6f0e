import Session

extension Runner {
  /// What ended sessions left for the form.
  var left: LeftJournals {
    journal?.left(for: session)
      ?? LeftJournals(for: JournalForm(of: session), in: JournalPlaces(), besides: nil)
  }

  /// Brings back the answers that ended sessions left for the form, or drops them.
  func recover(discards: Bool) throws(CommandError) -> Outcome {
    let left = left
    if discards { return try drop(left) }
    if left.isEmpty { throw CommandError(.nothingTo("bring back")) }
    // An answers file that is read under them replaces nothing: it is read where nothing was given.
    let replaced = session.replaced(by: left.recovery(in: session), "the kept answer")
    var outcome = try bringBack(left)
    outcome.answer = replaced + outcome.answer
    return outcome
  }

  /// Brings back answers, and tells one by one those that the form does not take.
  ///
  /// The journals go as soon as this session keeps the answers, or has saved them.
  func bringBack(_ left: LeftJournals) throws(CommandError) -> Outcome {
    let base = readAnswers(under: left)
    let recovery = left.recovery(in: session)
    var outcome = try perform { session throws(CommandError) in
      try session.bringBack(recovery)
    }
    let refused = recovery.refused.map(\.line)
    let overridden =
      (left.overriddenForms.isEmpty
        ? [] : ["older changes of the form stay aside: recover puts them in place of these"])
      + left.overriddenAnswers.map { "\(session.shown($0)) gives way to a later answer" }
    let note = recovery.formNote.map { [$0] } ?? []
    outcome.answer = left.damage + base.answer + note + overridden + outcome.answer + refused
    outcome.told = base.told + [.text(Self.words(forBringingBack: recovery))]
    // What cannot be read stays until it is dropped.
    if recovery.isUnread { return outcome }
    recovered.append((left, recovery.refused.map(\.answer)))
    if let journal, journal.isSafe(session) { try forgetRecovered() }
    return outcome
  }

  /// Reads the file on top of which answers were given, where this session has none.
  private func readAnswers(under left: LeftJournals) -> Outcome {
    let note = left.noteOfFile(in: session).map { [$0] } ?? []
    guard let (path, _) = left.answersFile, session.takes(answersFile: path) else {
      return Outcome(answer: note)
    }
    do throws(CommandError) {
      var outcome = try perform { session throws(CommandError) in
        try session.resume(from: path)
      }
      outcome.answer = note + outcome.answer
      return outcome
    } catch {
      return Outcome(answer: note + [error.message])
    }
  }

  /// Brings answers back that the user was asked about.
  func takeBack(_ left: LeftJournals) {
    do throws(CommandError) {
      report(try bringBack(left), of: "recover")
    } catch {
      report(error, of: "recover")
    }
  }

  private static func words(forBringingBack recovery: Session.Recovery) -> String {
    let count = recovery.answers.count
    if recovery.form != nil {
      let answers = count == 0 ? "" : count == 1 ? ", with 1 answer" : ", with \(count) answers"
      return "the form came back as it was edited\(answers); undo takes that back"
    }
    return switch count {
    case 0: "no answer came back"
    case 1: "1 answer came back; undo takes it out again"
    default: "\(count) answers came back; undo takes them out again"
    }
  }

  private func drop(_ left: LeftJournals) throws(CommandError) -> Outcome {
    if left.isEmpty {
      guard let journal, journal.holdsAnswers else { throw CommandError(.nothingTo("drop")) }
      journal.drop(session)
      return Outcome(notices: ["what this session has kept is dropped, until the next answer"])
    }
    left.remove()
    return Outcome(notices: ["dropped \(left.words)"])
  }

  /// Has the journals go whose answers are in a file; that the form is open here stays shown.
  func forgetSaved() throws(CommandError) {
    journal?.forgetSaved(session)
    if let journal, journal.shows(session.form) { journal.show(session) }
    try forgetRecovered()
  }

  private func forgetRecovered() throws(CommandError) {
    while let (left, refused) = recovered.popLast() { try replace(left, by: refused) }
  }

  private func replace(
    _ left: LeftJournals, by refused: [Journal.Answer]
  ) throws(CommandError) {
    do throws(FileError) {
      try left.replace(by: refused)
    } catch {
      throw CommandError(error)
    }
  }
}

extension LeftJournals {
  /// What of the answers a session can take.
  func recovery(in session: Session) -> Session.Recovery {
    session.recovery(of: answers, editedForm: editedForm, hasChanged: isOfAnotherForm)
  }

  /// Says that the file on top of which answers were given is another one now; nil where it is not.
  func noteOfFile(in session: Session) -> String? {
    guard let (path, sum) = answersFile, session.hasChanged(path, since: sum) else { return nil }
    return "\(path) has changed since"
  }

  /// What there is, and since when, as in `5 answers from 19:31`.
  var words: String { words(forCount: answers.count, withForm: editedForm != nil) }

  func words(forCount count: Int, withForm: Bool) -> String {
    let answers = count == 1 ? "1 answer" : "\(count) answers"
    let form = "changes of the form"
    let parts = withForm ? (count == 0 ? form : "\(form) with \(answers)") : answers
    return time.map { "\(parts) from \(Moment(milliseconds: $0).words)" } ?? parts
  }
}
