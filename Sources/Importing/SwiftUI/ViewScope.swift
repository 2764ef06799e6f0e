import SwiftSyntax

/// What names mean where a view is made: the members of its type, and what it was given.
final class ViewScope {
  /// What a name stands for.
  enum Value {
    case expression(ExprSyntax, ViewScope)
    case closure(ClosureExprSyntax, ViewScope)
    case text(String)
    case enumCase(name: String, raw: String)
  }

  let typeName: String
  let members: ViewDeclarations.Members
  private let given: [String: Value]

  init(
    _ typeName: String, _ members: ViewDeclarations.Members, given: [String: Value] = [:]
  ) {
    self.typeName = typeName
    self.members = members
    self.given = given
  }

  /// Returns the same with more names.
  func adding(_ values: [String: Value]) -> ViewScope {
    ViewScope(typeName, members, given: given.merging(values) { $1 })
  }

  /// Returns what a name was given.
  func value(_ name: String) -> Value? { given[name] }
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

/// Cases of UIKit's and SwiftUI's types.
extension ExprSyntax {
  /// Whether it is `nil`.
  var isNone: Bool { bare.is(NilLiteralExprSyntax.self) }

  /// Returns the case that it names, such as `.emailAddress`, or that was given for its name; nil where
  /// only the app knows.
  func choice(in scope: ViewScope, depth: Int = 0) -> String? {
    guard depth < 12, let name = path?.last else { return nil }
    if let member = bare.as(MemberAccessExprSyntax.self) {
      let isOfType = member.base?.path?.last?.first?.isUppercase ?? true
      if isOfType { return name }
      guard member.base?.path == ["self"] else { return nil }
    }
    guard case .expression(let given, let other)? = scope.value(name) else { return nil }
    return given.choice(in: other, depth: depth + 1)
  }
}
