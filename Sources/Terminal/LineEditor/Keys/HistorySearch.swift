/// A search of the history for lines that begin with the text before the cursor.
struct HistorySearch: Equatable, Sendable {
  private let prefix: String
  private let original: String
  /// The indices in the history of the lines that were found so far.
  ///
  /// The last one is shown.
  private var passed: [Int] = []
  private(set) var shown: String

  init(line: EditedLine) {
    prefix = line.textBeforeCursor
    original = line.text
    shown = original
  }

  /// Returns the next older line of the history that begins with the text, or nil.
  ///
  /// A line equal to the shown one is skipped.
  mutating func older(in entries: [String]) -> String? {
    let end = passed.last ?? entries.count
    let found = entries[..<end].lastIndex { $0.hasPrefix(prefix) && $0 != shown }
    guard let found else { return nil }
    passed.append(found)
    shown = entries[found]
    return shown
  }

  /// Returns the newer line that was found before the shown one, or at last the user's own line.
  ///
  /// Returns nil if the user's own line is already shown.
  mutating func newer(in entries: [String]) -> String? {
    guard passed.popLast() != nil else { return nil }
    shown = passed.last.map { entries[$0] } ?? original
    return shown
  }
}
