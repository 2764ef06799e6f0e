/// Cells that are not used any more, by their identifiers: the one that has waited longest comes
/// first.
struct ReuseQueue<Cell> {
  private var cells: [String: [Cell]] = [:]

  /// Adds a cell; one without an identifier is not used again.
  mutating func add(_ cell: Cell, identifier: String?) {
    if let identifier { cells[identifier, default: []].append(cell) }
  }

  /// Removes and returns the next cell with an identifier.
  mutating func next(_ identifier: String) -> Cell? {
    guard cells[identifier]?.isEmpty == false else { return nil }
    return cells[identifier]?.removeFirst()
  }
}
