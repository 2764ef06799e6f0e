import SwiftSyntax

/// Finds the elements of a ForEach or List in SwiftUI source code, without running the code.
///
/// The elements may come from an array, a range or the cases of an enum.
package struct ElementList {
  private let declarations: ViewDeclarations

  package init(_ declarations: ViewDeclarations) { self.declarations = declarations }

  /// Returns the elements of an array or range; nil if only the running app knows them.
  package func elements(
    of expression: ExprSyntax, _ scope: ViewScope, depth: Int = 0
  ) -> [ViewScope.Value]? {
    guard depth < 8 else { return nil }
    let bare = expression.bare
    if let array = bare.as(ArrayExprSyntax.self) {
      return array.elements.map { element($0.expression, scope) }
    }
    if let sequence = bare.as(SequenceExprSyntax.self) {
      return range(sequence, scope, depth) ?? sum(sequence, scope, depth)
    }
    if let call = bare.as(FunctionCallExprSyntax.self) {
      return elements(ofCall: call, scope, depth)
    }
    if let member = bare.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "indices"
    {
      return elements(of: base, scope, depth: depth + 1).map { $0.indices.map { .text("\($0)") } }
    }
    let path = bare.path?.map { name in String(name.drop { $0 == "$" }) }
    return path.flatMap { elements(atPath: $0, scope, depth) }
  }

  /// Returns the elements of `Array(…)`, or of a method call on other elements; nil if unknown.
  private func elements(
    ofCall call: FunctionCallExprSyntax, _ scope: ViewScope, _ depth: Int
  ) -> [ViewScope.Value]? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      let elements = elements(of: base, scope, depth: depth + 1)
      return elements.flatMap { changed($0, by: member.declName.baseName.text, call, scope) }
    }
    return call.name == "Array"
      ? call.argument(nil).flatMap { elements(of: $0, scope, depth: depth + 1) } : nil
  }

  /// Returns the elements of an array given by its name, as in `names` or `Size.allCases`; or nil.
  private func elements(
    atPath path: [String], _ scope: ViewScope, _ depth: Int
  ) -> [ViewScope.Value]? {
    guard let last = path.last else { return nil }
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

  private func element(_ expression: ExprSyntax, _ scope: ViewScope) -> ViewScope.Value {
    if let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      return .enumCase(name: name, raw: name)
    }
    return .expression(expression, scope)
  }

  /// Returns the elements that an array method, such as `reversed()`, returns for others.
  ///
  /// Nil if only the running app knows the result.
  private func changed(
    _ elements: [ViewScope.Value], by method: String, _ call: FunctionCallExprSyntax,
    _ scope: ViewScope
  ) -> [ViewScope.Value]? {
    let first = call.argument(nil)
    let count = first.flatMap { Int($0.trimmedDescription) } ?? (first == nil ? 1 : nil)
    switch method {
    // The app decides the order.
    case "sorted", "shuffled", "enumerated": return elements
    case "reversed": return elements.reversed()
    case "prefix": return count.map { Array(elements.prefix($0)) }
    case "suffix": return count.map { Array(elements.suffix($0)) }
    case "dropFirst": return count.map { Array(elements.dropFirst($0)) }
    case "dropLast": return count.map { Array(elements.dropLast($0)) }
    case "map":
      guard let closure = call.trailingClosure ?? first?.as(ClosureExprSyntax.self) else {
        return nil
      }
      return mapped(elements, by: closure, scope)
    default: return nil
    }
  }

  /// Returns the results of a closure with one expression for each element, as in `map`; or nil.
  private func mapped(
    _ elements: [ViewScope.Value], by closure: ClosureExprSyntax, _ scope: ViewScope
  ) -> [ViewScope.Value]? {
    guard closure.statements.count == 1, let name = closure.parameterNames.first,
      let item = closure.statements.first?.item
    else { return nil }
    let returned = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    return returned.map { made in
      elements.map { .expression(made, scope.adding([name: $0])) }
    }
  }

  /// Returns the elements of a range, such as `0..<3`, `1...5` or `0..<names.count`; or nil.
  private func range(
    _ sequence: SequenceExprSyntax, _ scope: ViewScope, _ depth: Int
  ) -> [ViewScope.Value]? {
    let parts = Array(sequence.elements)
    guard parts.count == 3, let first = number(parts[0], scope, depth),
      let last = number(parts[2], scope, depth), first <= last, last - first <= 200,
      let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return nil }
    switch sign {
    case "...": return (first...last).map { .text("\($0)") }
    case "..<": return (first..<last).map { .text("\($0)") }
    default: return nil
    }
  }

  /// Returns the value of an integer literal or of a `count`, or nil if unknown.
  private func number(_ expression: ExprSyntax, _ scope: ViewScope, _ depth: Int) -> Int? {
    if let number = Int(expression.trimmedDescription) { return number }
    guard let member = expression.bare.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "count"
    else { return nil }
    return elements(of: base, scope, depth: depth + 1)?.count
  }

  /// Returns the elements of several arrays joined by `+`, as in `names + ["Other"]`; or nil.
  private func sum(
    _ sequence: SequenceExprSyntax, _ scope: ViewScope, _ depth: Int
  ) -> [ViewScope.Value]? {
    var sum: [ViewScope.Value] = []
    for (index, part) in sequence.elements.enumerated() {
      if index.isMultiple(of: 2) {
        guard let some = elements(of: part, scope, depth: depth + 1) else { return nil }
        sum += some
      } else if part.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
        return nil
      }
    }
    return sum
  }
}
