/// Steps through earlier lines while a line is typed, by the same beginning or by last words.
struct HistoryWalk: Equatable, Sendable {
  /// The lines of the history, oldest first.
  let entries: [String]
  private var search: HistorySearch?
  private var arguments = LastArguments()

  init(_ entries: [String]) { self.entries = entries }

  /// Returns the next older line with the same text before the cursor, or nil.
  mutating func older(than line: EditedLine) -> String? {
    step(from: line) { $0.older(in: $1) }
  }

  /// Returns the next newer line with the same text before the cursor, or finally the original
  /// line.
  ///
  /// Returns nil at the original line.
  mutating func newer(than line: EditedLine) -> String? {
    step(from: line) { $0.newer(in: $1) }
  }

  /// Ends the search for earlier lines with the same beginning.
  ///
  /// The next search starts from the cursor.
  mutating func end() { search = nil }

  /// Returns the line with the last word of an earlier line inserted at the cursor, or nil.
  ///
  /// Each call takes an older line.
  mutating func puttingLastWord(
    into line: EditedLine, of language: some LineLanguage
  ) -> EditedLine? {
    arguments.older(in: entries, of: line, in: language)
  }

  private mutating func step(
    from line: EditedLine, _ move: (inout HistorySearch, [String]) -> String?
  ) -> String? {
    var walk = search.flatMap { $0.shown == line.text ? $0 : nil } ?? HistorySearch(line: line)
    guard let found = move(&walk, entries) else { return nil }
    search = walk
    return found
  }
}
