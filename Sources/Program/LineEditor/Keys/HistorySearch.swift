/// A walk through earlier lines that begin with what stood before the cursor.
struct HistorySearch: Equatable, Sendable {
  private let prefix: String
  private let original: String
  /// The lines already passed, and the place of each among the entries; the last is shown.
  private var passed: [Int] = []
  private(set) var shown: String

  init(line: EditedLine) {
    prefix = line.textBeforeCursor
    original = line.text
    shown = original
  }

  /// Goes to the next older line that begins so and differs; returns nil when there is none.
  mutating func older(in entries: [String]) -> String? {
    let end = passed.last ?? entries.count
    let found = entries[..<end].lastIndex { $0.hasPrefix(prefix) && $0 != shown }
    guard let found else { return nil }
    passed.append(found)
    shown = entries[found]
    return shown
  }

  /// Goes back towards the line that the walk began with; returns nil when it is there.
  mutating func newer(in entries: [String]) -> String? {
    guard passed.popLast() != nil else { return nil }
    shown = passed.last.map { entries[$0] } ?? original
    return shown
  }
}
