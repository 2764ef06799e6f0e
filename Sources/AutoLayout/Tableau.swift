/// The equations of a layout, solved: each row says what its subject is by symbols that are 0 now.
///
/// This is the incremental simplex of Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm" (2001): a constraint comes, goes or changes without solving the
/// rest again. Rows of variables may be of any sign; those of restricted symbols stay at or above 0
/// and hold no variable, and those of dummies hold nothing but dummies.
struct Tableau {
  private var rows: [Symbol: Row] = [:]
  private var objective = Objective()

  /// Returns a variable's value; 0 where nothing says.
  func value(of variable: Variable) -> Double { rows[.variable(variable)]?.constant ?? 0 }

  /// Whether a variable could as well have another value.
  func isAmbiguous(_ variable: Variable) -> Bool {
    guard let row = rows[.variable(variable)] else { return true }
    return row.cells.contains { !$0.symbol.isDummy && objective.isFree($0.symbol) }
  }

  /// Adds a constraint.
  ///
  /// - Returns: why it cannot hold, in which case nothing has changed.
  mutating func add(_ constraint: LinearConstraint, _ id: LinearConstraint.ID) -> Conflict? {
    let marks = Marks(constraint, id)
    var row = row(of: constraint, marks)
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, marks) {
      row.solve(for: subject)
      substitute(subject, with: row)
      rows[subject] = row
    } else if row.cells.allSatisfy(\.symbol.isDummy) {
      return Conflict(broken: id, among: row.cells.compactMap(\.symbol.constraint))
    } else if let conflict = addByWay(row, marks) {
      return conflict
    }
    for error in marks.errors {
      objective.add(value(of: error), priority: constraint.priority)
    }
    optimize()
    return nil
  }

  /// Takes a constraint away.
  mutating func remove(_ constraint: LinearConstraint, _ id: LinearConstraint.ID) {
    let marks = Marks(constraint, id)
    for error in marks.errors {
      objective.remove(value(of: error), priority: constraint.priority)
    }
    if rows.removeValue(forKey: marks.marker) == nil, let leaving = leaving(for: marks.marker) {
      pivot(from: leaving, to: marks.marker)
      rows[marks.marker] = nil
    }
    optimize()
  }

  /// Lets a constraint's constant grow.
  ///
  /// - Returns: whether all required ones can hold then; where not, the tableau is of no use any more.
  mutating func shift(
    _ constraint: LinearConstraint, _ id: LinearConstraint.ID, by growth: Double
  ) -> Bool {
    let marks = Marks(constraint, id)
    // As though the marker, which stands for 0, were away from it by as much.
    let step = growth / marks.sign
    if rows[marks.marker] != nil {
      rows[marks.marker]?.constant += step
    } else {
      for index in rows.values.indices {
        rows.values[index].constant -= rows.values[index][marks.marker] * step
      }
    }
    return restore()
  }
}

/// How a constraint comes in.
extension Tableau {
  /// Returns a constraint as a row that is 0, by symbols that are 0 now.
  private func row(of constraint: LinearConstraint, _ marks: Marks) -> Row {
    var row = Row(-constraint.constant)
    for term in constraint.sum.terms {
      row.add(value(of: .variable(term.variable)), times: term.coefficient)
    }
    row.add(marks.marker, times: marks.sign)
    if let counterpart = marks.counterpart { row.add(counterpart, times: -marks.sign) }
    return row
  }

  /// What a symbol is equal to: its row, or the symbol itself.
  private func value(of symbol: Symbol) -> Row {
    if let row = rows[symbol] { return row }
    var row = Row()
    row.add(symbol, times: 1)
    return row
  }

  /// The symbol that a new row can say at once, if there is one: a variable, which may have any
  /// sign, or one of its own that will not be below 0.
  private func subject(of row: Row, _ marks: Marks) -> Symbol? {
    if let cell = row.cells.first(where: \.symbol.isVariable) { return cell.symbol }
    if marks.marker.isRestricted, row[marks.marker] < 0 { return marks.marker }
    if let counterpart = marks.counterpart, row[counterpart] < 0 { return counterpart }
    return row.cells.allSatisfy(\.symbol.isDummy) && Row.isZero(row.constant) ? marks.marker : nil
  }

