import Forms
import Foundation
import Session

/// The writer of a session's unsaved answers and form edits to a journal file, so that a crash
/// can't lose them.
///
/// Each change is written at once. Changes that were saved or discarded are removed from the file.
package final class SessionJournal {
  private let places: JournalPlaces
  private let warn: (String) -> Void
  /// The form and answers that the journal file contains; only differences from them are written.
  private var sheet: AnswerSheet
  /// The form as it was last opened or written to a file, before later edits.
  ///
  /// The journal file names this form, so that a later session with the form finds the journal.
  private var unedited: Form
  private var file: JournalFile?
  /// The known answers in the session's answers file, which the journal doesn't repeat.
  private var inFile: FileAnswers
  /// The known answers in this and earlier answers files; undo may return to an earlier file.
  private var known: [FileAnswers]
  /// The session's answers at the last call of ``take(_:)``, whether or not they were written.
  private var seen: AnswerSheet
  /// Whether the journal file contains the answers in ``sheet``; false while it has no answers.
  private var isComplete = false
  /// The unsaved answers to forms that were open before; undo may return to one of these forms.
  private var former: [(sheet: AnswerSheet, inFile: FileAnswers, place: Place?)] = []
  /// The place of an old journal file, which is removed once the next journal file exists.
  private var replaced: Place?
  private var lastSynchronized = ContinuousClock.now
  /// Whether the last attempt to store unsaved answers failed; the user is warned only the first
  /// time.
  private var isFailing = false
  private var hasToldOfFallback = false
  private var shown: Form?

  /// The path of a journal's folder, and the journal's file name.
  ///
  /// The folder isn't kept open, because each form that was loaded before may have such a place.
  private typealias Place = (folder: String, name: String)

  /// Creates the journal for the unsaved answers of a new session.
  ///
  /// The journal file is created with the first change. `warn` shows a warning to the user.
  package init(
    _ session: Session, in places: JournalPlaces = JournalPlaces(),
    warn: @escaping (String) -> Void
  ) {
    self.places = places
    self.warn = warn
    seen = session.sheet
    sheet = seen.blank
    inFile = FileAnswers(session)
    known = [inFile]
    unedited = session.form
  }

  /// Whether the journal file contains unsaved answers.
  package var holdsAnswers: Bool { file != nil && isComplete && !answers(of: sheet).isEmpty }

  /// Writes the changes of a session's answers and form to the journal; call it after each command.
  package func take(_ session: Session) {
    let now = session.sheet
    if !sheet.isOf(now.form) { turn(to: now) }
    defer { seen = now }
    let isNews = !inFile.isOf(session)
    if isNews { turn(toFileOf: session, now) }
    guard isNews || !now.isSame(as: sheet) else { return }
    if !now.isEdited { unedited = now.form }
    let form = journalForm(of: session)
    guard session.hasUnsavedAnswers || now.isEdited else {
      drop(now)
      // Shows other sessions which answers file this session uses.
      if isNews, shows(session.form) { makeFile(form, with: "") }
      return
    }
    write(now, form, isNews: isNews)
    if lastSynchronized.duration(to: .now) > Self.longestWait { synchronize() }
  }

  /// The maximum time until the answers of a running script survive a power failure.
  private static let longestWait = Duration.milliseconds(200)

  /// Makes the unsaved answers in the journal file survive a power failure.
  package func synchronize() {
    lastSynchronized = .now
    do throws(FileError) { try file?.synchronize() } catch { fail(error) }
  }

  /// Returns whether all of a session's answers are stored in the answers file or in the journal.
  package func isSafe(_ session: Session) -> Bool {
    synchronize()
    return !isFailing && sheet.isOf(session.form) && sheet.isSame(as: session.sheet)
  }

  /// Returns whether other sessions can see that a form is open here, because ``show(_:)`` ran.
  package func shows(_ form: Form) -> Bool { shown?.isSameOpening(as: form) ?? false }

  /// Creates the journal file even without answers, so that other sessions see that the form is
  /// open here.
  package func show(_ session: Session) {
    shown = session.form
    take(session)
    if file == nil { makeFile(journalForm(of: session), with: "") }
  }

  /// Removes the answers from the journal after they were saved to a file.
  ///
  /// An edited form that was not written remains.
  package func forgetSaved(_ session: Session) {
    drop(session)
    guard sheet.isEdited else { return }
    let form = sheet.unanswered.changes(since: sheet.blank)
    isComplete = makeFile(journalForm(of: session), with: text(form))
  }

  /// Removes all of a session's answers and form edits from the journal.
  package func drop(_ session: Session) { drop(session.sheet) }

  private func journalForm(of session: Session) -> JournalForm {
    JournalForm(of: session, as: unedited)
  }

  /// Closes the journal at the end of the session.
  ///
  /// The file is removed if it has no unsaved answers or if `isKept` is false.
  package func close(isKept: Bool = true) {
    if isKept, holdsAnswers {
      synchronize()
    } else {
      file?.remove()
    }
    file = nil
    isComplete = false
  }

  /// Returns the unsaved answers that ended sessions left for a session's form.
  package func left(for session: Session) -> OrphanedJournals {
    let form =
      sheet.isOf(session.form) ? journalForm(of: session) : JournalForm(of: session)
    return OrphanedJournals(for: form, in: places, besides: file?.path)
  }
}

