/// The symbols that a constraint brings into the tableau.
struct Marks {
  let id: LinearConstraint.ID
  /// The one by which it is found again.
  let marker: Symbol
  /// Its opposite, in a constraint that may give way.
  let counterpart: Symbol?
  /// What the marker is multiplied by where the constraint is a row that is 0: `sum − constant …`.
  let sign: Double
  /// Those that are to be as small as can be.
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
