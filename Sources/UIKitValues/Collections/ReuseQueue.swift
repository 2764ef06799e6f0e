/// The unused cells of a table or collection by reuse identifier, the longest unused first.
package struct ReuseQueue<Cell> {
  private var cells: [String: [Cell]] = [:]

  package init() {}

  /// Adds an unused cell for later reuse.
  ///
  /// A cell without an identifier is never reused.
  package mutating func add(_ cell: Cell, identifier: String?) {
    if let identifier { cells[identifier, default: []].append(cell) }
  }

  /// Removes and returns the longest unused cell with this identifier, or nil if there is none.
  package mutating func next(_ identifier: String) -> Cell? {
    guard cells[identifier]?.isEmpty == false else { return nil }
    return cells[identifier]?.removeFirst()
  }
}
