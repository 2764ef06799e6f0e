import SwiftSyntax

/// What a process has one of: on a phone each start of an app is another process, here it may be
/// another moment of the same one, so that each start has to have its own.
extension PortingVisitor {
  /// Has the variables of a type or a file begin with their first values at each start of the app.
  ///
  /// A constant keeps a type that is known, and becomes a property that is asked for; a type's
  /// variable gets a wrapper, which keeps the type that its value has.
  func port(_ node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      binding.initializer?.value.isAwaited != true
    else { return }
    if node.bindingSpecifier.text == "let" {
      portConstant(node, binding)
    } else if let modifier = node.modifiers.first, isVariableOfType(node, binding) {
      draft.insert("@EachStart ", before: modifier)
    }
  }

  private func portConstant(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) {
    guard node.isStatic || node.isInFile, let initializer = binding.initializer,
      let type = nameOfType(binding)
    else { return }
    draft.replace(node.bindingSpecifier, with: "var")
    if binding.typeAnnotation == nil { draft.insert(": \(type)", after: binding.pattern) }
    draft.replace(initializer.equal, with: "{ onceForApp {")
    draft.insert(" } }", after: initializer.value)
  }

  /// The type that is written, where a call makes the value, or the class of these sources that is
  /// called.
  private func nameOfType(_ binding: PatternBindingSyntax) -> String? {
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
    if let written = binding.typeAnnotation?.type { return written.trimmedDescription }
    guard let called = call.nameOfType, declarations.classes.contains(called) else { return nil }
    return called
  }

  /// Whether a wrapper may hold a type's variable: what is passed by its address has to stay at
  /// one.
  private func isVariableOfType(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax
  ) -> Bool {
    node.isStatic && node.isPlain && binding.isStored && binding.hasFirstValue
      && !declarations.addressed.contains(binding.pattern.trimmedDescription)
  }
}

extension VariableDeclSyntax {
  fileprivate var isStatic: Bool { modifiers.contains { $0.name.text == "static" } }

  /// Whether it stands in no type and no function.
  fileprivate var isInFile: Bool {
    parent?.is(CodeBlockItemSyntax.self) == true
      && parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  /// Whether nothing stands before it that a wrapper does not go with.
  fileprivate var isPlain: Bool {
    let words: Set<String> = ["static", "public", "internal", "fileprivate", "private", "package"]
    let isAttributed = attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "objc"
    }
    return !isAttributed && modifiers.allSatisfy { words.contains($0.name.text) }
  }
}

extension PatternBindingSyntax {
  /// Whether it holds a value, with or without observers.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Whether it says what it holds first, or says that this is nil.
  fileprivate var hasFirstValue: Bool {
    if initializer != nil { return true }
    guard let type = typeAnnotation?.type else { return false }
    return type.is(OptionalTypeSyntax.self)
      || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The type that is called to make an object: `A()` or `A.init()`.
  fileprivate var nameOfType: String? {
    if let type = calledExpression.as(DeclReferenceExprSyntax.self) { return type.baseName.text }
    let member = calledExpression.as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.text == "init" ? member?.base?.trimmedDescription : nil
  }
}

extension ExprSyntax {
  /// Whether it can fail or wait, which a property's closure does not pass on.
  fileprivate var isAwaited: Bool { self.is(TryExprSyntax.self) || self.is(AwaitExprSyntax.self) }
}
