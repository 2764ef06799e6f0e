import SwiftSyntax

extension SwitchCaseSyntax {
  /// The name of the case for which this branch of a switch runs, or nil if there are several.
  package var onlyCase: String? {
    guard case .case(let label) = label, label.caseItems.count == 1,
      let item = label.caseItems.first, item.whereClause == nil
    else { return nil }
    return item.pattern.value
  }
}

extension PatternSyntax {
  /// The name of the enum case, text or number that the pattern matches; nil for other patterns.
  fileprivate var value: String? {
    if let bound = self.as(ValueBindingPatternSyntax.self) { return bound.pattern.value }
    let expression = self.as(ExpressionPatternSyntax.self)?.expression
    return expression?.nameOfCase ?? expression?.literalText
  }

  /// The names that the pattern binds to an enum case's values, in order; nil for unnamed values.
  fileprivate var names: [String?] {
    if let bound = self.as(ValueBindingPatternSyntax.self) { return bound.pattern.names }
    let call = self.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
    return (call?.arguments).map { $0.map { $0.expression.nameOfBound } } ?? []
  }
}

extension ExprSyntax {
  /// The name of the enum case in `.a` or `.a(1)`; nil for other expressions.
  fileprivate var nameOfCase: String? {
    guard let call = bare.as(FunctionCallExprSyntax.self) else { return path?.last }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    return member?.base?.path?.last?.first?.isLowercase == true
      ? nil : member?.declName.baseName.text
  }

  /// The name that a part of a pattern such as `let name` binds, or nil.
  fileprivate var nameOfBound: String? {
    guard var pattern = self.as(PatternExprSyntax.self)?.pattern else {
      return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    if let bound = pattern.as(ValueBindingPatternSyntax.self) { pattern = bound.pattern }
    return pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Returns the call that makes an enum case with values, as in `.a(1)`, with its scope; or nil.
  fileprivate func caseWithValues(
    in scope: ViewScope, depth: Int = 0
  ) -> (call: FunctionCallExprSyntax, scope: ViewScope)? {
    if let call = bare.as(FunctionCallExprSyntax.self) {
      return nameOfCase == nil ? nil : (call, scope)
    }
    guard depth < 8, let path, case .expression(let given, let other)? = scope.constant(at: path)
    else { return nil }
    return given.caseWithValues(in: other, depth: depth + 1)
  }
}

extension SwitchExprSyntax {
  /// Returns the branch of a switch that runs, or nil if only the running app knows the branch.
  package func branch(in scope: ViewScope) -> SwitchCaseSyntax? {
    let made = subject.caseWithValues(in: scope).flatMap { ExprSyntax($0.call).nameOfCase }
    guard let value = subject.choice(in: scope) ?? subject.literal(in: scope) ?? made else {
      return nil
    }
    for case .switchCase(let branch) in cases {
      guard case .case(let label) = branch.label else { return branch }
      for item in label.caseItems {
        guard item.whereClause == nil, let pattern = item.pattern.value else { return nil }
        if pattern == value { return branch }
      }
    }
    return nil
  }

  /// Returns the values of an enum case by the names that a branch's pattern binds.
  package func values(
    boundBy branch: SwitchCaseSyntax, in scope: ViewScope
  ) -> [String: ViewScope.Value] {
    guard let (call, other) = subject.caseWithValues(in: scope),
      case .case(let label) = branch.label, let pattern = label.caseItems.first?.pattern
    else { return [:] }
    var values: [ViewScope.Value] = call.arguments.map { argument in
      argument.expression.as(ClosureExprSyntax.self).map { .closure($0, other) }
        ?? .expression(argument.expression, other)
    }
    if let closure = call.trailingClosure { values.append(.closure(closure, other)) }
    var bound: [String: ViewScope.Value] = [:]
    for case (let name?, let value) in zip(pattern.names, values) { bound[name] = value }
    return bound
  }
}
