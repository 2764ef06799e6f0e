/// Recalls earlier lines or their last words while the user types a line.
struct HistoryWalk: Equatable, Sendable {
  /// The lines that were typed earlier, oldest first.
  let entries: [String]
  private var search: HistorySearch?
  private var arguments = LastArguments()

  init(_ entries: [String]) { self.entries = entries }

  /// Returns the next older line that begins with the text before the cursor, or nil.
  mutating func older(than line: EditedLine) -> String? {
    step(from: line) { $0.older(in: $1) }
  }

  /// Returns the next newer line that begins with the same text, or at last the line that the user
  /// typed.
  ///
  /// Returns nil if the user's line is already shown.
  mutating func newer(than line: EditedLine) -> String? {
    step(from: line) { $0.newer(in: $1) }
  }

  /// Ends the search for lines with the same beginning, because another key was pressed.
  ///
  /// The next search is for the text then before the cursor.
  mutating func end() { search = nil }

  /// Returns the line with the last word of an earlier line inserted at the cursor, or nil.
  ///
  /// Each further call replaces that word by the last word of the next older line.
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
