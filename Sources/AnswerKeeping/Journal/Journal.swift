import SessionState

/// The unsaved answers of an ended session, read from the journal file that the session left.
///
/// Each line is read on its own. A damaged line is skipped without affecting the others.
package struct Journal: Equatable, Sendable {
  /// The form that the journal's answers belong to, or nil if that line is damaged.
  package private(set) var form: JournalForm?
  /// The absolute path of the answers file that the ended session used, or nil.
  package private(set) var answersFile: String?
  /// The checksum of the answers file when the session last read or wrote the file.
  ///
  /// The journal contains only the answers since then. The text is empty if there was no file, and
  /// nil if the checksum is unknown.
  package private(set) var answersSum: String?
  /// The id of the process that wrote the journal, or nil if unknown.
  package private(set) var process: Int32?
  /// The latest version of the form that the ended session had edited, or nil if it had no unsaved
  /// edits.
  package private(set) var editedForm: EditedForm?
  /// The latest change of each field's answer, ordered by the fields' first changes.
  package var changes: [JournalLine] { latest.all }
  private var latest = LatestEntries<JournalLine>()
  /// The time of the last answer in the journal, in milliseconds since the beginning of 1970; nil
  /// without an answer.
  package private(set) var time: Int?
  /// The line numbers, from 1, of incomplete or damaged lines.
  ///
  /// Only the first hundred are listed.
  package private(set) var damagedLines: [Int] = []
  /// The number of lines in the journal that are incomplete or damaged.
  package private(set) var damagedCount = 0

  /// Whether the journal contains neither answers nor an edited form to recover.
  package var isEmpty: Bool { editedForm == nil && changes.isEmpty }

  /// Creates a journal without unsaved answers.
  package init() {}

  /// Parses the bytes of a journal file, which has the unsaved answers of a session.
  package init(_ bytes: some Sequence<UInt8>) {
    Array(bytes).withUnsafeBufferPointer { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var number = 0
    while start < bytes.count {
      let rest = UnsafeBufferPointer(rebasing: bytes[start...])
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      number += 1
      // A line without a final line feed is torn, even if its text is valid.
      let line = end.flatMap { JournalLine.read(UnsafeBufferPointer(rebasing: rest[..<$0])) }
      take(line, number: number)
      start += (end ?? rest.count) + 1
    }
  }

  private mutating func take(_ line: JournalLine?, number: Int) {
    guard let line else {
      damagedCount += 1
      if damagedCount <= 100 { damagedLines.append(number) }
      return
    }
    switch line.content {
    case .form(let form, let process): (self.form, self.process) = (form, process)
    case .file(let path, let sum): (answersFile, answersSum) = (path, sum)
    case .edited(let form): (editedForm, time) = (form, line.time)
    case .answer(let field, _), .unmatched(let field, _):
      time = line.time
      latest.take(line, of: field)
    }
  }
}

extension Journal {
  /// An answer to a field in a journal of unsaved answers.
  package typealias Answer = KeptAnswer

  /// The latest answer to each field in the journal, ordered by the fields' first answers.
  package var answers: [Answer] { changes.compactMap(\.answer) }

  /// Returns the latest answer to each field in several journals of the same form.
  ///
  /// `journals` are ordered from oldest to newest.
  package static func answers(of journals: [Journal]) -> [Answer] {
    var latest = LatestEntries<Answer>()
    for answer in journals.flatMap(\.answers) { latest.take(answer, of: answer.field) }
    return latest.all
  }

  /// Returns the answers that differ from a later answer to the same field in the journals.
  ///
  /// `journals` are ordered from oldest to newest.
  package static func overriddenAnswers(of journals: [Journal]) -> [Answer] {
    let all = journals.flatMap(\.answers)
    let last = Dictionary(all.map { ($0.field, $0.value) }) { $1 }
    var told: Set<[String]> = []
    return all.filter { answer in
      answer.value != last[answer.field] && told.insert([answer.field, answer.value]).inserted
    }
  }
}

extension JournalLine {
  fileprivate var answer: Journal.Answer? {
    switch content {
    case .form, .file, .edited, .answer(_, nil): nil
    case .answer(let field, let value?): Journal.Answer(field: field, value: value)
    case .unmatched(let field, let value):
      Journal.Answer(field: field, value: value, isUnmatched: true)
    }
  }
}
