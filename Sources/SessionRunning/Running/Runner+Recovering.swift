import Journals
import Session
import Terminal

extension Runner {
  /// The unsaved answers that ended sessions left for the session's form, in their journals.
  var left: OrphanedJournals {
    journal?.left(for: session)
      ?? OrphanedJournals(for: JournalForm(of: session), in: JournalPlaces(), besides: nil)
  }

  /// Recovers the unsaved answers that ended sessions left for the form, or deletes them.
  func recover(discards: Bool) throws(CommandError) -> Outcome {
    let left = left
    if discards { return try drop(left) }
    if left.isEmpty { throw CommandError(.nothingTo("bring back")) }
    // Reading the answers file first replaces nothing, because it is only read if no answers were
    // given.
    let replaced = session.replaced(by: left.recovery(in: session), "the kept answer")
    var outcome = try bringBack(left)
    outcome.answer = replaced + outcome.answer
    return outcome
  }

  /// Recovers unsaved answers of ended sessions, and reports each answer that the form doesn't
  /// accept.
  ///
  /// The old journals are removed once the answers are in this session's journal or file.
  func bringBack(_ left: OrphanedJournals) throws(CommandError) -> Outcome {
    let base = readAnswers(under: left)
    let recovery = left.recovery(in: session)
    var outcome = try perform { session throws(CommandError) in
      try session.bringBack(recovery)
    }
    let refused = recovery.refused.map(\.line)
    let overridden =
      (left.overriddenForms.isEmpty
        ? [] : ["older changes of the form stay aside: recover puts them in place of these"])
      + left.overriddenAnswers.map { "\(session.shown($0)) was replaced by a later answer" }
    let note = recovery.formNote.map { [$0] } ?? []
    outcome.answer = left.damage + base.answer + note + overridden + outcome.answer + refused
    outcome.told = base.told + [.text(Self.words(forBringingBack: recovery))]
    // An unreadable form stays until it is discarded.
    if recovery.isUnread { return outcome }
    recovered.append((left, recovery.refused.map(\.answer)))
    if let journal, journal.isSafe(session) { try forgetRecovered() }
    return outcome
  }

  /// Reads the answers file that the recovered answers are based on.
  ///
  /// If this session already has another answers file, only returns a note.
  private func readAnswers(under left: OrphanedJournals) -> Outcome {
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

  /// Recovers the unsaved answers of ended sessions and reports it; call it after the user agreed.
  func takeBack(_ left: OrphanedJournals) {
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

  private func drop(_ left: OrphanedJournals) throws(CommandError) -> Outcome {
    if left.isEmpty {
      guard let journal, journal.holdsAnswers else { throw CommandError(.nothingTo("drop")) }
      journal.drop(session)
      return Outcome(notices: ["what this session has kept is dropped, until the next answer"])
    }
    left.remove()
    return Outcome(notices: ["dropped \(left.words)"])
  }

  /// Removes saved answers from the session's journal, and the journals they were recovered from.
  ///
  /// Other sessions can still see that the form is open here.
  func forgetSaved() throws(CommandError) {
    journal?.forgetSaved(session)
    if let journal, journal.shows(session.form) { journal.show(session) }
    try forgetRecovered()
  }

  private func forgetRecovered() throws(CommandError) {
    while let (left, refused) = recovered.popLast() { try replace(left, by: refused) }
  }

  private func replace(
    _ left: OrphanedJournals, by refused: [Journal.Answer]
  ) throws(CommandError) {
    do throws(FileError) {
      try left.replace(by: refused)
    } catch {
      throw CommandError(error)
    }
  }
}

extension OrphanedJournals {
  /// Returns the answers that a session can recover from these journals, and those it can't.
  func recovery(in session: Session) -> Session.Recovery {
    session.recovery(of: answers, editedForm: editedForm, hasChanged: isOfAnotherForm)
  }

  /// Returns a note if the answers file has changed since the journals' answers were typed, or nil.
  func noteOfFile(in session: Session) -> String? {
    guard let (path, sum) = answersFile, session.hasChanged(path, since: sum) else { return nil }
    return "\(path) has changed since"
  }

  /// A description of the journals' contents, such as `5 answers from 19:31`.
  var words: String { words(forCount: answers.count, withForm: editedForm != nil) }

  func words(forCount count: Int, withForm: Bool) -> String {
    let answers = count == 1 ? "1 answer" : "\(count) answers"
    let form = "changes of the form"
    let parts = withForm ? (count == 0 ? form : "\(form) with \(answers)") : answers
    return time.map { "\(parts) from \(LocalTime(milliseconds: $0).words)" } ?? parts
  }
}
