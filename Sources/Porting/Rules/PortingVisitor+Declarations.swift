import SwiftSyntax

/// Attributes and modifiers that speak of Objective-C, and protocols that live by them.
extension PortingVisitor {
  private static let attributesLeftOut: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSApplicationMain", "NSCopying", "UIApplicationMain", "main", "nonobjc", "objc",
    "objcMembers",
  ]

  /// Leaves out an attribute that only Objective-C's runtime understands.
  func port(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if Self.attributesLeftOut.contains(name) || node.isBlockConvention { draft.remove(node) }
    guard name == "NSManaged" else { return }
    draft.remove(node)
    draft.find("@NSManaged: there is no Core Data on Linux", at: node)
  }

  /// Leaves out `dynamic` and `optional`; an override in an extension needs the runtime.
  ///
  /// A table or a collection makes its cells by their class, for which Swift wants an initializer that is required.
  func port(_ node: DeclModifierSyntax) {
    let word = node.name.text
    if word == "dynamic" || word == "optional" { draft.remove(node) }
    if word == "override", isOfCellInitializer(node) { draft.replace(node, with: "required") }
    guard word == "override", let owner = node.owner, owner.is(ExtensionDeclSyntax.self) else {
      return
    }
    draft.find(
      "an override in an extension needs the Objective-C runtime; move it into the class", at: node)
  }

  /// Whether a modifier stands before the initializer by which cells are made.
  private func isOfCellInitializer(_ node: DeclModifierSyntax) -> Bool {
    guard let labels = node.initializerLabels else { return false }
    return labels == ["style", "reuseIdentifier"]
      || labels == ["frame"]
        && declarations.isClass(
          node.enclosingType ?? "",
          derivedFrom: ["UICollectionReusableView", "UICollectionViewCell"])
  }

  /// Makes an Objective-C protocol one of classes, with a default for each optional method.
  func port(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains(where: { $0.isNamed("objc") }) else { return }
    if node.inheritanceClause == nil {
      draft.insert(": AnyObject", after: node.header)
    }
    let defaults = node.memberBlock.members.filter(\.decl.isOptionalMember).compactMap {
      defaultText(of: $0.decl)
    }
    guard !defaults.isEmpty else { return }
    let access = node.accessForExtension
    let body = defaults.joined(separator: "; ")
    draft.insert(" \(access)extension \(node.name.text) { \(body) }", after: node)
  }

  /// Returns the declaration that does nothing in an optional one's place; nil where there is no
  /// telling what it should return.
  private func defaultText(of member: DeclSyntax) -> String? {
    guard let function = member.as(FunctionDeclSyntax.self) else {
      draft.find("an optional property of a protocol; declare it without \"optional\"", at: member)
      return nil
    }
    let name = function.name.text
    guard let body = function.emptyBody else {
      draft.find(
        "an optional method that returns a value; give \(name) a default in an extension",
        at: member)
      return nil
    }
    return "func \(name)\(function.signature.inOneLine) \(body)"
  }
}

extension AttributeSyntax {
  fileprivate var isBlockConvention: Bool {
    attributeName.trimmedDescription == "convention"
      && arguments?.trimmedDescription == "block"
  }
}

extension AttributeListSyntax.Element {
  fileprivate func isNamed(_ name: String) -> Bool {
    guard case .attribute(let attribute) = self else { return false }
    return attribute.attributeName.trimmedDescription == name
  }
}

extension DeclModifierSyntax {
  /// The type or extension whose member has the modifier.
  fileprivate var owner: Syntax? {
    // Modifier, list, member's declaration, its item, the list of items, the block.
    var node = parent?.parent?.parent
    while let current = node, !current.isProtocol((any DeclGroupSyntax).self) {
      node = current.parent
    }
    return node
  }
}

extension ProtocolDeclSyntax {
  /// What a parent is written behind.
  fileprivate var header: Syntax {
    primaryAssociatedTypeClause.map { Syntax($0) } ?? Syntax(name)
  }

  /// The access that an extension needs for its members to be seen as widely as the protocol.
  fileprivate var accessForExtension: String {
    let words = modifiers.map(\.name.text)
    return words.first { ["public", "package", "private", "fileprivate"].contains($0) }
      .map { "\($0) " } ?? ""
  }
}

extension DeclSyntax {
  fileprivate var isOptionalMember: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "optional" }
      ?? false
  }
}

extension FunctionDeclSyntax {
  /// What a method does that nobody wrote; nil where it has to return something.
  fileprivate var emptyBody: String? {
    guard let type = signature.returnClause?.type else { return "{}" }
    if ["Void", "()"].contains(type.trimmedDescription) { return "{}" }
    let isOptional =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    return isOptional ? "{ nil }" : nil
  }
}

extension SyntaxProtocol {
  /// Its words with single blanks between them.
  fileprivate var inOneLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension DeclModifierSyntax {
  /// The labels of the initializer that it stands before.
  fileprivate var initializerLabels: [String]? {
    let initializer = parent?.parent?.as(InitializerDeclSyntax.self)
    return initializer?.signature.parameterClause.parameters.map(\.firstName.text)
  }
}
