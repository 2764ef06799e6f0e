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
  /// The room that an inequality leaves, at least 0.
  static func slack(_ id: LinearConstraint.ID) -> Symbol { Symbol(.slack, id.number) }
  /// By how much a sum is above what a constraint that may give way wants, at least 0.
  static func excess(_ id: LinearConstraint.ID) -> Symbol { Symbol(.excess, id.number) }
  /// By how much it is below, at least 0.
  static func shortfall(_ id: LinearConstraint.ID) -> Symbol { Symbol(.shortfall, id.number) }
  /// A 0 that marks where a required equation has gone in the tableau.
  static func dummy(_ id: LinearConstraint.ID) -> Symbol { Symbol(.dummy, id.number) }
  /// What is missing for a new constraint to hold, until it does.
  static func artificial(_ id: LinearConstraint.ID) -> Symbol { Symbol(.artificial, id.number) }

  var isVariable: Bool { code & 7 == Kind.variable.rawValue }
  var isDummy: Bool { code & 7 == Kind.dummy.rawValue }
  /// Whether it must not be below 0 and may be made the subject of a row.
  var isRestricted: Bool { !isVariable && !isDummy }

  /// The constraint that brought it in, or nil for an unknown of the layout.
  var constraint: LinearConstraint.ID? {
    isVariable ? nil : LinearConstraint.ID(number: code >> 3)
  }

  /// Orders them in some way that is always the same.
  static func < (one: Symbol, other: Symbol) -> Bool { one.code < other.code }
}
