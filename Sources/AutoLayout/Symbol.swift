/// A symbol of the simplex tableau: a column, or the subject of a row.
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

  /// Returns the symbol of an unknown of the layout, which may be negative.
  static func variable(_ variable: Variable) -> Symbol { Symbol(.variable, variable.number) }
  /// Returns the symbol for an inequality's slack, which is at least 0.
  static func slack(_ id: LinearConstraint.ID) -> Symbol { Symbol(.slack, id.number) }
  /// Returns the symbol for the excess of a sum over an optional constraint's constant, at least 0.
  static func excess(_ id: LinearConstraint.ID) -> Symbol { Symbol(.excess, id.number) }
  /// Returns the symbol for the shortfall of a sum below an optional constraint's constant, at
  /// least 0.
  static func shortfall(_ id: LinearConstraint.ID) -> Symbol { Symbol(.shortfall, id.number) }
  /// Returns the symbol that marks a required equation's place in the tableau; its value is 0.
  static func dummy(_ id: LinearConstraint.ID) -> Symbol { Symbol(.dummy, id.number) }
  /// Returns the symbol for the amount that a new constraint is still off.
  static func artificial(_ id: LinearConstraint.ID) -> Symbol { Symbol(.artificial, id.number) }

  var isVariable: Bool { code & 7 == Kind.variable.rawValue }
  var isDummy: Bool { code & 7 == Kind.dummy.rawValue }
  /// Whether the symbol must be at least 0 and can be the subject of a row.
  var isRestricted: Bool { !isVariable && !isDummy }

  /// The constraint that added the symbol, or nil for an unknown of the layout.
  var constraint: LinearConstraint.ID? {
    isVariable ? nil : LinearConstraint.ID(number: code >> 3)
  }

  /// Returns whether a symbol comes before another one, in an arbitrary but fixed order.
  static func < (one: Symbol, other: Symbol) -> Bool { one.code < other.code }
}
