import Foundation
import Session
import Terminal

/// The unsaved answers and edits of one form that ended sessions left in their journal files.
///
/// The files stay locked while this value exists.
package struct OrphanedJournals {
  /// The journal of one ended session, with its locked file and the folder of the file.
  private struct Item {
    let journal: Journal
    let file: FileDescriptor
    let folder: JournalFolder
    let name: String
  }

  private let form: JournalForm
  /// The journals of unsaved answers that ended sessions left for the form, oldest first.
  private var items: [Item] = []
  /// Whether a session that is still running has the same form open.
  package private(set) var isShared = false
  /// The paths of the answers files that running sessions use for the same form.
  private var sharedFiles: Set<String> = []

  /// Finds and locks the journals (files with unsaved answers) that ended sessions left for a form.
  ///
  /// `own` is the path of the calling session's journal, which is left out.
  package init(for form: JournalForm, in places: JournalPlaces, besides own: String?) {
    self.form = form
    for folder in places.existing {
      for name in folder.names where folder.path(of: name) != own && Self.mayBe(name, of: form) {
        take(name, in: folder)
      }
    }
    items.sort { ($0.journal.time ?? 0) < ($1.journal.time ?? 0) }
  }

  private static func mayBe(_ name: String, of form: JournalForm) -> Bool {
    name.hasPrefix(form.pathDigits + "-") || name.contains("-\(form.contents)-")
  }

  private mutating func take(_ name: String, in folder: JournalFolder) {
    guard let file = try? folder.open(name, flags: O_RDONLY) else { return }
    let isLocked = file.lock()
    guard let journal = Journal(reading: file), isFor(journal, name) else { return }
    guard isLocked || Self.lock(file, afterTheEndOf: journal.process) else {
      if let file = journal.answersFile { sharedFiles.insert(file) }
      return isShared = true
    }
    // Another session may have recovered the journal between the opening and the lock.
    guard file.status?.st_nlink != 0 else { return }
    if journal.isEmpty, journal.damagedLines.isEmpty {
      folder.remove(name)
    } else {
      items.append(Item(journal: journal, file: file, folder: folder, name: name))
    }
  }

  /// Returns whether a journal's unsaved answers belong to the form.
  ///
  /// True if both have the same path. Also true if both have the same form contents, and the
  /// journal's path leads to no file, or one of both has no path.
  private func isFor(_ journal: Journal, _ name: String) -> Bool {
    guard let theirs = journal.form else { return name.hasPrefix(form.pathDigits + "-") }
    if !theirs.path.isEmpty, theirs.path == form.path { return true }
    guard theirs.contents == form.contents else { return false }
    return theirs.path.isEmpty || form.path.isEmpty || access(theirs.path, F_OK) != 0
  }

  /// Waits for the lock of a journal whose session has ended; returns false if the session runs.
  ///
  /// A child of the ended process `process` may hold the lock for a moment, so locking is repeated.
  private static func lock(_ file: FileDescriptor, afterTheEndOf process: Int32?) -> Bool {
    for _ in 0..<50 {
      guard let process, process > 0, kill(process, 0) != 0, errno == ESRCH else { return false }
      usleep(20_000)
      if file.lock() { return true }
    }
    return false
  }
}

extension OrphanedJournals {
  /// Returns whether another running session with this form uses an answers file.
  package func shares(answersFile: String) -> Bool {
    answersFile.eventualPath.map(sharedFiles.contains) ?? false
  }

  /// Whether no ended session has left unsaved answers for the form.
  package var isEmpty: Bool { items.isEmpty }

  /// The newest edited form that a session left when it ended without writing the form to its file,
  /// or nil.
  package var editedForm: EditedForm? {
    items.last { $0.journal.editedForm != nil }?.journal.editedForm
  }

  /// The answers file that the newest journal is based on, with the file's checksum at that time.
  ///
  /// Nil if no journal names an answers file.
  package var answersFile: (path: String, sum: String)? {
    items.last { $0.journal.answersSum != nil }.flatMap { item in
      item.journal.answersFile.flatMap { path in item.journal.answersSum.map { (path, $0) } }
    }
  }

  /// The newest answer to each field in the journals that ended sessions left.
  package var answers: [Journal.Answer] { Journal.answers(of: items.map(\.journal)) }

  /// The older answers to fields that have another answer in a later journal.
  package var overriddenAnswers: [Journal.Answer] {
    Journal.overriddenAnswers(of: items.map(\.journal))
  }

  /// The edited forms of older sessions, which the newest edited form replaces.
  package var overriddenForms: [EditedForm] {
    Array(items.compactMap(\.journal.editedForm).dropLast())
  }

  /// The time of the last change in the journals, in milliseconds since the start of 1970, or nil.
  package var time: Int? { items.compactMap(\.journal.time).max() }

  /// Whether the form has changed since the answers in one of the journals were given.
  package var isOfAnotherForm: Bool {
    items.contains { $0.journal.form?.contents != form.contents }
  }

  /// One message per journal with damaged lines, which says how many lines were left out.
  package var damage: [String] {
    items.compactMap { item in
      let lines = item.journal.damagedLines
      guard let first = lines.first else { return nil }
      let path = item.folder.path(of: item.name)
      let count = item.journal.damagedCount
      return count == 1
        ? "line \(first) of \(path) is damaged and left out"
        : "\(count) lines of \(path) are damaged and left out, the first is line \(first)"
    }
  }

  /// Replaces the journals of ended sessions with new ones for what could not be recovered.
  ///
  /// The new journals contain the answers in `refused`, and edited forms that a later one replaces.
  ///
  /// - Throws: ``FileError`` if they can't be written. The old journals are then unchanged.
  package func replace(by refused: [Journal.Answer]) throws(FileError) {
    for form in overriddenForms { try leave([.edited(form)]) }
    try leave(refused.map { .unmatched(field: $0.field, value: $0.value) })
    remove()
  }

  /// Removes the unsaved answers that ended sessions left for the form.
  package func remove() { for item in items { item.folder.remove(item.name) } }

  private func leave(_ contents: [JournalLine.Content]) throws(FileError) {
    guard let folder = items.last?.folder, !contents.isEmpty else { return }
    let lines = contents.map { JournalLine($0, time: JournalFile.now).text }
    try JournalFile(in: folder, for: form, lines.joined()).synchronize()
  }
}

extension Journal {
  private static let greatestSize = 64 << 20

  /// Reads a journal (a file with unsaved answers) up to a size limit; nil if it can't be read.
  init?(reading file: FileDescriptor) {
    guard let bytes = try? file.readAll(limit: Self.greatestSize) else { return nil }
    self.init(bytes.prefix(Self.greatestSize))
  }
}
