/// An unknown in the solver's simplex tableau: a layout variable, or one that a constraint adds.
struct Symbol: Hashable, Comparable {
  private let code: Int

  private init(_ kind: Kind, _ number: Int) { code = number << 3 | kind.rawValue }

  private enum Kind: Int {
    case variable
    case slack
    case excess
    case shortfall
    case dummy
    case artificial
  }

  /// Returns the symbol of a layout variable, whose value may be negative.
  static func variable(_ variable: Variable) -> Symbol { Symbol(.variable, variable.number) }
  /// Returns the symbol for how far an inequality is from its limit, which is at least 0.
  static func slack(_ id: LinearConstraint.ID) -> Symbol { Symbol(.slack, id.number) }
  /// Returns the symbol for how far a sum is above an optional constraint's constant, at least 0.
  static func excess(_ id: LinearConstraint.ID) -> Symbol { Symbol(.excess, id.number) }
  /// Returns the symbol for how far a sum is below an optional constraint's constant, which is at
  /// least 0.
  static func shortfall(_ id: LinearConstraint.ID) -> Symbol { Symbol(.shortfall, id.number) }
  /// Returns the symbol by which a required equation can be found in the tableau; its value is 0.
  static func dummy(_ id: LinearConstraint.ID) -> Symbol { Symbol(.dummy, id.number) }
  /// Returns the symbol for how far a new constraint is off while the solver tries to satisfy it.
  static func artificial(_ id: LinearConstraint.ID) -> Symbol { Symbol(.artificial, id.number) }

  var isVariable: Bool { code & 7 == Kind.variable.rawValue }
  var isDummy: Bool { code & 7 == Kind.dummy.rawValue }
  /// Whether the symbol's value must be at least 0, in contrast to variables and dummies.
  var isRestricted: Bool { !isVariable && !isDummy }

  /// The identifier of the constraint that added the symbol, or nil for a layout variable.
  var constraint: LinearConstraint.ID? {
    isVariable ? nil : LinearConstraint.ID(number: code >> 3)
  }

  /// Returns whether a symbol comes before another one in an arbitrary, but always the same order.
  static func < (one: Symbol, other: Symbol) -> Bool { one.code < other.code }
}
