/// The simplex tableau: the solved equations of a layout, which are updated for each change.
///
/// This is the incremental simplex of Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm" (2001). Each row expresses one symbol, its subject, by symbols
/// whose value is 0 now. A constraint can be added, removed or changed without solving the rest
/// again. Rows of variables can have any sign. Rows of restricted symbols stay at or above 0 and
/// contain no variable. Rows of dummies contain only dummies.
struct Tableau {
  private var rows: [Symbol: Row] = [:]
  private var objective = Objective()

  /// Returns a layout variable's current value, or 0 if no constraint determines it.
  func value(of variable: Variable) -> Double { rows[.variable(variable)]?.constant ?? 0 }

  /// Returns whether a variable could have another value while all constraints hold equally well.
  func isAmbiguous(_ variable: Variable) -> Bool {
    guard let row = rows[.variable(variable)] else { return true }
    return row.cells.contains { !$0.symbol.isDummy && objective.isFree($0.symbol) }
  }

  /// Adds a constraint, and updates the solution.
  ///
  /// - Returns: the conflict if a required constraint can't hold and wasn't added; otherwise nil.
  mutating func add(_ constraint: LinearConstraint, _ id: LinearConstraint.ID) -> Conflict? {
    let marks = ConstraintSymbols(constraint, id)
    var row = row(of: constraint, marks)
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, marks) {
      row.solve(for: subject)
      // The constraint's own symbols are new, so that no other row contains them.
      if subject.isVariable { substitute(subject, with: row) }
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

  /// Removes a constraint, and updates the solution.
  mutating func remove(_ constraint: LinearConstraint, _ id: LinearConstraint.ID) {
    let marks = ConstraintSymbols(constraint, id)
    for error in marks.errors {
      objective.remove(value(of: error), priority: constraint.priority)
    }
    if rows.removeValue(forKey: marks.marker) == nil, let leaving = leaving(for: marks.marker) {
      pivot(from: leaving, to: marks.marker)
      rows[marks.marker] = nil
    }
    optimize()
  }

  /// Increases a constraint's constant by an amount, and updates the solution.
  ///
  /// - Returns: whether all required constraints can hold. If not, the tableau is unusable.
  mutating func shift(
    _ constraint: LinearConstraint, _ id: LinearConstraint.ID, by growth: Double
  ) -> Bool {
    let marks = ConstraintSymbols(constraint, id)
    // This moves the marker, which stands for 0, by the same amount.
    let step = growth / marks.sign
    if rows[marks.marker] != nil {
      rows[marks.marker]?.constant += step
    } else {
      changeRows { $0.constant -= $0[marks.marker] * step }
    }
    return restore()
  }
}

/// The part of the simplex tableau that adds and removes constraints.
extension Tableau {
  /// Returns a constraint as a sum of symbols; the constraint holds if the sum is 0.
  private func row(of constraint: LinearConstraint, _ marks: ConstraintSymbols) -> Row {
    var row = Row(-constraint.constant)
    for term in constraint.sum.terms {
      row.add(value(of: .variable(term.variable)), times: term.coefficient)
    }
    row.add(marks.marker, times: marks.sign)
    if let counterpart = marks.counterpart { row.add(counterpart, times: -marks.sign) }
    return row
  }

  /// Returns a symbol's row in the tableau, or for a symbol without a row one of just the symbol.
  private func value(of symbol: Symbol) -> Row {
    if let row = rows[symbol] { return row }
    var row = Row()
    row.add(symbol, times: 1)
    return row
  }

  /// Returns a symbol that a new constraint's row can be solved for directly, or nil.
  ///
  /// The symbol is a variable, or one of the constraint's own symbols if its value is then at least
  /// 0.
  private func subject(of row: Row, _ marks: ConstraintSymbols) -> Symbol? {
    if let cell = row.cells.first(where: \.symbol.isVariable) { return cell.symbol }
    if marks.marker.isRestricted, row[marks.marker] < 0 { return marks.marker }
    if let counterpart = marks.counterpart, row[counterpart] < 0 { return counterpart }
    return row.cells.allSatisfy(\.symbol.isDummy) && Row.isZero(row.constant) ? marks.marker : nil
  }

