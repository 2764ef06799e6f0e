import SwiftSyntax

/// The part of the port to Linux that rewrites code which creates objects by a metatype.
///
/// The class is known only at run time, as in `V(frame: .zero)` with `V: UIView`, or `kind.init()`.
extension PortingVisitor {
  /// Replaces a call of an initializer that Swift can't call on a metatype by a call of a UIKit
  /// method.
  func port(construction call: FunctionCallExprSyntax) {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let callee = call.calledExpression
    guard let access = callee.as(MemberAccessExprSyntax.self), access.isInit else {
      guard callee.isTypeName,
        initializers.areUIKits(types(of: callee.trimmedDescription, at: call), by: labels)
      else { return }
      constructs = true
      return draft.insert(".\(Initializers.call)", after: callee)
    }
    guard isOfUIKits(access, by: labels) else { return }
    constructs = true
    draft.replace(access.declName, with: Initializers.call)
  }

  private func isOfUIKits(_ access: MemberAccessExprSyntax, by labels: [String]) -> Bool {
    guard let base = access.base else {
      guard let name = access.nameOfTypeExpected else { return false }
      return initializers.areUIKits(types(of: name, at: access), by: labels)
    }
    if base.isTypeName {
      return initializers.areUIKits(types(of: base.trimmedDescription, at: access), by: labels)
    }
    if base.trimmedDescription == "super" { return false }
    if base.trimmedDescription == "self" {
      return access.isInMethodOfType
        && initializers.areUIKits(types(of: "Self", at: access), by: labels)
    }
    if let object = base.objectOfType {
      let name = object.trimmedDescription.lastName
      let written =
        name == "self"
        ? types(of: "Self", at: access) : declarations.propertyTypes[name].map { [$0] }
      if let written { return initializers.areUIKits(written, by: labels) }
      return !labels.isEmpty && initializers.areUIKitsAlone(labels)
    }
    let written = base.metatypeInside.map(Set.init)
    guard let held = written ?? base.nameOfValue.flatMap({ initializers.metatypes[$0] }) else {
      return initializers.areUIKitsAlone(labels)
    }
    let all = held + held.flatMap { types(of: $0, at: access) }
    return initializers.areUIKits(Array(all), by: labels)
  }

  /// Returns the types that constrain a generic parameter, an associated type or `Self`.
  ///
  /// `name` is the parameter's name, and `node` the code where it is used.
  private func types(of name: String, at node: some SyntaxProtocol) -> [String] {
    var found: [String] = []
    var next = node.parent
    while let scope = next {
      if let generic = scope.asProtocol((any WithGenericParametersSyntax).self) {
        let parameter = generic.genericParameterClause?.parameters.first { $0.name.text == name }
        found += parameter?.inheritedType?.namesTogether ?? []
        found += generic.genericWhereClause?.types(of: name) ?? []
      }
      if let extended = scope.as(ExtensionDeclSyntax.self) {
        found += extended.genericWhereClause?.types(of: name) ?? []
      }
      if scope.isProtocol((any DeclGroupSyntax).self), let type = scope.nameOfTypeDeclared {
        found += initializers.constraints[type]?[name] ?? []
        if name == "Self" { found.append(type) }
      }
      next = scope.parent
    }
    return found
  }

  /// Adds `construct` methods to the file's views and controllers, if other code may need them.
  ///
  /// Such code creates objects by a metatype (a class in a variable). `isAskedFor` is whether the
  /// app's source files do. If not, another module may, so public classes still get the methods.
  func addConstruction(isAskedFor: Bool) {
    for node in classes where isAskedFor || !isOneModule && !node.accessOfMembers.isEmpty {
      let texts = initializers.hooks(of: node.name.text).map { "\(node.accessOfMembers)\($0)" }
      guard !texts.isEmpty else { continue }
      draft.insert(" \(texts.joined(separator: "; "));", after: node.memberBlock.leftBrace)
    }
  }
}

extension MemberAccessExprSyntax {
  fileprivate var isInit: Bool { declName.baseName.text == "init" && declName.argumentNames == nil }

  /// The declared type of the variable that is initialized by `.init`, or nil if none is declared.
  fileprivate var nameOfTypeExpected: String? {
    let binding = parent?.parent?.parent?.as(PatternBindingSyntax.self)
    return binding?.typeAnnotation?.type.trimmedDescription
  }

  /// Whether the code is in a static or class method, where `self` is the type.
  fileprivate var isInMethodOfType: Bool {
    var next = parent
    while let node = next, !node.is(InitializerDeclSyntax.self) {
      if let method = node.as(FunctionDeclSyntax.self) { return method.modifiers.areOfType }
      if let variable = node.as(VariableDeclSyntax.self), variable.modifiers.areOfType {
        return true
      }
      next = node.parent
    }
    return false
  }
}

extension DeclModifierListSyntax {
  fileprivate var areOfType: Bool { contains { ["class", "static"].contains($0.name.text) } }
}

extension ExprSyntax {
  /// Whether the name begins with a capital letter, like a type's.
  fileprivate var isTypeName: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.first?.isUppercase == true
    }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else {
      return false
    }
    return access.declName.baseName.text.first?.isUppercase == true && base.isTypeName
  }

  /// The argument of `type(of:)` if the expression is such a call, or nil.
  fileprivate var objectOfType: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type", call.arguments.first?.label?.text == "of"
    else { return nil }
    return call.arguments.first?.expression
  }

  /// The name of the variable, property or collection at the end of the expression; or nil.
  fileprivate var nameOfValue: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
    if let chained = self.as(OptionalChainingExprSyntax.self) {
      return chained.expression.nameOfValue
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.nameOfValue }
    return self.as(SubscriptCallExprSyntax.self)?.calledExpression.nameOfValue
  }
}

extension Syntax {
  /// The name of the type that this syntax node declares or extends, or nil.
  fileprivate var nameOfTypeDeclared: String? {
    self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.lastName
      ?? asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}

extension ClassDeclSyntax {
  /// The access level, in source text, for methods that the class must override for another module.
  fileprivate var accessOfMembers: String {
    modifiers.map(\.name.text).first { ["open", "public", "package"].contains($0) }
      .map { "\($0) " } ?? ""
  }
}
