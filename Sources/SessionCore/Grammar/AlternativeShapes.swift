/// The shapes of a grammar's alternatives, with the least and greatest word count of each.
///
/// It is a separate type, because the compiler would not specialize it inside a generic type.
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

  /// Returns the index of the shape for the words of a command line.
  ///
  /// `first` is the first word, and `count` the number of words. Of the shapes that can begin with
  /// the first word, the index is that of the last one that can match this many words. If none can,
  /// it is that of the first one. Nil if no shape can begin with the word.
  func index(for first: String, of count: Int) -> Int? {
    for index in all.indices.reversed() where least[index] <= count && count <= most[index] {
      if all[index].mayBegin(with: first) { return index }
    }
    return all.firstIndex { $0.mayBegin(with: first) }
  }
}
