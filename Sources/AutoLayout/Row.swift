/// A constant plus symbols, each times a number: what the subject of a row of the tableau is equal
/// to.
struct Row {
  var constant: Double
  /// By symbol, none twice, none times 0.
  private(set) var cells: [Cell] = []

  struct Cell {
    let symbol: Symbol
    var coefficient: Double
  }

  init(_ constant: Double = 0) { self.constant = constant }

  /// Whether a number is 0 but for the error of sums before it.
  static func isZero(_ number: Double) -> Bool { abs(number) < 1e-8 }

  /// The number that a symbol is multiplied by.
  subscript(symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
  }

  /// Adds a symbol times a number.
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

  /// Adds another row times a number.
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

  /// Multiplies all by a number.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for place in cells.indices { cells[place].coefficient *= factor }
  }

  /// Leaves a symbol out.
  ///
  /// - Returns: the number that it was multiplied by.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).coefficient
  }

  /// Makes a row that is 0 into what one of its symbols is then.
  mutating func solve(for subject: Symbol) {
    let coefficient = remove(subject)
    multiply(by: -1 / coefficient)
  }

  /// Puts what a symbol is in the symbol's place.
  mutating func substitute(_ symbol: Symbol, with row: Row) {
    let coefficient = remove(symbol)
    if coefficient != 0 { add(row, times: coefficient) }
  }

  /// Where a symbol stands among the cells or would stand, by halving.
  private func place(of symbol: Symbol) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
