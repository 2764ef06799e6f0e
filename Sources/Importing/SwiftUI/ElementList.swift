import SwiftSyntax

/// The elements of data, where the sources say them: arrays, ranges, an enumeration's cases.
struct ElementList {
  private let declarations: ViewDeclarations

  init(_ declarations: ViewDeclarations) { self.declarations = declarations }

  /// Returns the elements; nil where only the app knows them.
  func elements(
    of expression: ExprSyntax, _ scope: ViewScope, depth: Int = 0
  ) -> [ViewScope.Value]? {
    guard depth < 8 else { return nil }
    let bare = expression.bare
    if let array = bare.as(ArrayExprSyntax.self) {
      return array.elements.map { element(element: $0.expression, scope) }
    }
    if let sequence = bare.as(SequenceExprSyntax.self) { return range(sequence) }
    if let call = bare.as(FunctionCallExprSyntax.self) {
      // Array(x), x.enumerated(), x.sorted()
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
      {
        return elements(of: base, scope, depth: depth + 1)
      }
      return call.name == "Array"
        ? call.argument(nil).flatMap { elements(of: $0, scope, depth: depth + 1) } : nil
    }
    guard let path = bare.path, let last = path.last else { return nil }
    if last == "allCases", path.count > 1 {
      guard let cases = declarations.types[path[path.count - 2]]?.cases, !cases.isEmpty else {
        return nil
      }
      return cases.map { .enumCase(name: $0.name, raw: $0.raw) }
    }
    if case .expression(let inner, let other)? = scope.value(last) {
      return elements(of: inner, other, depth: depth + 1)
    }
    let owner = path.count > 1 ? declarations.types[path[path.count - 2]] : nil
    let members = path.count == 1 || path[0] == "self" || path[0] == "Self" ? scope.members : owner
    return members?.values[last].flatMap { elements(of: $0, scope, depth: depth + 1) }
  }

  private func element(element: ExprSyntax, _ scope: ViewScope) -> ViewScope.Value {
    if let name = element.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      return .enumCase(name: name, raw: name)
    }
    return .expression(element, scope)
  }

  /// `0..<3`, `1...5`.
  private func range(_ sequence: SequenceExprSyntax) -> [ViewScope.Value]? {
    let parts = Array(sequence.elements)
    guard parts.count == 3, let first = Int(parts[0].trimmedDescription),
      let last = Int(parts[2].trimmedDescription), first <= last, last - first <= 200,
      let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return nil }
    switch sign {
    case "...": return (first...last).map { .text("\($0)") }
    case "..<": return (first..<last).map { .text("\($0)") }
    default: return nil
    }
  }
}
