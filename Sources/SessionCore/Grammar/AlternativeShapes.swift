/// The shapes of a grammar's alternatives, with the numbers of words that they can match.
///
/// A type of its own, because inside the generic ``Grammar`` the compiler doesn't specialize it.
struct AlternativeShapes: Sendable {
  let all: [Shape]
  // Two arrays instead of one array of ranges: an array of ranges would cost a conformance lookup
  // at every start.
  private let least: [Int]
  private let most: [Int]

  init(_ all: [Shape]) {
    self.all = all
    least = all.map(\.count.lowerBound)
    most = all.map(\.count.upperBound)
  }

  /// Returns the index of the shape for words of a command line, given the first word and the
  /// number of words.
  ///
  /// Of the shapes that can begin with the first word, it is the last that can match the number of
  /// words. If none can match the number, it is the first. Nil if no shape can begin with the word.
  func index(for first: String, of count: Int) -> Int? {
    var meant: Int?
    for index in all.indices
    where meant == nil || least[index] <= count && count <= most[index] {
      if all[index].mayBegin(with: first) { meant = index }
    }
    return meant
  }
}
