import SwiftSyntax

/// Objects of which a process has one.
extension PortingVisitor {
  /// Has an object that a constant of a type holds be one for each start of the app: on a phone a start is
  /// another process, here it may be another moment of the same one.
  func port(_ node: VariableDeclSyntax) {
    guard node.bindingSpecifier.text == "let",
      node.modifiers.contains(where: { $0.name.text == "static" }),
      node.bindings.count == 1, let binding = node.bindings.first,
      let initializer = binding.initializer, let type = binding.nameOfClass,
      declarations.classes.contains(type), !initializer.value.isAwaited
    else { return }
    let name = binding.pattern.trimmedDescription
    let path = [node.enclosingType, name].compactMap { $0 }.joined(separator: ".")
    draft.replace(node.bindingSpecifier, with: "var")
    if binding.typeAnnotation == nil { draft.insert(": \(type)", after: binding.pattern) }
    draft.replace(initializer.equal, with: "{ onceForApp(\"\(path)\") {")
    draft.insert(" } }", after: initializer.value)
  }
}

extension PatternBindingSyntax {
  /// The class whose object it holds: the one that is written, or else called.
  fileprivate var nameOfClass: String? {
    if let written = typeAnnotation?.type { return written.trimmedDescription }
    let call = initializer?.value.as(FunctionCallExprSyntax.self)
    if let type = call?.calledExpression.as(DeclReferenceExprSyntax.self) {
      return type.baseName.text
    }
    let member = call?.calledExpression.as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.text == "init" ? member?.base?.trimmedDescription : nil
  }
}

extension ExprSyntax {
  /// Whether it can fail or wait, which a property's closure does not pass on.
  fileprivate var isAwaited: Bool { self.is(TryExprSyntax.self) || self.is(AwaitExprSyntax.self) }
}
