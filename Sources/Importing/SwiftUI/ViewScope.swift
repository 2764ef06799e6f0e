import SwiftSyntax

/// The values of names in a SwiftUI view: members of its type and its parameters.
final class ViewScope {
  /// The value that a name has in a view: an expression in a scope, a closure, a text or a case.
  enum Value {
    case expression(ExprSyntax, ViewScope)
    case closure(ClosureExprSyntax, ViewScope)
    case text(String)
    case enumCase(name: String, raw: String)
  }

  let typeName: String
  let members: ViewDeclarations.Members
  private let given: [String: Value]
  /// Whether the sources create the view, so that missing arguments have their default values.
  private let isMade: Bool

  /// Creates the scope for the members of a view's type.
  ///
  /// `given` has the values passed to the view. It is nil if the sources don't create the view.
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

  /// Returns the scope with the values of more names.
  func adding(_ values: [String: Value]) -> ViewScope {
    ViewScope(self, given: given.merging(values) { $1 })
  }

  /// Returns the value that the view was given for a name, or nil.
  func value(_ name: String) -> Value? { given[name] }

  /// Returns the given value of a name, or the initial value of a property that wasn't given.
  ///
  /// It is nil if the value may have changed.
  func constant(_ name: String) -> Value? {
    if let value = given[name] { return value }
    guard isMade, members.plain.contains(name), members.parameters.isEmpty else { return nil }
    return members.values[name].map { .expression($0, self) }
  }

  /// Returns whether a name has a value other than `nil`, or nil if that isn't known before the app
  /// runs.
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

/// Access to the parts of Swift expressions.
extension ExprSyntax {
  /// The expression without parentheses, `try`, `&` and optional marks.
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

  /// The names of a path like `$viewModel.user.name`, or nil for other expressions.
  var path: [String]? {
    let bare = bare
    if let name = bare.as(DeclReferenceExprSyntax.self)?.baseName.text { return [name] }
    guard let member = bare.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base else { return [member.declName.baseName.text] }
    return base.path.map { $0 + [member.declName.baseName.text] }
  }
}

extension FunctionCallExprSyntax {
  /// Returns the call's argument with a label, or the first one without a label for nil.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// Returns the closure that the call passes for a label, as trailing closure or argument.
  func closure(_ label: String) -> ClosureExprSyntax? {
    additionalTrailingClosures.first { $0.label.text == label }?.closure
      ?? argument(label)?.as(ClosureExprSyntax.self)
  }

  /// The closure of the call that has a view's content.
  var content: ClosureExprSyntax? { closure("content") ?? trailingClosure }

  /// The name that is called, if nothing precedes it; or nil.
  var name: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
