import Session

/// The answers in a session's answers file; the journal of unsaved answers doesn't repeat them.
struct FileAnswers {
  /// The answers file's path as the user gave it, or nil if the answers come from no file.
  private(set) var path: String?
  private var sum: String?
  private var values: [String: String] = [:]

  /// Creates an empty record of known answers, for a session without an answers file.
  init() {}

  /// Creates the record of the answers that a session has read from its answers file at the start.
  init(_ session: Session) {
    let sheet = session.sheet
    take(session, sheet, since: sheet.blank)
  }

  /// Returns whether a session uses this answers file now, with the same path and checksum.
  func isOf(_ session: Session) -> Bool {
    path == session.answersFile && sum == session.answersSum
  }

  /// Updates the known answers from `old` to `now`, after a session has read or written its file.
  mutating func take(_ session: Session, _ now: AnswerSheet, since old: AnswerSheet) {
    let isSaved = !session.hasUnsavedAnswers && now.isSame(as: old)
    if isSaved || path != session.answersFile { values = [:] }
    (path, sum) = (session.answersFile, session.answersSum)
    guard path != nil else { return }
    for case .answer(let field, let value) in now.changes(since: isSaved ? now.blank : old) {
      values[field] = value
    }
  }

  /// Returns the given changes for the journal, without answers that the answers file already has.
  func changes(_ changes: [JournalLine.Content]) -> [JournalLine.Content] {
    if values.isEmpty { return changes }
    return changes.map { change in
      guard case .answer(let field, let value?) = change, values[field] == value else {
        return change
      }
      return .answer(field: field, value: nil)
    }
  }

  /// A journal line that names the answers file, as a list; empty if there is no file.
  var line: [JournalLine.Content] {
    path?.eventualPath.map { [.file($0, sum: sum)] } ?? []
  }
}
