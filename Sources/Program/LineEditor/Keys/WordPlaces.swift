/// The places of a line's words, as the keys that move and delete by words take them.
///
/// As in libedit, a word is of letters, digits and a few signs.
struct WordPlaces {
  /// The scalars of each word.
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

  /// Returns where a word begins before a place, or the line.
  func start(before place: Int) -> Int { all.last { $0.lowerBound < place }?.lowerBound ?? 0 }

  /// Returns where a word ends behind a place; nil behind the last.
  func end(after place: Int) -> Int? { all.first { $0.upperBound > place }?.upperBound }

  /// Returns the word that ends behind a place, or the last, with the word before it.
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
  /// Returns the line with the word at the cursor and the one before it in each other's place, the
  /// cursor behind both; nil where there are no two.
  var withTransposedWords: EditedLine? {
    guard let (first, second) = WordPlaces(in: scalars).pair(at: cursor) else { return nil }
    let between = scalars[first.upperBound..<second.lowerBound]
    return replacing(
      first.lowerBound..<second.upperBound,
      with: scalars[second] + between + scalars[first])
  }

  /// Returns the line with other scalars in the place of some, and the cursor behind them.
  func replacing(_ range: Range<Int>, with other: some Collection<Unicode.Scalar>) -> EditedLine {
    var line = self
    line.scalars.replaceSubrange(range, with: other)
    line.cursor = range.lowerBound + other.count
    return line
  }
}
