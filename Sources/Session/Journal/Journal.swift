/// The answers of a session that had no time to save them, read from what its journal's file holds.
///
/// Each line is read on its own: a damaged one is left out, never the rest.
package struct Journal: Equatable, Sendable {
  /// The form that the answers belong to; nil where its line is damaged.
  package private(set) var form: JournalForm?
  /// The absolute path of the file that its session's answers came from, and go to.
  package private(set) var answersFile: String?
  /// The sum of that file when its session read or wrote it last, beside which it has only what was
  /// given since; empty where there was no file.
  package private(set) var answersSum: String?
  /// The process that wrote it.
  package private(set) var process: Int32?
  /// The form as it was edited last; nil where it is as its file has it.
  package private(set) var editedForm: EditedForm?
  /// The last change of each field, in the order of the first ones.
  package var changes: [JournalLine] { latest.all }
  private var latest = LatestByField<JournalLine>()
  /// When the last change was made, in milliseconds since the beginning of 1970.
  package private(set) var time: Int?
  /// The numbers, from 1, of lines that are torn or damaged; of many only the first ones.
  package private(set) var damagedLines: [Int] = []
  /// How many lines are torn or damaged.
  package private(set) var damagedCount = 0

  /// Whether it holds nothing to bring back.
  package var isEmpty: Bool { editedForm == nil && changes.isEmpty }

  /// Creates the journal of no file.
  package init() {}

  /// Reads the bytes of a file.
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
      // What has no end is torn, whatever it says.
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
  /// What a field had at last.
  package struct Answer: Equatable, Sendable {
    package var field: String
    package var value: String
    /// Whether no field took it before.
    package var isUnmatched = false
    /// Whether its field, which is gone, may have been a secure one.
    package var mayBeSecure = false

    /// Creates an answer.
    package init(field: String, value: String, isUnmatched: Bool = false) {
      self.field = field
      self.value = value
      self.isUnmatched = isUnmatched
    }
  }

  /// What fields had at last, in the order in which they were first given.
  package var answers: [Answer] { changes.compactMap(\.answer) }

  /// Returns what fields had at last by all that journals hold, the oldest first.
  package static func answers(of journals: [Journal]) -> [Answer] {
    var latest = LatestByField<Answer>()
    for answer in journals.flatMap(\.answers) { latest.take(answer, of: answer.field) }
    return latest.all
  }

  /// Returns the answers of journals, the oldest first, that give way to another in a later one.
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
