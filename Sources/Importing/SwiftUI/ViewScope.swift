import SwiftSyntax

/// The meanings of names where a view is made: the members of its type, and its parameters.
final class ViewScope {
  /// The meaning of a name.
  enum Value {
    case expression(ExprSyntax, ViewScope)
    case closure(ClosureExprSyntax, ViewScope)
    case text(String)
    case enumCase(name: String, raw: String)
  }

  let typeName: String
  let members: ViewDeclarations.Members
  private let given: [String: Value]
  /// Whether the sources make the view: what they leave out is as its type has it.
  private let isMade: Bool

  /// Creates the scope of a type's members; nothing is given where only the app makes it.
  init(
    _ typeName: String, _ members: ViewDeclarations.Members, given: [String: Value]? = nil
  ) {
    self.typeName = typeName
    self.members = members
    self.given = given ?? [:]
    isMade = given != nil
  }

  private init(_ other: ViewScope, given: [String: Value]) {
    typeName = other.typeName
    members = other.members
    isMade = other.isMade
    self.given = given
  }

  /// Returns the same with more names.
  func adding(_ values: [String: Value]) -> ViewScope {
    ViewScope(self, given: given.merging(values) { $1 })
  }

  /// Returns what a name was given.
  func value(_ name: String) -> Value? { given[name] }

  /// Returns what a name was given, or what a property that was not given begins with; nil where it
  /// may have become something else.
  func constant(_ name: String) -> Value? {
    if let value = given[name] { return value }
    guard isMade, members.plain.contains(name), members.parameters.isEmpty else { return nil }
    return members.values[name].map { .expression($0, self) }
  }

  /// Whether a name was given anything but `nil`; nil where only the app knows.
  func isGiven(_ name: String) -> Bool? {
    guard let value = constant(name) else {
      return isMade && members.plain.contains(name) && members.parameters.isEmpty ? false : nil
    }
    guard case .expression(let expression, let other) = value else { return true }
    let bare = expression.bare
    if bare.isNone { return false }
    if let own = bare.as(DeclReferenceExprSyntax.self)?.baseName.text { return other.isGiven(own) }
    return bare.is(MemberAccessExprSyntax.self) && bare.choice(in: other) == nil ? nil : true
  }
}

/// The parts of expressions.
extension ExprSyntax {
  /// The expression without parentheses, `try`, `&` and marks of optionals.
  var bare: ExprSyntax {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let first = tuple.elements.first
    {
      return first.expression.bare
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.bare }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.bare }
    if let tried = self.as(TryExprSyntax.self) { return tried.expression.bare }
    return self
  }

  /// The names of a path such as `$viewModel.user.name`, or nil for any other expression.
  var path: [String]? {
    let bare = bare
    if let name = bare.as(DeclReferenceExprSyntax.self)?.baseName.text { return [name] }
    guard let member = bare.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base else { return [member.declName.baseName.text] }
    return base.path.map { $0 + [member.declName.baseName.text] }
  }
}

extension FunctionCallExprSyntax {
  /// The argument of a label; the first without one for nil.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The closure behind the call, or the one of a label.
  func closure(_ label: String) -> ClosureExprSyntax? {
    additionalTrailingClosures.first { $0.label.text == label }?.closure
      ?? argument(label)?.as(ClosureExprSyntax.self)
  }

  /// The closure in which its content stands.
  var content: ClosureExprSyntax? { closure("content") ?? trailingClosure }

  /// The name that is called, where nothing stands before it.
  var name: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
