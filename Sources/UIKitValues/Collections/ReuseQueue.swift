/// The unused cells by identifier, in the order they became unused.
package struct ReuseQueue<Cell> {
  private var cells: [String: [Cell]] = [:]

  package init() {}

  /// Adds a cell.
  ///
  /// A cell without an identifier is never reused.
  package mutating func add(_ cell: Cell, identifier: String?) {
    if let identifier { cells[identifier, default: []].append(cell) }
  }

  /// Removes and returns the next cell with an identifier.
  package mutating func next(_ identifier: String) -> Cell? {
    guard cells[identifier]?.isEmpty == false else { return nil }
    return cells[identifier]?.removeFirst()
  }
}
