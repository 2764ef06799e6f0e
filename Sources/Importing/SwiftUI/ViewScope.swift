import SwiftSyntax

/// A scope: the values of the names that a SwiftUI view's source code can use.
///
/// The names are the members of the view's type, and parameters.
final class ViewScope {
  /// The value of a name in a view: an expression with its scope, a closure, a text or a case.
  enum Value {
    case expression(ExprSyntax, ViewScope)
    case closure(ClosureExprSyntax, ViewScope)
    case text(String)
    case enumCase(name: String, raw: String)
  }

  let typeName: String
  let members: ViewDeclarations.Members
  private let given: [String: Value]
  /// Whether source code creates the view, so that its arguments and their defaults are known.
  private let isMade: Bool
  /// Whether properties that can change have their initial values, as when the screen appears.
  let isAtFirst: Bool

  /// Creates the scope inside a SwiftUI view, given its type's members.
  ///
  /// `given` has the arguments with which the view is created, by name. It is nil if no source code
  /// creates the view.
  init(
    _ typeName: String, _ members: ViewDeclarations.Members, given: [String: Value]? = nil
  ) {
    self.typeName = typeName
    self.members = members
    self.given = given ?? [:]
    isMade = given != nil
    isAtFirst = false
  }

  private init(_ other: ViewScope, given: [String: Value], isAtFirst: Bool) {
    typeName = other.typeName
    members = other.members
    isMade = other.isMade
    self.given = given
    self.isAtFirst = isAtFirst
  }

  /// A copy of this scope with the initial values of properties that can change.
  var atFirst: ViewScope { ViewScope(self, given: given, isAtFirst: true) }

  /// Returns a copy of this scope with the values of more names, such as a closure's parameters.
  func adding(_ values: [String: Value]) -> ViewScope {
    ViewScope(self, given: given.merging(values) { $1 }, isAtFirst: isAtFirst)
  }

  /// Returns the value of a name that is an argument or a parameter, or nil for other names.
  func value(_ name: String) -> Value? { given[name] }

  /// Returns the value of a name if it can't change while the app runs, or else nil.
  ///
  /// That is an argument's value, or the initial value of a property without a wrapper. The latter
  /// is known only if source code creates the view and the view declares no initializer. In a scope
  /// for the moment when the screen appears, it is any property's initial value.
  func constant(_ name: String) -> Value? {
    if let value = given[name] { return value }
    let isFixed = isMade && members.plain.contains(name) && members.parameters.isEmpty
    guard isFixed || isAtFirst else { return nil }
    return members.values[name].map { .expression($0, self) }
  }

  /// Returns whether a name's value isn't `nil`; the result is nil if only the running app knows.
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

/// Parts of Swift expressions in source code, such as a call's arguments.
extension ExprSyntax {
  /// The expression inside parentheses, `try`, `?` and `!`.
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

  /// The names in a chain of members such as `$viewModel.user.name`, or nil for other expressions.
  var path: [String]? {
    let bare = bare
    if let name = bare.as(DeclReferenceExprSyntax.self)?.baseName.text { return [name] }
    guard let member = bare.as(MemberAccessExprSyntax.self) else { return nil }
    guard let base = member.base else { return [member.declName.baseName.text] }
    return base.path.map { $0 + [member.declName.baseName.text] }
  }
}

extension FunctionCallExprSyntax {
  /// Returns the call's argument with this label, or nil.
  ///
  /// If `label` is nil, returns the first argument without a label.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// Returns the closure with this label, as an argument or a trailing closure; or nil.
  func closure(_ label: String) -> ClosureExprSyntax? {
    additionalTrailingClosures.first { $0.label.text == label }?.closure
      ?? argument(label)?.as(ClosureExprSyntax.self)
  }

  /// The closure that contains a view's content: `content`, or else the trailing closure; or nil.
  var content: ClosureExprSyntax? { closure("content") ?? trailingClosure }

  /// The name of the function or view that is called, or nil if something precedes the name.
  var name: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
