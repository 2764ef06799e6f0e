/// A layout: constraints, and the variable values that satisfy them.
///
/// All required constraints hold. The others hold as closely as possible, by descending priority.
/// If required constraints contradict each other, the last one is left out and listed in
/// ``conflicts``. It returns as soon as it can hold. Variables without a constraint are 0.
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
  /// The required constraints that contradict others and are left out, in the order of addition.
  package private(set) var conflicts: [Conflict] = []

  /// Creates a solver without constraints.
  package init() {}

  /// Adds a constraint to the layout.
  ///
  /// - Returns: the constraint's identifier.
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

  /// Removes a constraint from the layout, if it exists.
  package mutating func remove(_ id: LinearConstraint.ID) {
    guard let constraint = constraints.removeValue(forKey: id) else { return }
    if let place = conflicts.firstIndex(where: { $0.broken == id }) {
      conflicts.remove(at: place)
    } else {
      tableau.remove(constraint, id)
    }
    retry()
  }

  /// Sets the constant of a constraint, if it exists.
  ///
  /// The other constraints are not solved again.
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

  /// Returns a variable's value, in points.
  package func value(of variable: Variable) -> Double { tableau.value(of: variable) }

  /// Returns whether the constraints don't determine a variable's value.
  package func isAmbiguous(_ variable: Variable) -> Bool { tableau.isAmbiguous(variable) }

  /// Adds constraints that were left out because of a conflict and can hold now.
  private mutating func retry() {
    conflicts = conflicts.compactMap { conflict in
      constraints[conflict.broken].flatMap { tableau.add($0, conflict.broken) }
    }
  }

  /// Solves all constraints from the beginning.
  private mutating func rebuild() {
    tableau = Tableau()
    conflicts = constraints.sorted { $0.key < $1.key }.compactMap {
      tableau.add($0.value, $0.key)
    }
  }
}
