/// The flaws of a document: the first of them in its order, and the number of all.
///
/// A file of millions of wrong values costs no more memory than one of twenty.
package struct FlawList {
  /// The most flaws that are kept.
  ///
  /// A user who made more can begin with the first of them.
  package static let limit = 20

  /// The first flaws by their marks; of flaws at the same mark the one that was added first comes
  /// first.
  package private(set) var first: [(mark: DocumentMark, flaw: Flaw)] = []
  /// The number of all flaws.
  package private(set) var count = 0

  package var isEmpty: Bool { count == 0 }

  /// Creates a list without flaws.
  package init() {}

  /// Whether a flaw behind all that was read so far would only be counted.
  package var isFull: Bool { first.count == Self.limit }

  /// Adds a flaw; the fault is made only if it is kept.
  package mutating func add(at mark: DocumentMark, _ fault: () -> FormError.Fault) {
    count += 1
    guard let place = place(for: mark) else { return }
    insert(Flaw(fault(), at: mark), at: mark, place)
  }

  /// Adds a flaw with which reading can go on.
  ///
  /// - Throws: the flaw if reading cannot go on.
  package mutating func pass(_ flaw: Flaw) throws(Flaw) {
    guard let mark = flaw.mark, flaw.isPassable else { throw flaw }
    count += 1
    guard let place = place(for: mark) else { return }
    insert(flaw, at: mark, place)
  }

  /// Returns what a body reads, or nil if it throws a flaw with which reading can go on.
  package mutating func passing<Value>(_ body: () throws(Flaw) -> Value?) throws(Flaw) -> Value? {
    do throws(Flaw) {
      return try body()
    } catch {
      try pass(error)
      return nil
    }
  }

  /// Adds all flaws of another list.
  package mutating func add(_ other: FlawList) {
    count += other.count
    for (mark, flaw) in other.first {
      if let place = place(for: mark) { insert(flaw, at: mark, place) }
    }
  }

  /// Returns the index in `first` for a new flaw; nil if it is not kept.
  private func place(for mark: DocumentMark) -> Int? {
    let place = (first.lastIndex { $0.mark.value <= mark.value } ?? -1) + 1
    return place < Self.limit ? place : nil
  }

  private mutating func insert(_ flaw: Flaw, at mark: DocumentMark, _ place: Int) {
    if isFull { first.removeLast() }
    first.insert((mark, flaw), at: place)
  }
}
