/// The symbols that a constraint adds to the simplex tableau.
struct ConstraintSymbols {
  let id: LinearConstraint.ID
  /// The symbol that identifies the constraint.
  let marker: Symbol
  /// The symbol for the error opposite to the marker's, or nil for a required constraint.
  let counterpart: Symbol?
  /// The coefficient of the marker in the constraint's row, which equals 0: `sum − constant …`.
  let sign: Double
  /// The symbols for the constraint's errors, which the solver minimizes.
  let errors: [Symbol]

  init(_ constraint: LinearConstraint, _ id: LinearConstraint.ID) {
    self.id = id
    let isRequired = constraint.priority == .required
    switch constraint.relation {
    case .lessThanOrEqual:
      (marker, sign) = (.slack(id), 1)
      counterpart = isRequired ? nil : .excess(id)
      errors = isRequired ? [] : [.excess(id)]
    case .greaterThanOrEqual:
      (marker, sign) = (.slack(id), -1)
      counterpart = isRequired ? nil : .shortfall(id)
      errors = isRequired ? [] : [.shortfall(id)]
    case .equal where isRequired:
      (marker, sign, counterpart, errors) = (.dummy(id), 1, nil, [])
    case .equal:
      (marker, sign, counterpart) = (.excess(id), -1, .shortfall(id))
      errors = [.excess(id), .shortfall(id)]
    }
  }
}
