/// A search of the history for lines that have the same text before the cursor.
struct HistorySearch: Equatable, Sendable {
  private let prefix: String
  private let original: String
  /// The indices of the history lines found so far.
  ///
  /// The last one is shown.
  private var passed: [Int] = []
  private(set) var shown: String

  init(line: EditedLine) {
    prefix = line.textBeforeCursor
    original = line.text
    shown = original
  }

  /// Returns the next older line of the history that matches and differs from the shown one, or
  /// nil.
  mutating func older(in entries: [String]) -> String? {
    let end = passed.last ?? entries.count
    let found = entries[..<end].lastIndex { $0.hasPrefix(prefix) && $0 != shown }
    guard let found else { return nil }
    passed.append(found)
    shown = entries[found]
    return shown
  }

  /// Returns the next newer line of the history that matches, or finally the original line.
  ///
  /// Returns nil at the original line.
  mutating func newer(in entries: [String]) -> String? {
    guard passed.popLast() != nil else { return nil }
    shown = passed.last.map { entries[$0] } ?? original
    return shown
  }
}
