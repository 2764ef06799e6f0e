import Forms
import Foundation
import Session

/// The keeper of a session's answers and of the form's changes: each is written to a journal's file
/// as soon as it is accepted, and stays there until it is saved, written or dropped.
final class SessionJournal {
  private let places: JournalPlaces
  private let warn: (String) -> Void
  /// The answers as the file has them.
  private var sheet: AnswerSheet
  /// The form as it was opened or written last, by which a later session knows the file.
  private var unedited: Form
  private var file: JournalFile?
  /// What the file that the answers came from has, as it was last told.
  private var inFile: FileAnswers
  /// The same for all files to which an undo may go back.
  private var known: [FileAnswers]
  /// The answers as they were seen last, in the journal's file or not.
  private var seen: AnswerSheet
  /// Whether the file has all the answers of the sheet, and not none.
  private var isComplete = false
  /// The files of forms that were open before, to which an undo may go back.
  private var former: [(sheet: AnswerSheet, inFile: FileAnswers, place: Place?)] = []
  /// What the next file takes the place of.
  private var replaced: Place?
  private var lastSynchronized = ContinuousClock.now
  /// Whether the last answers could not be written.
  private var isFailing = false
  private var hasToldOfFallback = false
  private var shown: Form?

  private typealias Place = (folder: JournalFolder, name: String)

  /// Creates the journal of a session that begins; no file is made before there is something to
  /// write.
  init(
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

  /// Whether there are answers in a file.
  var holdsAnswers: Bool { file != nil && isComplete && !answers(of: sheet).isEmpty }

  /// Writes what a session's answers have become, so that they outlive the process.
  func take(_ session: Session) {
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
      // Other sessions are to see which file this one has.
      if isNews, shows(session.form) { makeFile(form, with: "") }
      return
    }
    write(now, form, isNews: isNews)
    if lastSynchronized.duration(to: .now) > Self.longestWait { synchronize() }
  }

  /// The longest that answers of a script are not safe from a power cut.
  private static let longestWait = Duration.milliseconds(200)

  /// Has all that was written outlive a power cut.
  func synchronize() {
    lastSynchronized = .now
    do throws(FileError) { try file?.synchronize() } catch { fail(error) }
  }

  /// Returns whether all of a session's answers outlive whatever comes.
  func isSafe(_ session: Session) -> Bool {
    synchronize()
    return !isFailing && sheet.isOf(session.form) && sheet.isSame(as: session.sheet)
  }

  /// Whether a form was shown to be open; see ``show(_:)``.
  func shows(_ form: Form) -> Bool { shown?.isSameOpening(as: form) ?? false }

  /// Shows other sessions that a form is open here, as far as a file can be made.
  func show(_ session: Session) {
    shown = session.form
    take(session)
    if file == nil { makeFile(journalForm(of: session), with: "") }
  }

  /// Forgets the answers, which were saved; a form that was not written is kept.
  func forgetSaved(_ session: Session) {
    drop(session)
    guard sheet.isEdited else { return }
    let form = sheet.unanswered.changes(since: sheet.blank)
    isComplete = makeFile(journalForm(of: session), with: text(form))
  }

  /// Forgets all that is kept.
  func drop(_ session: Session) { drop(session.sheet) }

  private func journalForm(of session: Session) -> JournalForm {
    JournalForm(of: session, as: unedited)
  }

  /// Ends with the session: a file without answers goes, and all goes where nothing is to be kept.
  func close(isKept: Bool = true) {
    if isKept, holdsAnswers {
      synchronize()
    } else {
      file?.remove()
    }
    file = nil
    isComplete = false
  }

  /// Returns the journals that other sessions left for a session's form.
  func left(for session: Session) -> LeftJournals {
    let form =
      sheet.isOf(session.form) ? journalForm(of: session) : JournalForm(of: session)
    return LeftJournals(for: form, in: places, besides: file?.path)
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

  /// Leaves the answers to a form as they are, in a file that is free from now on.
  private func turn(to now: AnswerSheet) {
    if let file, holdsAnswers {
      synchronize()
      former.append((sheet, inFile, (file.folder, file.name)))
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

  /// Takes over that a session has read or written its file of answers, or has come back to
  /// another.
  private func turn(toFileOf session: Session, _ now: AnswerSheet) {
    if let earlier = known.first(where: { $0.isOf(session) }) {
      inFile = earlier
    } else {
      inFile.take(session, now, since: seen)
      known.append(inFile)
    }
  }

  /// What was given: all answers but those that their file has.
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
    // A form that was written may be of another file; and what was an answer may be the file's now.
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

  /// Makes a file at the first place that takes it; the one before it goes.
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
    replaced?.folder.removeIfFree(named: replaced?.name ?? "")
    replaced = nil
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
