/// A column of the tableau, or the subject of a row.
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

  /// An unknown of the layout, of any sign.
  static func variable(_ variable: Variable) -> Symbol { Symbol(.variable, variable.number) }
  /// The slack of an inequality, at least 0.
  static func slack(_ id: LinearConstraint.ID) -> Symbol { Symbol(.slack, id.number) }
  /// The excess of a sum over what an optional constraint asks for, at least 0.
  static func excess(_ id: LinearConstraint.ID) -> Symbol { Symbol(.excess, id.number) }
  /// The shortfall of a sum, at least 0.
  static func shortfall(_ id: LinearConstraint.ID) -> Symbol { Symbol(.shortfall, id.number) }
  /// A 0 that marks a required equation's place in the tableau.
  static func dummy(_ id: LinearConstraint.ID) -> Symbol { Symbol(.dummy, id.number) }
  /// A symbol for the amount by which a new constraint is not satisfied yet.
  static func artificial(_ id: LinearConstraint.ID) -> Symbol { Symbol(.artificial, id.number) }

  var isVariable: Bool { code & 7 == Kind.variable.rawValue }
  var isDummy: Bool { code & 7 == Kind.dummy.rawValue }
  /// Whether the symbol must be at least 0 and can be the subject of a row.
  var isRestricted: Bool { !isVariable && !isDummy }

  /// The constraint that added the symbol, or nil for an unknown of the layout.
  var constraint: LinearConstraint.ID? {
    isVariable ? nil : LinearConstraint.ID(number: code >> 3)
  }

  /// Orders symbols in an arbitrary but fixed way.
  static func < (one: Symbol, other: Symbol) -> Bool { one.code < other.code }
}
