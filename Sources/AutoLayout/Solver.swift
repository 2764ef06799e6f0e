/// A layout: constraints, and the variable values that satisfy them.
///
/// All required constraints hold. The others hold as closely as possible, by descending priority.
/// If required constraints contradict each other, the last one is left out and listed in
/// ``conflicts``. The solver adds it again once it can hold. Variables without a constraint are 0.
///
/// ```swift
/// var solver = Solver()
/// let (x, width) = (LinearExpression(Variable(0)), LinearExpression(Variable(1)))
/// solver.add(LinearConstraint(x + width, .equal, 320))
/// let margin = solver.add(LinearConstraint(x, .equal, 20))
/// solver.value(of: Variable(1))  // 300
/// solver.setConstant(30, of: margin)
/// solver.value(of: Variable(1))  // 290
/// ```
package struct Solver {
  private var tableau = Tableau()
  private var constraints: [LinearConstraint.ID: LinearConstraint] = [:]
  private var nextNumber = 0
  /// The required constraints that contradict others and so were left out, in order of addition.
  package private(set) var conflicts: [Conflict] = []

  /// Creates a solver without constraints.
  package init() {}

  /// Adds a constraint, and updates the variables to satisfy it together with the others.
  ///
  /// - Returns: an identifier, for changing or removing the constraint.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) -> LinearConstraint.ID {
    let id = LinearConstraint.ID(number: nextNumber)
    nextNumber += 1
    var constraint = constraint
    constraint.constant -= constraint.sum.constant
    constraints[id] = constraint
    if let conflict = tableau.add(constraint, id) { conflicts.append(conflict) }
    return id
  }

  /// Removes the constraint with an identifier and solves the rest; ignores an unknown identifier.
  package mutating func remove(_ id: LinearConstraint.ID) {
    guard let constraint = constraints.removeValue(forKey: id) else { return }
    if let place = conflicts.firstIndex(where: { $0.broken == id }) {
      conflicts.remove(at: place)
    } else {
      tableau.remove(constraint, id)
    }
    retry()
  }

  /// Changes a constraint's constant and updates the variables; ignores an unknown identifier.
  ///
  /// The call is fast, since the other constraints aren't solved again from the beginning.
  package mutating func setConstant(_ constant: Double, of id: LinearConstraint.ID) {
    guard let constraint = constraints[id] else { return }
    let growth = constant - constraint.sum.constant - constraint.constant
    if growth == 0 { return }
    constraints[id]?.constant += growth
    let isBroken = conflicts.contains { $0.broken == id }
    if !isBroken, !tableau.shift(constraint, id, by: growth) {
      rebuild()
    } else {
      retry()
    }
  }

  /// Returns a variable's value in the current solution, in points.
  package func value(of variable: Variable) -> Double { tableau.value(of: variable) }

  /// Returns whether a variable could have another value while all constraints hold equally well.
  package func isAmbiguous(_ variable: Variable) -> Bool { tableau.isAmbiguous(variable) }

  /// Adds constraints again that were left out because of a conflict, if they can hold now.
  private mutating func retry() {
    conflicts = conflicts.compactMap { conflict in
      constraints[conflict.broken].flatMap { tableau.add($0, conflict.broken) }
    }
  }

  /// Solves all constraints from the beginning, because the solution can't be updated.
  private mutating func rebuild() {
    tableau = Tableau()
    conflicts = constraints.sorted { $0.key < $1.key }.compactMap {
      tableau.add($0.value, $0.key)
    }
  }
}
