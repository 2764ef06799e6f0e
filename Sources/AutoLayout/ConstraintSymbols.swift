/// The symbols (unknowns) with which one constraint appears in the solver's simplex tableau.
struct ConstraintSymbols {
  let id: LinearConstraint.ID
  /// The symbol that only this constraint has, so that the constraint can be found for removal.
  let marker: Symbol
  /// The second symbol of an optional constraint, for its error; nil for a required constraint.
  let counterpart: Symbol?
  /// The factor, 1 or −1, of the marker in the constraint's equation, whose right side is 0.
  let sign: Double
  /// The symbols that measure how far an optional constraint is off, which the solver minimizes.
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
