import SwiftSyntax

/// The part of the port to Linux that rewrites static variables, and static and global constants.
///
/// On a phone, each start of an app is a new process. The simulation starts apps repeatedly in one
/// process, so each start needs new values.
extension PortingVisitor {
  /// Rewrites a static variable, or a static or global constant, so that each start renews its
  /// value.
  ///
  /// A constant of a known type becomes a computed property. A type's variable gets a wrapper,
  /// which keeps the type of its value.
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

  /// Returns the type for the computed property that replaces a constant, or nil if it is unknown.
  ///
  /// The constant's value must come from a call. The type is the declared one, or else the class in
  /// the call, if the app declares that class.
  private func nameOfType(_ binding: PatternBindingSyntax) -> String? {
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
    if let written = binding.typeAnnotation?.type { return written.trimmedDescription }
    guard let called = call.nameOfType, declarations.classes.contains(called) else { return nil }
    return called
  }

  /// Returns whether a static variable can get a property wrapper, which renews its value.
  ///
  /// A variable whose address is passed can't, since a wrapped value has no fixed address.
  private func isVariableOfType(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax
  ) -> Bool {
    node.isStatic && node.isPlain && binding.isStored && binding.hasFirstValue
      && !declarations.addressed.contains(binding.pattern.trimmedDescription)
  }
}

extension VariableDeclSyntax {
  fileprivate var isStatic: Bool { modifiers.contains { $0.name.text == "static" } }

  /// Whether the variable is global, that is, declared outside of any type or function.
  fileprivate var isInFile: Bool {
    parent?.is(CodeBlockItemSyntax.self) == true
      && parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  /// Whether the variable has only modifiers that a property wrapper supports.
  fileprivate var isPlain: Bool {
    let words: Set<String> = ["static", "public", "internal", "fileprivate", "private", "package"]
    let isAttributed = attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "objc"
    }
    return !isAttributed && modifiers.allSatisfy { words.contains($0.name.text) }
  }
}

extension PatternBindingSyntax {
  /// Whether the property is stored, with or without observers.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Whether the variable has an initial value, possibly an implicit nil.
  fileprivate var hasFirstValue: Bool {
    if initializer != nil { return true }
    guard let type = typeAnnotation?.type else { return false }
    return type.is(OptionalTypeSyntax.self)
      || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The name of the type in a call that creates an object, as in `A()` or `A.init()`; or nil.
  fileprivate var nameOfType: String? {
    if let type = calledExpression.as(DeclReferenceExprSyntax.self) { return type.baseName.text }
    let member = calledExpression.as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.text == "init" ? member?.base?.trimmedDescription : nil
  }
}

extension ExprSyntax {
  /// Whether the expression begins with `try` or `await`, which a property's closure doesn't
  /// support.
  fileprivate var isAwaited: Bool { self.is(TryExprSyntax.self) || self.is(AwaitExprSyntax.self) }
}
