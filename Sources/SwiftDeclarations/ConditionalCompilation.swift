import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clause of an `#if` that would be compiled for iOS, as far as its condition shows; or nil.
  package var clauseOfPhone: IfConfigClauseSyntax? {
    clauses.first { clause in
      guard let condition = clause.condition?.trimmedDescription else { return true }
      let words = condition.filter { !$0.isWhitespace }
      let others = ["os(macOS)", "os(watchOS)", "os(tvOS)", "os(visionOS)", "canImport(AppKit)"]
      if others.contains(where: { words.contains("!\($0)") }) { return true }
      return !others.contains(where: words.contains) && !words.contains("!os(iOS)")
        || words.contains("os(iOS)") && !words.contains("!os(iOS)")
    }
  }
}

extension PostfixIfConfigExprSyntax {
  /// The view with the modifiers of the clause that would be compiled for iOS, or nil if unknown.
  ///
  /// Without such a clause, that is the view before the `#if`.
  package var viewOfPhone: ExprSyntax? {
    if case .postfixExpression(let modified)? = config.clauseOfPhone?.elements { return modified }
    return base ?? ExprSyntax(self).viewBeforeCondition
  }
}

extension MemberAccessExprSyntax {
  /// The view before a modifier's dot, which may be the one before the modifier's `#if`; or nil.
  package var view: ExprSyntax? { base ?? ExprSyntax(self).viewBeforeCondition }
}

extension ExprSyntax {
  /// The view before the `#if` whose clause begins with this expression, or nil.
  fileprivate var viewBeforeCondition: ExprSyntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      let isFirst =
        parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        || parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        || parent.as(PostfixIfConfigExprSyntax.self)?.base?.id == node.id
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        let config = clause.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)
        return config.flatMap { $0.base ?? ExprSyntax($0).viewBeforeCondition }
      }
      guard isFirst else { return nil }
      node = parent
    }
    return nil
  }
}
