/// A queue of a table's unused cells by identifier, in the order they became unused.
package struct ReuseQueue<Cell> {
  private var cells: [String: [Cell]] = [:]

  package init() {}

  /// Adds an unused cell for later reuse.
  ///
  /// A cell without an identifier is never reused.
  package mutating func add(_ cell: Cell, identifier: String?) {
    if let identifier { cells[identifier, default: []].append(cell) }
  }

  /// Removes and returns the next unused cell with an identifier, or nil.
  package mutating func next(_ identifier: String) -> Cell? {
    guard cells[identifier]?.isEmpty == false else { return nil }
    return cells[identifier]?.removeFirst()
  }
}
