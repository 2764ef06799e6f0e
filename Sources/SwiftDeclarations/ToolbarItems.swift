import SwiftSyntax

/// Finds the items of a toolbar in SwiftUI source code, also in properties, functions and types.
package struct ToolbarItems {
  /// An item or a group of items, with the scope of its source code.
  package struct Item {
    package let call: FunctionCallExprSyntax
    package let scope: ViewScope

    /// The name of the item's place, such as `bottomBar`; nil without one.
    package var placement: String? { call.argument("placement")?.bare.path?.last }
  }

  private let declarations: ViewDeclarations

  package init(_ declarations: ViewDeclarations) { self.declarations = declarations }

  /// Returns the items of a `toolbar` modifier, whose content is a closure or a function's name.
  package func items(of call: FunctionCallExprSyntax, _ scope: ViewScope) -> [Item] {
    if let content = call.content { return items(in: content.statements, scope, 0) }
    return call.argument("content").map { items(in: $0, scope, 0) } ?? []
  }

  private func items(
    in statements: CodeBlockItemListSyntax?, _ scope: ViewScope, _ depth: Int
  ) -> [Item] {
    guard let statements, depth < 12 else { return [] }
    return statements.flatMap { statement -> [Item] in
      switch statement.item {
      case .expr(let expression): return items(in: expression, scope, depth + 1)
      case .stmt(let statement):
        let shown =
          statement.as(ReturnStmtSyntax.self)?.expression
          ?? statement.as(ExpressionStmtSyntax.self)?.expression
        return shown.map { items(in: $0, scope, depth + 1) } ?? []
      case .decl: return []
      @unknown default: return []
      }
    }
  }

  private func items(in expression: ExprSyntax, _ scope: ViewScope, _ depth: Int) -> [Item] {
    let bare = expression.bare
    if let call = bare.as(FunctionCallExprSyntax.self) { return items(in: call, scope, depth) }
    if let condition = bare.as(IfExprSyntax.self) {
      let first = items(in: condition.body.statements, scope, depth)
      switch condition.elseBody {
      case .codeBlock(let block): return first + items(in: block.statements, scope, depth)
      case .ifExpr(let other): return first + items(in: ExprSyntax(other), scope, depth + 1)
      case nil: return first
      @unknown default: return first
      }
    }
    guard let name = bare.path?.last else { return [] }
    if case .closure(let closure, let other)? = scope.value(name) {
      return items(in: closure.statements, other, depth)
    }
    let body = scope.members.bodies[name] ?? scope.members.functions[name]?.body?.statements
    return items(in: body, scope, depth)
  }

  private func items(
    in call: FunctionCallExprSyntax, _ scope: ViewScope, _ depth: Int
  ) -> [Item] {
    guard let name = call.name else {
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      return base.map { items(in: $0, scope, depth + 1) } ?? []
    }
    if name.hasPrefix("ToolbarItem") { return [Item(call: call, scope: scope)] }
    if let body = scope.members.functions[name]?.body {
      return items(in: body.statements, scope, depth)
    }
    if let body = declarations.types[name]?.bodies["body"] {
      return items(in: body, ViewScope(name, in: declarations), depth)
    }
    return items(in: call.content?.statements, scope, depth)
  }
}
