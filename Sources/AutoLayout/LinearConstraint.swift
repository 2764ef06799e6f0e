/// A constraint for the solver: a sum of variables is at most, equal to or at least a constant.
package struct LinearConstraint: Hashable, Sendable {
  /// The left side of the constraint: a sum of variables with factors, and possibly a constant.
  ///
  /// The solver subtracts the sum's constant from the constraint's constant on the right side.
  package let sum: LinearExpression
  package let relation: Relation
  package var constant: Double
  package let priority: Priority

  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// Creates a constraint with a priority: a sum is at most, equal to or at least a constant.
  package init(
    _ sum: LinearExpression, _ relation: Relation, _ constant: Double = 0,
    priority: Priority = .required
  ) {
    self.sum = sum
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// The identifier that a solver gives to a constraint, for changing or removing the constraint.
  package struct ID: Hashable, Comparable, Sendable {
    let number: Int

    /// Returns whether a constraint was added to the solver earlier than another one.
    package static func < (one: ID, other: ID) -> Bool { one.number < other.number }
  }
}
