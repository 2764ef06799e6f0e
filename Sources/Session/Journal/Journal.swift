/// The answers of a session that had no time to save them, read from what its journal's file holds.
///
/// Each line is read on its own: a damaged one is left out, never the rest.
package struct Journal: Equatable, Sendable {
  /// The form that the answers belong to; nil where its line is damaged.
  package private(set) var form: JournalForm?
  /// The process that wrote it.
  package private(set) var process: Int32?
  /// The changes, oldest first.
  package private(set) var changes: [JournalLine] = []
  /// The numbers, from 1, of lines that are torn or damaged.
  package private(set) var damagedLines: [Int] = []

  /// Creates the journal of no file.
  package init() {}

  /// Reads the bytes of a file.
  package init(_ bytes: some BidirectionalCollection<UInt8>) {
    var start = bytes.startIndex
    var number = 0
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      number += 1
      // What has no end is torn, whatever it says.
      let line = end < bytes.endIndex ? JournalLine(bytes[start..<end]) : nil
      take(line, number: number)
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
  }

  private mutating func take(_ line: JournalLine?, number: Int) {
    guard let line else { return damagedLines.append(number) }
    switch line.content {
    case .form(let form, let process): (self.form, self.process) = (form, process)
    case .answer, .aside: changes.append(line)
    }
  }

  /// When the last change was made, in milliseconds since the beginning of 1970.
  package var time: Int? { changes.last?.time }
}

extension Journal {
  /// What a field had at last.
  package struct Answer: Equatable, Sendable {
    package var field: String
    package var value: String
    /// Whether it could not be brought back before.
    package var isAside = false

    /// Creates an answer.
    package init(field: String, value: String, isAside: Bool = false) {
      self.field = field
      self.value = value
      self.isAside = isAside
    }
  }

  /// What fields had at last, in the order in which they were first given.
  package var answers: [Answer] {
    Self.last(of: changes.compactMap(\.answer)).compactMap(\.answer)
  }

  /// Returns what fields had at last by all that journals hold, the oldest first.
  package static func answers(of journals: [Journal]) -> [Answer] {
    last(of: journals.flatMap(\.answers).map { ($0.field, $0) }).compactMap(\.answer)
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

  /// Returns the last change of each field, in the order of the first ones.
  private static func last(of changes: [FieldChange]) -> [FieldChange] {
    var places: [String: Int] = [:]
    var last: [FieldChange] = []
    for change in changes {
      if let place = places[change.field] {
        last[place] = change
      } else {
        places[change.field] = last.count
        last.append(change)
      }
    }
    return last
  }

  fileprivate typealias FieldChange = (field: String, answer: Answer?)
}

extension JournalLine {
  fileprivate var answer: Journal.FieldChange? {
    switch content {
    case .form: nil
    case .answer(let field, let value):
      (field, value.map { Journal.Answer(field: field, value: $0) })
    case .aside(let field, let value):
      (field, Journal.Answer(field: field, value: value, isAside: true))
    }
  }
}
