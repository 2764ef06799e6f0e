import Forms
import Foundation
import Session

/// The keeper of a session's answers and of the form's changes: each is written to a journal's file as
/// soon as it is accepted, and stays there until it is saved, written or dropped.
final class SessionJournal {
  private let places: JournalPlaces
  private let warn: (String) -> Void
  /// The answers as the file has them.
  private var sheet: AnswerSheet
  /// The form as it was opened or written last, by which a later session knows the file.
  private var unedited: Form
  private var file: JournalFile?
  /// The file that the answers came from, as it was last told.
  private var answersFile: String?
  /// Whether the file has all the answers of the sheet, and not none.
  private var isComplete = false
  /// The files of forms that were open before, to which an undo may go back.
  private var former: [(sheet: AnswerSheet, place: Place)] = []
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
    sheet = session.sheet.blank
    unedited = session.form
  }

  /// Whether there are answers in a file.
  var holdsAnswers: Bool { file != nil && isComplete && !answers(of: sheet).isEmpty }

  /// Writes what a session's answers have become, so that they outlive the process.
  func take(_ session: Session) {
    let now = session.sheet
    if !sheet.isOf(now.form) { turn(to: now) }
    if session.answersFile != answersFile { note(answersFile: session.answersFile) }
    guard !now.isSame(as: sheet) else { return }
    if !now.isEdited { unedited = now.form }
    guard session.hasUnsavedAnswers || now.isEdited else { return drop(now) }
    write(now, journalForm(of: session))
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
    isComplete = makeFile(journalForm(of: session), with: text(answers(of: sheet.unanswered)))
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
      former.append((sheet, (file.folder, file.name)))
    } else {
      file?.remove()
    }
    file = nil
    isComplete = false
    sheet = now.blank
    unedited = now.form
    if let index = former.firstIndex(where: { $0.sheet.isOf(now.form) }) {
      replaced = former.remove(at: index).place
    } else {
      replaced = nil
    }
  }

  private func answers(of sheet: AnswerSheet) -> [JournalLine.Content] {
    sheet.changes(since: sheet.blank)
  }

  private func text(_ changes: [JournalLine.Content]) -> String {
    let time = JournalFile.now
    return changes.map { JournalLine($0, time: time).text }.joined()
  }

  private func write(_ now: AnswerSheet, _ form: JournalForm) {
    let changes = now.changes(since: isComplete ? sheet : sheet.blank)
    guard !changes.isEmpty else { return sheet = now }
    // A form that was written may be of another file.
    let isOfFile = now.isEdited || !sheet.isEdited
    if isOfFile && append(text(changes)) || makeFile(form, with: text(answers(of: now))) {
      sheet = now
      isComplete = true
      isFailing = false
    }
  }

  /// Tells other sessions which file the answers came from.
  private func note(answersFile: String?) {
    self.answersFile = answersFile
    _ = append(fileLine)
  }

  private var fileLine: String {
    let path = answersFile?.eventualPath
    return path.map { JournalLine(.file($0), time: JournalFile.now).text } ?? ""
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
        try takePlace(try JournalFile(in: folder, for: form, fileLine + lines))
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
