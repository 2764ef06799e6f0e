/// The errors in a document: the first ones in document order, and the count of all errors.
///
/// A file of millions of wrong values costs no more memory than one of twenty.
package struct FaultList {
  /// The maximum number of a document's errors that are kept.
  ///
  /// A user can begin with the first ones.
  package static let limit = 20

  /// The first errors in the document, ordered by their positions.
  ///
  /// Errors at the same position keep the order of their addition.
  package private(set) var first: [(mark: DocumentMark, flaw: LocatedFault)] = []
  /// The number of all errors in the document.
  package private(set) var count = 0
  /// The position of the last error that is kept.
  private var lastMark: UInt64 = 0

  package var isEmpty: Bool { count == 0 }

  /// Creates an empty list of errors in a document.
  package init() {}

  /// Whether the list is full: another error later in the document would only be counted.
  package var isFull: Bool { first.count == Self.limit }

  /// Records an error at a position in the document.
  ///
  /// `fault` creates the error. It is only called if the list stores the error.
  package mutating func add(at mark: DocumentMark, _ fault: () -> FormError.Fault) {
    count += 1
    guard let place = place(for: mark) else { return }
    insert(LocatedFault(fault(), at: mark), at: mark, place)
  }

  /// Records an error in the document, if parsing can continue after this error.
  ///
  /// - Throws: the error, if parsing can't continue.
  package mutating func pass(_ flaw: LocatedFault) throws(LocatedFault) {
    guard let mark = flaw.mark, flaw.isPassable else { throw flaw }
    count += 1
    guard let place = place(for: mark) else { return }
    insert(flaw, at: mark, place)
  }

  /// Returns the value from a closure, or nil after an error that doesn't stop the parsing.
  ///
  /// Such an error is recorded in the list.
  package mutating func passing<Value>(_ body: () throws(LocatedFault) -> Value?)
    throws(LocatedFault) -> Value?
  {
    do throws(LocatedFault) {
      return try body()
    } catch {
      try pass(error)
      return nil
    }
  }

  /// Records all errors of another list in this one.
  package mutating func add(_ other: FaultList) {
    count += other.count
    for (mark, flaw) in other.first {
      if let place = place(for: mark) { insert(flaw, at: mark, place) }
    }
  }

  /// Returns the index in `first` for a new error, or nil if the error is only counted.
  private func place(for mark: DocumentMark) -> Int? {
    // Most flaws of a long list of them come later, and looking at those that are kept costs more.
    if isFull, mark.value >= lastMark { return nil }
    let place = (first.lastIndex { $0.mark.value <= mark.value } ?? -1) + 1
    return place < Self.limit ? place : nil
  }

  private mutating func insert(_ flaw: LocatedFault, at mark: DocumentMark, _ place: Int) {
    if isFull { first.removeLast() }
    first.insert((mark, flaw), at: place)
    lastMark = first.last?.mark.value ?? 0
  }
}