extension SessionJournal {
  private func drop(_ now: AnswerSheet) {
    file?.remove()
    removeReplaced()
    file = nil
    isComplete = false
    sheet = now
  }

  /// Switches the journal to another form that the session has opened.
  ///
  /// The old form's unsaved answers stay in their own journal file.
  private func turn(to now: AnswerSheet) {
    if let file, holdsAnswers {
      synchronize()
      former.append((sheet, inFile, (file.folder.path, file.name)))
    } else {
      file?.remove()
      former.append((sheet, inFile, nil))
    }
    file = nil
    isComplete = false
    sheet = now.blank
    unedited = now.form
    if let index = former.firstIndex(where: { $0.sheet.isOf(now.form) }) {
      (_, inFile, replaced) = former.remove(at: index)
      seen = now
    } else {
      (inFile, replaced, seen) = (FileAnswers(), nil, now.blank)
    }
    known = [inFile]
  }

  /// Updates the known answers after a session has read or written its answers file, or uses
  /// another one.
  private func turn(toFileOf session: Session, _ now: AnswerSheet) {
    if let earlier = known.first(where: { $0.isOf(session) }) {
      inFile = earlier
    } else {
      inFile.take(session, now, since: seen)
      known.append(inFile)
    }
  }

  /// Returns a form's answers as journal lines, without those that the answers file already has.
  private func answers(of sheet: AnswerSheet) -> [JournalLine.Content] {
    inFile.changes(sheet.changes(since: sheet.blank)).filter { !$0.isUnset }
  }

  private func text(_ changes: [JournalLine.Content]) -> String {
    let time = JournalFile.now
    return changes.map { JournalLine($0, time: time).text }.joined()
  }

  private func write(_ now: AnswerSheet, _ form: JournalForm, isNews: Bool) {
    let isWhole = isNews || !isComplete
    let changes = isWhole ? answers(of: now) : inFile.changes(now.changes(since: sheet))
    guard isNews || !changes.isEmpty else { return sheet = now }
    // A written form may belong to another file, and its answers may be the file's own values now.
    let isOfFile = !isNews && (now.isEdited || !sheet.isEdited)
    if isOfFile && append(text(changes)) || makeFile(form, with: text(answers(of: now))) {
      sheet = now
      isComplete = true
      isFailing = false
    }
  }

  private func append(_ lines: String) -> Bool {
    guard let file, !file.isOvergrown else { return false }
    return (try? file.append(lines)) != nil
  }

  /// Creates a journal file in the first usable folder; returns false if no folder is usable.
  @discardableResult
  private func makeFile(_ form: JournalForm, with lines: String) -> Bool {
    var failure: FileError?
    for path in places.paths {
      do throws(FileError) {
        let folder = try JournalFolder(path: path, isMade: true)
        try takePlace(try JournalFile(in: folder, for: form, text(inFile.line) + lines))
        if path == places.fallback { tellOfFallback(failure) }
        return true
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { fail(failure) }
    return false
  }

  private func takePlace(_ made: JournalFile) throws(FileError) {
    if file != nil || replaced != nil {
      do throws(FileError) {
        try made.synchronize()
      } catch {
        made.remove()
        throw error
      }
    }
    file?.remove()
    removeReplaced()
    file = made
  }

  private func removeReplaced() {
    guard let replaced else { return }
    try? JournalFolder(path: replaced.folder, isMade: false).removeIfFree(named: replaced.name)
    self.replaced = nil
  }

  private func tellOfFallback(_ failure: FileError?) {
    guard !hasToldOfFallback else { return }
    hasToldOfFallback = true
    warn(
      "the answers are kept in \(places.fallback): "
        + (failure?.description ?? "there is no home directory"))
  }

  private func fail(_ error: FileError) {
    guard !isFailing else { return }
    isFailing = true
    warn("the answers are not kept: \(error)")
  }
}
