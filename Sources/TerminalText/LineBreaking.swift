/// A rule that breaks a text into lines after the last word that fits.
struct LineBreaking: Sendable {
  /// Whether a word that is longer than a line is broken.
  let breaksWords: Bool
  /// Returns the columns that a character takes in a line.
  let columnsOf: @Sendable (Character) -> Int

  /// The line breaking for text in a box: no line is longer than its columns.
  static let boxed = LineBreaking(breaksWords: true, columnsOf: ShownText.columns)

  /// Wraps running text: a word that is longer than a line stays whole.
  static let flowing = LineBreaking(breaksWords: false, columnsOf: TextColumns.of)

  /// Removes and returns the first line of a text, with the spaces or line break after it.
  func takeLine(from rest: inout Substring, columns: Int) -> Substring {
    var line = rest[..<end(ofLineIn: rest, columns: columns)]
    rest = rest[line.endIndex...].drop { $0 == " " }
    if rest.first?.isNewline == true { rest = rest.dropFirst() }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// A line ends at a line break, after the last word that fits, or where the columns are used up.
  ///
  /// It has at least one character.
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
