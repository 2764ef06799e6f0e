/// The quantity that the solver minimizes: how far optional constraints are off, by priority.
///
/// The errors of a lower priority count only if those of all higher ones are equal. So no number of
/// weak constraints outweighs a strong one.
struct Objective {
  /// The sum of the errors of each priority (how far its constraints are off), highest priority
  /// first.
  private var levels: [Level] = []

  private struct Level {
    let priority: Float
    var row = Row()
    /// The count of errors in the sum for this priority; at 0 the sum is removed.
    var errorCount = 0
  }

  /// Adds a constraint's error (how far it is off), as a row of symbols, to its priority's sum.
  mutating func add(_ error: Row, priority: Priority) {
    let level = level(of: priority)
    levels[level].row.add(error, times: 1)
    levels[level].errorCount += 1
  }

  /// Removes a constraint's error, as a row in its current form, from its priority's sum.
  mutating func remove(_ error: Row, priority: Priority) {
    let level = level(of: priority)
    levels[level].row.add(error, times: -1)
    levels[level].errorCount -= 1
    if levels[level].errorCount == 0 { levels.remove(at: level) }
  }

  /// Inserts a row that must be minimized first, before the errors of all priorities.
  mutating func push(_ row: Row) {
    levels.insert(Level(priority: .infinity, row: row), at: 0)
  }

  /// Removes and returns the row that ``push(_:)`` has inserted.
  mutating func pop() -> Row { levels.removeFirst().row }

  /// Replaces a symbol by the row that it equals, in the errors of all priorities.
  mutating func substitute(_ symbol: Symbol, with row: Row) {
    for level in levels.indices { levels[level].row.substitute(symbol, with: row) }
  }

  /// Removes a symbol, whose value stays 0, from the errors of all priorities.
  mutating func forget(_ symbol: Symbol) {
    for level in levels.indices { levels[level].row.remove(symbol) }
  }

  /// The first symbol whose increase from 0 reduces the errors, or nil if they are minimal.
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

  /// Returns whether increasing one symbol makes the errors grow less than increasing another.
  ///
  /// Each symbol is increased so far that its product with its cell's coefficient grows by 1.
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
