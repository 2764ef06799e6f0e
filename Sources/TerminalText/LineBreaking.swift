/// How a text is wrapped into lines at its blanks: the width of characters, and whether long words
/// are divided.
struct LineBreaking: Sendable {
  /// Whether a word that is longer than a line is divided.
  let breaksWords: Bool
  /// Returns the number of columns that a character occupies in a line.
  let columnsOf: @Sendable (Character) -> Int

  /// The rule for text in a box, such as a drawn field: no line is longer than the box.
  static let boxed = LineBreaking(breaksWords: true, columnsOf: ShownText.columns)

  /// The rule for running text: a word that is longer than a line stays whole.
  static let flowing = LineBreaking(breaksWords: false, columnsOf: TextColumns.of)

  /// Removes and returns the first line of a text.
  ///
  /// The spaces after that line and one line break are removed, too.
  func takeLine(from rest: inout Substring, columns: Int) -> Substring {
    var line = rest[..<end(ofLineIn: rest, columns: columns)]
    rest = rest[line.endIndex...].drop { $0 == " " }
    if rest.first?.isNewline == true { rest = rest.dropFirst() }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Returns the index where the first line of a text ends.
  ///
  /// The line ends at a line break, after the last word that fits, or when the columns are used up.
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
