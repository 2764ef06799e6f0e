import TerminalText

/// Finds the place in a field's text where a tap puts the caret.
///
/// Only the caret's own place is known. The other characters follow from it, because the lines show
/// a part of the value without gaps, except for blanks and line breaks between lines.
struct CaretPlaces {
  private let characters: [Character]
  /// For each line of the field, the range of the value's characters that are shown.
  private var shown: [Range<Int>]
  /// For each line of the field, the columns before the first shown character, taken by an
  /// ellipsis.
  private var cuts: [Int]
  /// The line with the caret, and the number of characters before the caret.
  private let caret: (line: Int, place: Int)

  /// Creates the places of a field's characters on the screen.
  ///
  /// - Parameters:
  ///   - value: the value, as it is shown.
  ///   - lines: the shown lines, without the caret.
  ///   - line: the line with the caret.
  ///   - columns: the columns before the caret in that line.
  ///   - place: how many characters of the value are before the caret.
  init(of value: String, lines: [ShownText], caretLine line: Int, columns: Int, place: Int) {
    characters = Array(value)
    shown = lines.map { _ in 0..<0 }
    cuts = lines.map { _ in 0 }
    caret = (line, place)
    guard lines.indices.contains(line) else { return }
    let start = start(ofCharactersBefore: place, text: lines[line], columns: columns)
    cuts[line] = start.cut
    let end = end(ofCharactersFrom: place, columns: lines[line].columns - columns)
    shown[line] = start.place..<max(start.place, end)
    for next in lines.indices.dropFirst(line + 1) {
      let start = afterBreak(at: shown[next - 1].upperBound)
      shown[next] = start..<self.end(ofCharactersFrom: start, columns: lines[next].columns)
    }
    for before in lines.indices.prefix(line).reversed() {
      let end = beforeBreak(at: shown[before + 1].lowerBound)
      let start = self.start(
        ofCharactersBefore: end, text: lines[before], columns: lines[before].columns)
      cuts[before] = start.cut
      shown[before] = start.place..<end
    }
  }

  /// Returns the number of characters before the caret after a tap on a column of a line.
  ///
  /// Nil below the last line. A tap beside a line means the line's start or end.
  func place(line: Int, column: Int) -> Int? {
    guard shown.indices.contains(line) else { return nil }
    var used = cuts[line]
    for place in shown[line] {
      // The caret has a column of its own.
      if line == caret.line, place == caret.place { used += 1 }
      used += width(of: place)
      if used > column { return place }
    }
    return shown[line].upperBound
  }

  private func width(of place: Int) -> Int { ShownText(String(characters[place])).columns }

  /// Returns the first of the characters that fill the columns before a place.
  ///
  /// `cut` is the number of columns of the ellipsis before it.
  private func start(
    ofCharactersBefore end: Int, text: ShownText, columns: Int
  ) -> (place: Int, cut: Int) {
    var place = end
    var left = columns
    while place > 0, !characters[place - 1].isNewline, width(of: place - 1) <= left {
      place -= 1
      left -= width(of: place)
    }
    // An ellipsis stands for the first character of those, and for all before it.
    let isCut = text.text.first == "…" && place < end && characters[place] != "…"
    return isCut ? (place + 1, left + width(of: place)) : (place, left)
  }

  /// Returns the place after the characters that fill a number of columns from a place on.
  private func end(ofCharactersFrom start: Int, columns: Int) -> Int {
    var place = start
    var left = columns
    while place < characters.count, !characters[place].isNewline, width(of: place) <= left {
      left -= width(of: place)
      place += 1
    }
    return place
  }

  /// Returns the start of the next line of a field's text, after a line that ends at a place.
  private func afterBreak(at end: Int) -> Int {
    var place = end
    while place < characters.count, characters[place] == " " { place += 1 }
    if place < characters.count, characters[place].isNewline { place += 1 }
    return place
  }

  /// Returns the end of the previous line of a field's text, before a line that starts at a place.
  private func beforeBreak(at start: Int) -> Int {
    var place = start
    if place > 0, characters[place - 1].isNewline { place -= 1 }
    while place > 0, characters[place - 1] == " " { place -= 1 }
    return place
  }
}