  /// Adds a constraint's row that can't be solved directly for one of its symbols.
  ///
  /// The method minimizes how far the row is off. If that can't become 0, nothing is added, and the
  /// method returns a conflict; otherwise nil.
  private mutating func addByWay(_ row: Row, _ marks: ConstraintSymbols) -> Conflict? {
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
    changeRows { $0.remove(missing) }
    objective.forget(missing)
    return nil
  }

  /// Returns the subject of the row to solve for a constraint's marker, so that the constraint can
  /// be removed.
  ///
  /// All other subjects then stay at or above 0. Nil if no row contains the marker.
  private func leaving(for marker: Symbol) -> Symbol? {
    let candidates = rows.filter { $0.value[marker] != 0 }
    func nearest(_ isIncluded: (Double) -> Bool) -> Symbol? {
      candidates.filter { $0.key.isRestricted && isIncluded($0.value[marker]) }
        .min { ratio($0, $1, by: marker) }?.key
    }
    // A dummy that is a subject repeats other equations. Without one of them it says nothing new.
    return candidates.keys.filter(\.isDummy).min() ?? nearest { $0 < 0 } ?? nearest { $0 > 0 }
      ?? candidates.keys.min()
  }

  /// Returns whether one row reaches 0 before another one as a symbol's value changes.
  private func ratio(
    _ one: (key: Symbol, value: Row), _ other: (key: Symbol, value: Row), by symbol: Symbol
  ) -> Bool {
    let (first, second) = (
      abs(one.value.constant / one.value[symbol]), abs(other.value.constant / other.value[symbol])
    )
    return first == second ? one.key < other.key : first < second
  }
}

/// The part of the simplex tableau that finds the best solution of the equations.
extension Tableau {
  /// Minimizes the errors of constraints while all restricted subjects stay at or above 0.
  ///
  /// Symbols are tried in order (Bland's rule), so that the method terminates.
  private mutating func optimize() {
    while let entering = objective.improvement {
      var first: (key: Symbol, value: Row)?
      for row in rows where row.key.isRestricted && row.value[entering] < 0 {
        if first.map({ ratio(row, $0, by: entering) }) ?? true { first = row }
      }
      // Errors are never negative, so something always stops their decrease.
      guard let leaving = first?.key else { return }
      pivot(from: leaving, to: entering)
    }
  }

  /// Exchanges subjects that have fallen below 0 for others, while the errors stay minimal.
  ///
  /// - Returns: whether all required constraints can hold.
  private mutating func restore() -> Bool {
    while let leaving = firstBroken {
      let risers = rows[leaving]?.cells.filter { $0.coefficient > 0 && $0.symbol.isRestricted }
      guard leaving.isRestricted, let entering = risers?.min(by: objective.isCheaper) else {
        return false
      }
      pivot(from: leaving, to: entering.symbol)
    }
    return true
  }

  /// The smallest subject of a row that doesn't hold, or nil if all rows hold.
  private var firstBroken: Symbol? {
    rows.lazy.filter { isBroken($0.key, $0.value) }.map(\.key).min()
  }

  private func isBroken(_ subject: Symbol, _ row: Row) -> Bool {
    if Row.isZero(row.constant) || subject.isVariable { return false }
    return subject.isDummy || row.constant < 0
  }

  /// Exchanges a row's subject: solves the row of `leaving` for its symbol `entering`.
  private mutating func pivot(from leaving: Symbol, to entering: Symbol) {
    guard var row = rows.removeValue(forKey: leaving) else { return }
    row.add(leaving, times: -1)
    row.solve(for: entering)
    substitute(entering, with: row)
    rows[entering] = row
  }

  private mutating func substitute(_ symbol: Symbol, with row: Row) {
    changeRows { $0.substitute(symbol, with: row) }
    objective.substitute(symbol, with: row)
  }

  /// Changes each row in its place.
  ///
  /// A loop over `rows.values.indices` would hold the dictionary, and so copy it with all rows.
  private mutating func changeRows(_ change: (inout Row) -> Void) {
    var index = rows.startIndex
    while index != rows.endIndex {
      change(&rows.values[index])
      rows.formIndex(after: &index)
    }
  }
}
