import SwiftSyntax

/// The part of the port to Linux that rewrites methods of extensions which subclasses override.
///
/// Linux doesn't allow such overrides.
extension PortingVisitor {
  /// Rewrites an extension's method for Linux, so that it calls the override of a subclass.
  func port(extensionMethod node: FunctionDeclSyntax) {
    guard let owner = node.enclosingExtension, !node.isOverride, !node.isOfType else { return }
    let type = owner.extendedType.trimmedDescription
    guard declarations.isOverridden(Declarations.Method(node, type: type)),
      !declarations.isOptionalRequirement(node, in: type)
    else { return }
    let method = ExtensionMethod(type: type, function: node)
    draft.insert(ExtensionMethod.suffix, after: node.name)
    draft.insert(method.asking, after: node)
    draft.insert(method.requirement, after: owner)
  }

  /// Rewrites an override of an extension's method for Linux, as a generated protocol's method.
  ///
  /// - Returns: whether the method is such an override.
  func port(overrideOfExtension node: DeclModifierSyntax) -> Bool {
    guard let function = node.parent?.parent?.as(FunctionDeclSyntax.self),
      let type = function.enclosingType, !declarations.isOptionalRequirement(function, in: type)
    else { return false }
    let method = Declarations.Method(function, type: type)
    guard let base = declarations.extensionOverridden(by: method) else { return false }
    draft.insert(ExtensionMethod.overrideSuffix, after: function.name)
    guard declarations.isFirstToOverride(method) else { return true }
    draft.remove(node)
    let conformance = ExtensionMethod.conformance(method.reference, in: base)
    if let owner = function.enclosingExtension {
      draft.insert("; extension \(type): \(conformance) {}", after: owner)
    } else if let owner = classes.last(where: { $0.name.text == type }),
      let parent = owner.inheritanceClause?.inheritedTypes.first?.type
    {
      draft.insert(", \(conformance)", after: parent)
    }
    return true
  }

  /// Rewrites a `super` call in a method that overrides an extension's method.
  ///
  /// An example is `super.keyboardWillShow(notification)`.
  func port(superOfExtension access: MemberAccessExprSyntax) {
    guard access.base?.is(SuperExprSyntax.self) == true, let type = access.enclosingType,
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    else { return }
    let labels = call.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    let name = access.declName.baseName.text
    let reference = labels.isEmpty ? name : "\(name)(\(labels))"
    guard let method = declarations.overrideOfExtension(reference, in: type) else { return }
    let isFirst = declarations.isFirstToOverride(method)
    draft.insert(
      isFirst ? ExtensionMethod.suffix : ExtensionMethod.overrideSuffix, after: access.declName)
  }
}

extension FunctionDeclSyntax {
  /// The extension that contains the method, or nil if a type's declaration does.
  fileprivate var enclosingExtension: ExtensionDeclSyntax? {
    // The parents are the item, the list of items and the block.
    parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
  }

  fileprivate var isOfType: Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
}
