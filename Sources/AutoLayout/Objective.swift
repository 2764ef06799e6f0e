/// What the solver minimizes: how far optional constraints are off, by priority.
///
/// Priorities are compared one after the other, like the letters of words. So they need no weights,
/// and no number of weak constraints outweighs a strong one.
struct Objective {
  /// The sum of the errors of each priority (how far its constraints are off), highest priority
  /// first.
  private var levels: [Level] = []

  private struct Level {
    let priority: Float
    var row = Row()
    /// How many errors are in the sum for this priority, so that an empty sum is removed.
    var errorCount = 0
  }

  /// Adds a constraint's error (how far it is off), as a row of symbols, to its priority's sum.
  mutating func add(_ error: Row, priority: Priority) {
    let level = level(of: priority)
    levels[level].row.add(error, times: 1)
    levels[level].errorCount += 1
  }

  /// Removes a constraint's error, as its row of symbols is now, from its priority's sum.
  mutating func remove(_ error: Row, priority: Priority) {
    let level = level(of: priority)
    levels[level].row.add(error, times: -1)
    levels[level].errorCount -= 1
    if levels[level].errorCount == 0 { levels.remove(at: level) }
  }

  /// Adds a row that must be minimized first, before the errors of all priorities.
  mutating func push(_ row: Row) {
    levels.insert(Level(priority: .infinity, row: row), at: 0)
  }

  /// Removes and returns the row that was added by ``push(_:)``.
  mutating func pop() -> Row { levels.removeFirst().row }

  /// Replaces a symbol by the row that it equals, in the errors of all priorities.
  mutating func substitute(_ symbol: Symbol, with row: Row) {
    for level in levels.indices { levels[level].row.substitute(symbol, with: row) }
  }

  /// Removes a symbol, whose value stays 0, from the errors of all priorities.
  mutating func forget(_ symbol: Symbol) {
    for level in levels.indices { levels[level].row.remove(symbol) }
  }

  /// The first symbol whose increase from 0 makes the errors smaller, or nil at the minimum.
  var improvement: Symbol? {
    for (index, level) in levels.enumerated() {
      let found = level.row.cells.first { cell in
        cell.coefficient < 0 && cell.symbol.isRestricted && isFree(cell.symbol, above: index)
      }
      if let found { return found.symbol }
    }
    return nil
  }

  /// Returns whether a symbol can change without any effect on the errors of constraints.
  func isFree(_ symbol: Symbol) -> Bool { isFree(symbol, above: levels.count) }

  private func isFree(_ symbol: Symbol, above level: Int) -> Bool {
    levels[..<level].allSatisfy { $0.row[symbol] == 0 }
  }

  /// Returns whether increasing one symbol adds less to the errors than increasing another.
  ///
  /// Each is increased by the amount that changes a row with these coefficients by the same step.
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
