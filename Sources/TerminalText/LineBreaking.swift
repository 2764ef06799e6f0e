/// The rule by which a text is broken into lines: after the last word that fits.
struct LineBreaking: Sendable {
  /// Whether a word that is longer than a line is broken where the columns are used up.
  let breaksWords: Bool
  /// Returns the columns that a character takes in a line.
  let columnsOf: @Sendable (Character) -> Int

  /// The way to fill a box: no line is longer.
  static let boxed = LineBreaking(breaksWords: true, columnsOf: ShownText.columns)

  /// The way of running text: a word that is longer than a line stays whole.
  static let flowing = LineBreaking(breaksWords: false, columnsOf: TextColumns.of)

  /// Takes the first line off a text, with the blanks or the line break behind it.
  func takeLine(from rest: inout Substring, columns: Int) -> Substring {
    var line = rest[..<end(ofLineIn: rest, columns: columns)]
    rest = rest[line.endIndex...].drop { $0 == " " }
    if rest.first?.isNewline == true { rest = rest.dropFirst() }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// A line ends at a line break, after the last word that fits, or else where the columns are used
  /// up, but never before its first character.
  private func end(ofLineIn rest: Substring, columns: Int) -> Substring.Index {
    var used = 0
    var afterWord: Substring.Index?
    var canBreak = breaksWords
    for index in rest.indices {
      let character = rest[index]
      if character.isNewline { return index }
      let isBreak = character == " " && canBreak
      if isBreak { afterWord = index }
      canBreak = canBreak || character != " "
      used += columnsOf(character)
      guard used > columns else { continue }
      if isBreak { return index }
      if let afterWord { return afterWord }
      if breaksWords { return max(index, rest.index(after: rest.startIndex)) }
    }
    return rest.endIndex
  }
}
