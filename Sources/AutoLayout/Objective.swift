/// The quantity that the solver minimizes: the errors of optional constraints, by priority.
///
/// Priorities are compared one after the other, like the letters of words. So they need no weights,
/// and no number of weak constraints outweighs a strong one.
struct Objective {
  /// The sums of errors for each priority, highest first.
  private var levels: [Level] = []

  private struct Level {
    let priority: Float
    var row = Row()
    /// The number of errors in the sum for this priority.
    var errorCount = 0
  }

  /// Adds a constraint's error, as a row of symbols, to the errors of a priority.
  mutating func add(_ error: Row, priority: Priority) {
    let level = level(of: priority)
    levels[level].row.add(error, times: 1)
    levels[level].errorCount += 1
  }

  /// Removes a constraint's error, as its current row of symbols, from the errors of a priority.
  mutating func remove(_ error: Row, priority: Priority) {
    let level = level(of: priority)
    levels[level].row.add(error, times: -1)
    levels[level].errorCount -= 1
    if levels[level].errorCount == 0 { levels.remove(at: level) }
  }

  /// Adds a row to be minimized before the errors of all priorities.
  mutating func push(_ row: Row) {
    levels.insert(Level(priority: .infinity, row: row), at: 0)
  }

  /// Removes and returns the row that is minimized before the errors of all priorities.
  mutating func pop() -> Row { levels.removeFirst().row }

  /// Replaces a symbol by a row in all sums of errors.
  mutating func substitute(_ symbol: Symbol, with row: Row) {
    for level in levels.indices { levels[level].row.substitute(symbol, with: row) }
  }

  /// Drops a symbol that stays 0 from all sums of errors.
  mutating func forget(_ symbol: Symbol) {
    for level in levels.indices { levels[level].row.remove(symbol) }
  }

  /// The first symbol whose growth reduces the objective, or nil.
  var improvement: Symbol? {
    for (index, level) in levels.enumerated() {
      let found = level.row.cells.first { cell in
        cell.coefficient < 0 && cell.symbol.isRestricted && isFree(cell.symbol, above: index)
      }
      if let found { return found.symbol }
    }
    return nil
  }

  /// Returns whether a symbol can grow without increasing any error.
  func isFree(_ symbol: Symbol) -> Bool { isFree(symbol, above: levels.count) }

  private func isFree(_ symbol: Symbol, above level: Int) -> Bool {
    levels[..<level].allSatisfy { $0.row[symbol] == 0 }
  }

  /// Returns whether one symbol's growth costs less than another's.
  ///
  /// Each grows by the step that a row with these coefficients needs.
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
