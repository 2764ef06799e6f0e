/// Inserts the last word of an earlier line at the cursor; each repetition goes one line back.
struct LastArguments: Equatable, Sendable {
  /// The last insertion, or nil.
  ///
  /// It has the resulting line, the range of the inserted word, and the index of the earlier line.
  private var current: (line: EditedLine, place: Range<Int>, entry: Int)?

  static func == (left: LastArguments, right: LastArguments) -> Bool {
    left.current?.line == right.current?.line && left.current?.entry == right.current?.entry
  }

  /// Returns the line with the last word of the newest earlier line inserted at the cursor.
  ///
  /// Another call replaces that word by the last word of the next older line. Returns nil if no
  /// older line has a word.
  mutating func older(
    in entries: [String], of line: EditedLine, in language: some LineLanguage
  ) -> EditedLine? {
    let walk = current?.line == line ? current : nil
    let end = walk?.entry ?? entries.count
    for entry in entries[..<min(end, entries.count)].indices.reversed() {
      guard let word = language.lastWord(of: entries[entry]) else { continue }
      let place = walk?.place ?? line.cursor..<line.cursor
      let result = line.replacing(place, with: Array(word.unicodeScalars))
      current = (result, place.lowerBound..<result.cursor, entry)
      return result
    }
    return nil
  }
}
