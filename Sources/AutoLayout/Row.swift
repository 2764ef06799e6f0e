/// A linear sum of the solver's symbols (unknowns) plus a constant: one row of its simplex tableau.
struct Row {
  var constant: Double
  /// The symbols with their coefficients, ordered by symbol; none of the coefficients is 0.
  private(set) var cells: [Cell] = []

  struct Cell {
    let symbol: Symbol
    var coefficient: Double
  }

  init(_ constant: Double = 0) { self.constant = constant }

  /// Returns whether a number is 0 up to rounding errors.
  static func isZero(_ number: Double) -> Bool { abs(number) < 1e-8 }

  /// The coefficient of a symbol in the sum, or 0 if the sum doesn't contain the symbol.
  subscript(symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
  }

  /// Adds a symbol to the sum, multiplied by a coefficient.
  mutating func add(_ symbol: Symbol, times coefficient: Double) {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else {
      if Row.isZero(coefficient) { return }
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: place)
      return
    }
    cells[place].coefficient += coefficient
    if Row.isZero(cells[place].coefficient) { cells.remove(at: place) }
  }

  /// Adds another sum, multiplied by a factor, to this one.
  mutating func add(_ row: Row, times factor: Double) {
    constant += row.constant * factor
    var sum: [Cell] = []
    sum.reserveCapacity(cells.count + row.cells.count)
    var mine = cells[...]
    for cell in row.cells {
      while let first = mine.first, first.symbol < cell.symbol { sum.append(mine.removeFirst()) }
      let own = mine.first?.symbol == cell.symbol ? mine.removeFirst().coefficient : 0
      let coefficient = own + cell.coefficient * factor
      if Row.isZero(coefficient) { continue }
      sum.append(Cell(symbol: cell.symbol, coefficient: coefficient))
    }
    cells = sum + mine
  }

  /// Multiplies the constant and all coefficients of the sum by a number.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for place in cells.indices { cells[place].coefficient *= factor }
  }

  /// Removes a symbol from the sum.
  ///
  /// - Returns: the symbol's coefficient, or 0 if the symbol wasn't in the sum.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).coefficient
  }

  /// Solves the equation `row = 0` for one of its symbols, and makes this row the solution.
  mutating func solve(for subject: Symbol) {
    let coefficient = remove(subject)
    multiply(by: -1 / coefficient)
  }

  /// Replaces a symbol in the sum by the row that the symbol equals.
  mutating func substitute(_ symbol: Symbol, with row: Row) {
    let coefficient = remove(symbol)
    if coefficient != 0 { add(row, times: coefficient) }
  }

  /// Returns the index of a symbol among the cells, or the index at which to insert it.
  private func place(of symbol: Symbol) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
