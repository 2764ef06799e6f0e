/// The ranges of a line's words, for keys that move or delete by words.
///
/// As in libedit, a word consists of letters, digits and some signs such as `-`.
struct WordPlaces {
  /// The range of each word of the line, in Unicode scalars.
  let all: [Range<Int>]

  init(in scalars: [Unicode.Scalar]) {
    var all: [Range<Int>] = []
    var start: Int?
    for index in 0...scalars.count {
      let isWord = index < scalars.count && Self.isPart(scalars[index])
      if isWord { start = start ?? index }
      guard !isWord, let begin = start else { continue }
      all.append(begin..<index)
      start = nil
    }
    self.all = all
  }

  /// Returns the start of the word before a position in the line, or else the start of the line.
  ///
  /// Positions count Unicode scalars.
  func start(before place: Int) -> Int { all.last { $0.lowerBound < place }?.lowerBound ?? 0 }

  /// Returns the end of the word after a position in the line, or nil after the last word.
  ///
  /// Positions count Unicode scalars.
  func end(after place: Int) -> Int? { all.first { $0.upperBound > place }?.upperBound }

  /// Returns the ranges of the word at or after a position and of the word before it, to swap them.
  ///
  /// After the last word, returns those of the last two words. Nil if there aren't two such words.
  func pair(at place: Int) -> (Range<Int>, Range<Int>)? {
    let index = all.firstIndex { $0.upperBound > place } ?? all.count - 1
    return index > 0 ? (all[index - 1], all[index]) : nil
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "*?_-.[]~=".unicodeScalars.contains(scalar)
      || [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }
}

extension EditedLine {
  /// Returns the line with the word at the cursor and the word before it swapped; nil without two
  /// words.
  var withTransposedWords: EditedLine? {
    guard let (first, second) = WordPlaces(in: scalars).pair(at: cursor) else { return nil }
    let between = scalars[first.upperBound..<second.lowerBound]
    return replacing(
      first.lowerBound..<second.upperBound,
      with: scalars[second] + between + scalars[first])
  }

  /// Returns the line with a range of Unicode scalars replaced; the cursor is after the new text.
  package func replacing(_ range: Range<Int>, with other: some Collection<Unicode.Scalar>)
    -> EditedLine
  {
    var line = self
    line.scalars.replaceSubrange(range, with: other)
    line.cursor = range.lowerBound + other.count
    return line
  }
}
