import TerminalText

/// Finds the place in a drawn field's text where a tap puts the caret.
///
/// The caret's own place is known. The places of other characters follow from it, because the lines
/// show a part of the value without gaps. Only blanks and line breaks between lines are left out.
struct CaretPlaces {
  private let characters: [Character]
  /// For each line of the field, the range of the value's characters that it shows.
  private var shown: [Range<Int>]
  /// For each line, the number of columns that an ellipsis uses before the first shown character.
  private var cuts: [Int]
  /// The index of the line with the caret, and the number of the value's characters before the
  /// caret.
  private let caret: (line: Int, place: Int)

  /// Finds the drawn line of each character of a field's value.
  ///
  /// - Parameters:
  ///   - value: the shown value, for example bullets.
  ///   - lines: the drawn lines, without the caret.
  ///   - line: the index of the line with the caret.
  ///   - columns: the columns before the caret in that line.
  ///   - place: the number of the value's characters before the caret.
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

  /// Returns where a tap on a line of the field puts the caret: the number of the value's
  /// characters before it.
  ///
  /// Lines and columns count from 0. A tap beside a line means the line's start or end. Nil below
  /// the last line.
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

  /// Returns the index of the first of those characters before `end` that fill a number of columns.
  ///
  /// `cut` is the number of columns of the ellipsis before this character.
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

  /// Returns the index after those characters from `start` on that fill a number of columns.
  private func end(ofCharactersFrom start: Int, columns: Int) -> Int {
    var place = start
    var left = columns
    while place < characters.count, !characters[place].isNewline, width(of: place) <= left {
      left -= width(of: place)
      place += 1
    }
    return place
  }

  /// Returns the index of the character that begins a field's next line, if a line ends at `end`.
  private func afterBreak(at end: Int) -> Int {
    var place = end
    while place < characters.count, characters[place] == " " { place += 1 }
    if place < characters.count, characters[place].isNewline { place += 1 }
    return place
  }

  /// Returns the index where a field's previous line ends, if a line begins at character `start`.
  private func beforeBreak(at start: Int) -> Int {
    var place = start
    if place > 0, characters[place - 1].isNewline { place -= 1 }
    while place > 0, characters[place - 1] == " " { place -= 1 }
    return place
  }
}
