import Session

/// The answers of a session's file that are for the fields: of those, what a journal need not
/// keep.
struct FileAnswers {
  /// The file as it was named; nil where the answers come from none.
  private(set) var path: String?
  private var sum: String?
  private var values: [String: String] = [:]

  /// Creates what there is where no answer was read.
  init() {}

  /// Creates what a session begins with, before anything is given.
  init(_ session: Session) {
    let sheet = session.sheet
    take(session, sheet, since: sheet.blank)
  }

  /// Whether a session's answers come from that file still, as it was read or written last.
  func isOf(_ session: Session) -> Bool {
    path == session.answersFile && sum == session.answersSum
  }

  /// Takes over that a session has read its file, or written it; by reading nothing but what the
  /// file has can have changed.
  mutating func take(_ session: Session, _ now: AnswerSheet, since old: AnswerSheet) {
    let isSaved = !session.hasUnsavedAnswers && now.isSame(as: old)
    if isSaved || path != session.answersFile { values = [:] }
    (path, sum) = (session.answersFile, session.answersSum)
    guard path != nil else { return }
    for case .answer(let field, let value) in now.changes(since: isSaved ? now.blank : old) {
      values[field] = value
    }
  }

  /// Returns changes as a journal says them: what the file has is no answer that was given.
  func changes(_ changes: [JournalLine.Content]) -> [JournalLine.Content] {
    if values.isEmpty { return changes }
    return changes.map { change in
      guard case .answer(let field, let value?) = change, values[field] == value else {
        return change
      }
      return .answer(field: field, value: nil)
    }
  }

  /// The file as a journal names it.
  var line: [JournalLine.Content] {
    path?.eventualPath.map { [.file($0, sum: sum)] } ?? []
  }
}
