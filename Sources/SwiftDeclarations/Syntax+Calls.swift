import SwiftSyntax

/// Parts of Swift expressions in source code, such as a call's arguments.
extension ExprSyntax {
  /// The expression inside parentheses, `try`, `?` and `!`.
  package var bare: ExprSyntax {
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
  package var path: [String]? {
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
  package func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// Returns the closure with this label, as an argument or a trailing closure; or nil.
  package func closure(_ label: String) -> ClosureExprSyntax? {
    additionalTrailingClosures.first { $0.label.text == label }?.closure
      ?? argument(label)?.as(ClosureExprSyntax.self)
  }

  /// The closure that contains a view's content: `content`, or else the trailing closure; or nil.
  package var content: ClosureExprSyntax? { closure("content") ?? trailingClosure }

  /// The name of the function or view that is called, or nil if something precedes the name.
  package var name: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension ExprSyntax {
  /// The name of the view below all modifiers, such as `Text` in `Text("A").bold()`; or nil.
  package var nameOfRoot: String? {
    if let config = bare.as(PostfixIfConfigExprSyntax.self) {
      return config.viewOfPhone?.nameOfRoot
    }
    guard let call = bare.as(FunctionCallExprSyntax.self) else {
      return path?.first ?? bare.as(MemberAccessExprSyntax.self)?.view?.nameOfRoot
    }
    return call.name ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.view?.nameOfRoot
  }
}

extension ClosureExprSyntax {
  /// The names of the closure's parameters, in order.
  ///
  /// An unnamed parameter has the name `$0`.
  package var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: ["$0"]
    @unknown default: []
    }
  }
}

extension FunctionDeclSyntax {
  package var parameters: [ViewDeclarations.Parameter] {
    signature.parameterClause.parameters.map(ViewDeclarations.Parameter.init)
  }
}
