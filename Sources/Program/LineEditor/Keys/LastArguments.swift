import Session

/// A walk through the last words of earlier lines, which are put in at the cursor one after the
/// other.
struct LastArguments: Equatable, Sendable {
  /// The line as the walk left it, the place of the word put in, and of its line among the entries.
  private var current: (line: EditedLine, place: Range<Int>, entry: Int)?

  static func == (left: LastArguments, right: LastArguments) -> Bool {
    left.current?.line == right.current?.line && left.current?.entry == right.current?.entry
  }

  /// Puts in the last word of the newest line, or where one was just put in, of the line before;
  /// nil where there is none.
  mutating func older(in entries: [String], of line: EditedLine) -> EditedLine? {
    let walk = current?.line == line ? current : nil
    let end = walk?.entry ?? entries.count
    for entry in entries[..<min(end, entries.count)].indices.reversed() {
      guard let word = Session.lastWord(of: entries[entry]) else { continue }
      let place = walk?.place ?? line.cursor..<line.cursor
      let result = line.replacing(place, with: Array(word.unicodeScalars))
      current = (result, place.lowerBound..<result.cursor, entry)
      return result
    }
    return nil
  }
}