  /// Adds a row that has no subject yet: makes what is missing for it to hold as small as can be.
  private mutating func addByWay(_ row: Row, _ marks: Marks) -> Conflict? {
    let saved = self
    let missing = Symbol.artificial(marks.id)
    rows[missing] = row
    objective.push(row)
    optimize()
    let rest = objective.pop()
    guard Row.isZero(rest.constant) else {
      self = saved
      return Conflict(broken: marks.id, among: rest.cells.compactMap(\.symbol.constraint))
    }
    if let row = rows[missing] {
      let subject = row.cells.first(where: \.symbol.isRestricted)?.symbol ?? marks.marker
      pivot(from: missing, to: subject)
    }
    for index in rows.values.indices { rows.values[index].remove(missing) }
    objective.forget(missing)
    return nil
  }

  /// The row from which a symbol can be taken out for good without any subject falling below 0.
  private func leaving(for marker: Symbol) -> Symbol? {
    let candidates = rows.filter { $0.value[marker] != 0 }
    func nearest(_ isIncluded: (Double) -> Bool) -> Symbol? {
      candidates.filter { $0.key.isRestricted && isIncluded($0.value[marker]) }
        .min { ratio($0, $1, by: marker) }?.key
    }
    // A dummy that is a subject says the same as others: without one of them it says nothing new.
    return candidates.keys.filter(\.isDummy).min() ?? nearest { $0 < 0 } ?? nearest { $0 > 0 }
      ?? candidates.keys.min()
  }

  /// Whether a row comes to 0 before another when a symbol moves.
  private func ratio(
    _ one: (key: Symbol, value: Row), _ other: (key: Symbol, value: Row), by symbol: Symbol
  ) -> Bool {
    let (first, second) = (
      abs(one.value.constant / one.value[symbol]), abs(other.value.constant / other.value[symbol])
    )
    return first == second ? one.key < other.key : first < second
  }
}

/// How it is solved.
extension Tableau {
  /// Makes the objective as small as can be, all subjects at or above 0.
  ///
  /// Symbols are tried in their order (Bland's rule), so that it ends.
  private mutating func optimize() {
    while let entering = objective.improvement {
      let bounds = rows.filter { $0.key.isRestricted && $0.value[entering] < 0 }
      // Errors are never below 0, so something always ends their way down.
      guard let leaving = bounds.min(by: { ratio($0, $1, by: entering) })?.key else { return }
      pivot(from: leaving, to: entering)
    }
  }

  /// Brings subjects that have fallen below 0 back, the objective staying as small as can be.
  ///
  /// - Returns: whether all can be.
  private mutating func restore() -> Bool {
    while let leaving = rows.filter({ isBroken($0.key, $0.value) }).keys.min() {
      let risers = rows[leaving]?.cells.filter { $0.coefficient > 0 && $0.symbol.isRestricted }
      guard leaving.isRestricted, let entering = risers?.min(by: objective.isCheaper) else {
        return false
      }
      pivot(from: leaving, to: entering.symbol)
    }
    return true
  }

  private func isBroken(_ subject: Symbol, _ row: Row) -> Bool {
    if Row.isZero(row.constant) || subject.isVariable { return false }
    return subject.isDummy || row.constant < 0
  }

  /// Makes a symbol of a row its subject, in place of the one it has.
  private mutating func pivot(from leaving: Symbol, to entering: Symbol) {
    guard var row = rows.removeValue(forKey: leaving) else { return }
    row.add(leaving, times: -1)
    row.solve(for: entering)
    substitute(entering, with: row)
    rows[entering] = row
  }

  private mutating func substitute(_ symbol: Symbol, with row: Row) {
    for index in rows.values.indices { rows.values[index].substitute(symbol, with: row) }
    objective.substitute(symbol, with: row)
  }
}
