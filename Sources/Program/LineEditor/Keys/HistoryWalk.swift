/// The walks through the earlier lines while one is typed: to lines that begin the same, and to the
/// last words of lines.
struct HistoryWalk: Equatable, Sendable {
  /// The earlier lines, oldest first.
  let entries: [String]
  private var search: HistorySearch?
  private var arguments = LastArguments()

  init(_ entries: [String]) { self.entries = entries }

  /// Returns the next older line that begins as the line does before its cursor; nil where there is
  /// none.
  mutating func older(than line: EditedLine) -> String? {
    step(from: line) { $0.older(in: $1) }
  }

  /// Returns the next newer one, at the end the line that the walk began with; nil where it is
  /// there.
  mutating func newer(than line: EditedLine) -> String? {
    step(from: line) { $0.newer(in: $1) }
  }

  /// Ends the walk to lines that begin the same: the next begins from the cursor's place then.
  mutating func end() { search = nil }

  /// Returns the line with the last word of an earlier one at the cursor, at each call of an older
  /// one; nil where there is none.
  mutating func puttingLastWord(into line: EditedLine) -> EditedLine? {
    arguments.older(in: entries, of: line)
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
