/// The quantity to be minimised: the errors of optional constraints, priority by priority.
///
/// The levels are compared like the letters of words. So priorities need no weights, and no number
/// of weak constraints outweighs a strong one.
struct Objective {
  /// By priority, the highest first.
  private var levels: [Level] = []

  private struct Level {
    let priority: Float
    var row = Row()
    /// How many errors are in its sum.
    var errorCount = 0
  }

  /// Adds an error, or the row that it is equal to.
  mutating func add(_ error: Row, priority: Priority) {
    let level = level(of: priority)
    levels[level].row.add(error, times: 1)
    levels[level].errorCount += 1
  }

  /// Takes an error away again, or the row that it is equal to now.
  mutating func remove(_ error: Row, priority: Priority) {
    let level = level(of: priority)
    levels[level].row.add(error, times: -1)
    levels[level].errorCount -= 1
    if levels[level].errorCount == 0 { levels.remove(at: level) }
  }

  /// Puts something before all priorities.
  mutating func push(_ row: Row) {
    levels.insert(Level(priority: .infinity, row: row), at: 0)
  }

  /// Takes away what was put before all priorities, as it is now.
  mutating func pop() -> Row { levels.removeFirst().row }

  /// Puts what a symbol is in the symbol's place.
  mutating func substitute(_ symbol: Symbol, with row: Row) {
    for level in levels.indices { levels[level].row.substitute(symbol, with: row) }
  }

  /// Leaves a symbol out that is 0 for good.
  mutating func forget(_ symbol: Symbol) {
    for level in levels.indices { levels[level].row.remove(symbol) }
  }

  /// The first symbol whose growth makes it smaller, or nil where nothing does.
  var improvement: Symbol? {
    for (index, level) in levels.enumerated() {
      let found = level.row.cells.first { cell in
        cell.coefficient < 0 && cell.symbol.isRestricted && isFree(cell.symbol, above: index)
      }
      if let found { return found.symbol }
    }
    return nil
  }

  /// Whether a symbol may grow and nothing counts it.
  func isFree(_ symbol: Symbol) -> Bool { isFree(symbol, above: levels.count) }

  private func isFree(_ symbol: Symbol, above level: Int) -> Bool {
    levels[..<level].allSatisfy { $0.row[symbol] == 0 }
  }

  /// Whether growth of a symbol costs less than that of another, each by the step that a row with
  /// these coefficients needs.
  func isCheaper(_ one: Row.Cell, than other: Row.Cell) -> Bool {
    for level in levels {
      let difference =
        level.row[one.symbol] / one.coefficient - level.row[other.symbol] / other.coefficient
      if !Row.isZero(difference) { return difference < 0 }
    }
    return false
  }

  private mutating func level(of priority: Priority) -> Int {
    let place = levels.firstIndex { $0.priority <= priority.rawValue } ?? levels.count
    if place == levels.count || levels[place].priority != priority.rawValue {
      levels.insert(Level(priority: priority.rawValue), at: place)
    }
    return place
  }
}
