import SwiftSyntax

/// The part of the port to Linux that rewrites attributes, modifiers and protocols of Objective-C.
extension PortingVisitor {
  private static let attributesLeftOut: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSApplicationMain", "NSCopying", "UIApplicationMain", "main", "nonobjc", "objc",
    "objcMembers",
  ]

  /// Removes an attribute that only the Objective-C runtime understands.
  func port(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    if Self.attributesLeftOut.contains(name) || node.isBlockConvention { draft.remove(node) }
    if name == "Observable", declarations.types.contains(name), isOneModule {
      // Attached to a property, Observation's macro would take precedence over the app's own type.
      draft.replace(node.attributeName, with: "\(SourcePorter.nameOfOneModule).\(name)")
    }
    if name == "main" || name == "UIApplicationMain" { export(delegateWith: node) }
    if let type = node.attributeName.as(IdentifierTypeSyntax.self) { lookForOtherModule(type.name) }
    if name == "NSManaged" { port(managed: node) }
  }

  /// Adds a function that creates the app's delegate, for `UIApplication.delegate`.
  ///
  /// The simulated UIKit finds the function by its symbol. `node` is the class's attribute `@main`.
  private func export(delegateWith node: AttributeSyntax) {
    guard let owner = node.parent?.parent?.as(ClassDeclSyntax.self) else { return }
    draft.insert(
      """


      @_cdecl("formlift_app_delegate") @MainActor
      public func formliftAppDelegate() -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(\(owner.name.text)()).toOpaque()
      }
      """, after: owner)
  }

  /// Rewrites a modifier for Linux: removes `dynamic`, `optional` and a protocol's `weak`.
  ///
  /// It also replaces `override` in an extension. A table or collection creates cells by class, so
  /// a cell's initializer becomes `required` instead of `override`.
  func port(_ node: DeclModifierSyntax) {
    let word = node.name.text
    if word == "dynamic" || word == "optional" { draft.remove(node) }
    // Swift 5 rejects `weak` in a protocol, while Swift 4 ignored it.
    if word == "weak", node.owner?.is(ProtocolDeclSyntax.self) == true { draft.remove(node) }
    if word == "override", isOfCellInitializer(node) {
      guard !node.isBeside("required") else { return draft.remove(node) }
      draft.replace(node, with: node.isInternalInOpenClass ? "public required" : "required")
    }
    if word == "override", isOfFoundationOverride(node) || isOfAccessibility(node) {
      return draft.remove(node)
    }
    if word == "override", port(overrideOfExtension: node) { return }
    if word == "override", let owner = node.owner?.as(ExtensionDeclSyntax.self) {
      portOverride(node, in: owner)
    }
  }

  /// Moves an override from an extension into the class, since Linux allows none in an extension.
  ///
  /// If the class is of another module, the override moves into the app's subclasses.
  private func portOverride(_ node: DeclModifierSyntax, in owner: ExtensionDeclSyntax) {
    let member = node.parent?.parent?.as(DeclSyntax.self)
    let override = member.flatMap { ExtensionOverride($0, in: owner) }
    let isOwn = override.map { declarations.classes.contains($0.type) } ?? false
    if !isOwn, portTouches(node, in: owner) { return }
    guard let name = member?.nameOfMember, let override,
      isOwn || declarations.hasSubclass(of: override.type)
    else {
      return draft.find(
        "an override in an extension needs the Objective-C runtime; move it into a class of the app",
        at: node)
    }
    draft.remove(node)
    draft.insert(ExtensionOverride.suffix, after: name)
  }

  private static let touches: Set<String> = [
    "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled",
  ]

  /// The UIKit classes whose touch handling an app's extension can override.
  ///
  /// Controls and cells aren't included, since they do more with a touch.
  private static let touched: Set<String> = [
    "UICollectionView", "UIImageView", "UILabel", "UINavigationController", "UIScrollView",
    "UIStackView", "UITableView", "UITableViewController", "UITextView", "UIView",
    "UIViewController", "UIWindow",
  ]

  /// Rewrites an extension's override of UIKit's touch handling, so that the UIKit class calls it.
  ///
  /// - Returns: false if the override is not for touches; nothing is then changed.
  private func portTouches(_ node: DeclModifierSyntax, in owner: ExtensionDeclSyntax) -> Bool {
    guard let function = node.parent?.parent?.as(FunctionDeclSyntax.self),
      Self.touches.contains(function.name.text)
    else { return false }
    let type = owner.extendedType.trimmedDescription
    guard Self.touched.contains(type) else { return false }
    let name = function.name.text.prefix(1).uppercased() + function.name.text.dropFirst()
    draft.remove(node)
    draft.insert(ExtensionOverride.suffix, after: function.name)
    draft.insert(
      "; extension \(type): \(name)OfExtension { public static var classOf\(name): "
        + "UIResponder.Type { \(type).self } }", after: owner)
    return true
  }

  /// Rewrites `super.touchesBegan(touches, with: event)` in an extension of a UIKit class.
  func port(superOfTouches access: MemberAccessExprSyntax) {
    guard access.base?.is(SuperExprSyntax.self) == true,
      Self.touches.contains(access.declName.baseName.text), let type = access.enclosingType,
      Self.touched.contains(type)
    else { return }
    draft.replace(access, with: "self.\(access.declName.baseName.text)OfSuper")
  }

  /// Adds to a class the overrides that its extensions declare, because Linux needs them in the
  /// class.
  ///
  /// The overrides of its superclass's extensions are added, too, if the superclass is of another
  /// module.
  private func addOverrides(to node: ClassDeclSyntax) {
    let own = declarations.extensionOverrides.filter { override in
      override.type == node.name.text
        && override.foundation.map { !declarations.isFirst(node.name.text, toHave: $0) } ?? true
    }.map(\.text)
    let texts = own + inheritedOverrides(of: node)
    guard !texts.isEmpty else { return }
    draft.insert(" \(texts.joined(separator: "; "));", after: node.memberBlock.leftBrace)
  }

  /// Returns the source texts of overrides from extensions of a superclass in another module.
  ///
  /// Members that the class itself declares are left out.
  private func inheritedOverrides(of node: ClassDeclSyntax) -> [String] {
    let chain = declarations.superclasses(of: node.name.text)
    guard chain.count > 1, !declarations.classes.contains(chain[1]) else { return [] }
    let names = Set(node.memberBlock.members.flatMap(\.decl.names))
    return declarations.extensionOverrides.filter {
      $0.type == chain[1] && !names.contains($0.member) && !Self.touches.contains($0.member)
    }.map(\.textInSubclass)
  }

  /// Adds the required initializer of a cell or segue to a class that declares only others.
  ///
  /// The added initializer ends the app, as the creation of such a cell does on a Mac.
  ///
  /// With that initializer the class would inherit all convenience initializers of its superclass,
  /// so those are marked as unavailable.
  private func addCellInitializer(to node: ClassDeclSyntax) {
    guard let required = requiredInitializer(of: node.name.text) else { return }
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    let own = initializers.filter { one in
      !one.modifiers.contains { $0.name.text == "convenience" }
    }
    let labels = initializers.map(\.labels)
    guard !labels.contains(required.labels), own.contains(where: { $0.labels != ["coder"] }) else {
      return
    }
    let texts = required.texts(besides: labels, access: node.accessOfRequired)
    draft.insert(" \(texts.joined(separator: "; "));", after: node.memberBlock.leftBrace)
  }

  private func requiredInitializer(of type: String) -> RequiredInitializer? {
    RequiredInitializer.all.first { declarations.isClass(type, derivedFrom: $0.bases) }
  }

  /// Returns whether a modifier belongs to the initializer that UIKit calls to create cells.
  private func isOfCellInitializer(_ node: DeclModifierSyntax) -> Bool {
    guard let labels = node.initializerLabels else { return false }
    // If the cell's superclass isn't in the sources, the labels identify the initializer.
    return labels == ["style", "reuseIdentifier"]
      || requiredInitializer(of: node.enclosingType ?? "")?.labels == labels
  }

  /// Returns whether a modifier belongs to an override of a Foundation method that Linux lacks.
  ///
  /// True only if the class inherits the method from Foundation itself, and not from a class of the
  /// app.
  private func isOfFoundationOverride(_ node: DeclModifierSyntax) -> Bool {
    guard let function = node.parent?.parent?.as(FunctionDeclSyntax.self),
      let type = function.enclosingType
    else { return false }
    let label = function.signature.parameterClause.parameters.last?.firstName.text
    return FoundationOverride.all.contains {
      $0.isMeant(function.name.text, lastLabel: label) && declarations.isFirst(type, toHave: $0)
    }
  }

  /// Returns whether a modifier belongs to an override of an accessibility property.
  ///
  /// NSObject on Linux lacks these properties. True only if the class inherits the property from
  /// NSObject.
  private func isOfAccessibility(_ node: DeclModifierSyntax) -> Bool {
    guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      let name = variable.bindings.first?.pattern.trimmedDescription,
      name.hasPrefix("accessibility") || name == "isAccessibilityElement"
    else { return false }
    return declarations.isClass(variable.enclosingType ?? "", derivedFrom: ["NSObject"])
  }

  /// Adds to a class what it needs on Linux: overrides, a required initializer and protocols.
  func port(_ node: ClassDeclSyntax) {
    addOverrides(to: node)
    addCellInitializer(to: node)
    guard let parent = node.inheritanceClause?.inheritedTypes.first?.type else { return }
    for override in FoundationOverride.all
    where declarations.isFirst(node.name.text, toHave: override) {
      draft.insert(", \(override.conformance)", after: parent)
    }
  }

  /// Rewrites an `@objc` protocol as a Swift protocol for classes.
  ///
  /// Each optional method gets a default implementation.
  func port(_ node: ProtocolDeclSyntax) {
    guard node.attributes.contains(where: { $0.isNamed("objc") }) else { return }
    if node.inheritanceClause == nil {
      draft.insert(": AnyObject", after: node.header)
    }
    // Filtering the member list would create a new tree with other positions.
    let defaults = node.memberBlock.members.compactMap {
      $0.decl.isOptionalMember ? defaultText(of: $0.decl) : nil
    }
    guard !defaults.isEmpty else { return }
    let access = node.accessForExtension
    let body = defaults.joined(separator: "; ")
    draft.insert("; \(access)extension \(node.name.text) { \(body) }", after: node)
  }

  /// Returns the source text of a default implementation for an optional protocol method, or nil.
  ///
  /// The implementation does nothing and returns nil, like an optional call of a missing method.
  /// For an optional property, the result is nil, and a message is recorded.
  private func defaultText(of member: DeclSyntax) -> String? {
    guard let function = member.as(FunctionDeclSyntax.self) else {
      draft.find("an optional property of a protocol; declare it without \"optional\"", at: member)
      return nil
    }
    let text = "func \(function.name.text)\(function.signature.inOneLine)"
    let property = propertyTexts(of: function)
    let rest = property.map { "; \($0.absent)" } ?? ""
    guard let type = function.typeToMakeOptional else {
      if let property { draft.insert(property.requirement, after: function) }
      return "\(text) \(function.emptyBody)\(rest)"
    }
    draft.insert(")?", around: type)
    if let property { draft.insert(property.requirement, after: function) }
    return "\(text.dropLast(type.inOneLine.count))(\(type.inOneLine))? { nil }\(rest)"
  }

  /// Replaces `some` by `any` in the optional type of an Objective-C protocol.
  ///
  /// On a Mac such a protocol conforms to itself, so its existentials work as generic arguments.
  /// Swift opens a non-optional existential without help.
  func port(_ node: SomeOrAnyTypeSyntax) {
    let isOptional = sequence(first: Syntax(node), next: \.parent).prefix {
      !$0.is(DeclSyntax.self)
    }
    .contains { $0.is(OptionalTypeSyntax.self) }
    guard node.someOrAnySpecifier.text == "some", isOptional,
      declarations.protocolsOfObjectiveC.contains(node.constraint.trimmedDescription)
    else { return }
    draft.replace(node.someOrAnySpecifier, with: "any")
  }

  /// Makes the result of a method optional if the method implements an optional protocol method.
  ///
  /// The port makes the results of such protocol methods optional, too.
  func port(_ node: FunctionDeclSyntax) {
    port(extensionMethod: node)
    guard let owner = node.enclosingType, declarations.isOptionalRequirement(node, in: owner) else {
      return
    }
    if let type = node.typeToMakeOptional { draft.insert(")?", around: type) }
    portProperty(of: node)
  }
}

extension Draft {
  /// Inserts parentheses around a type, with a text after the type and before the closing
  /// parenthesis.
  fileprivate mutating func insert(_ text: String, around type: TypeSyntax) {
    insert("(", before: type)
    insert(text, after: type)
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
  /// The type or extension that contains the member with this modifier, or nil.
  fileprivate var owner: Syntax? {
    // The parents are modifier, list, member's declaration, its item, the list of items and the
    // block.
    var node = parent?.parent?.parent
    while let current = node, !current.isProtocol((any DeclGroupSyntax).self) {
      node = current.parent
    }
    return node
  }
}

extension ProtocolDeclSyntax {
  /// The end of a protocol's declaration before the colon: its name or its associated types.
  fileprivate var header: Syntax {
    primaryAssociatedTypeClause.map { Syntax($0) } ?? Syntax(name)
  }

  /// The access level, in source text, that gives an extension's members the protocol's visibility.
  fileprivate var accessForExtension: String {
    let words = modifiers.map(\.name.text)
    return words.first { ["public", "package", "private", "fileprivate"].contains($0) }
      .map { "\($0) " } ?? ""
  }
}

extension DeclSyntax {
  /// The name of the method, or of the only variable, that the declaration declares; or nil.
  fileprivate var nameOfMember: Syntax? {
    if let function = self.as(FunctionDeclSyntax.self) { return Syntax(function.name) }
    return self.as(VariableDeclSyntax.self)?.bindings.first.map { Syntax($0.pattern) }
  }

  fileprivate var isOptionalMember: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "optional" }
      ?? false
  }
}

extension FunctionDeclSyntax {
  /// The body of the method's default implementation: it returns nil or nothing.
  fileprivate var emptyBody: String {
    let type = signature.returnClause?.type
    return type == nil || type?.isNothing == true ? "{}" : "{ nil }"
  }

  /// The method's return type, or nil if it is void or already optional.
  var typeToMakeOptional: TypeSyntax? {
    guard let type = signature.returnClause?.type, !type.isNothing else { return nil }
    let isOptional =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    return isOptional ? nil : type
  }
}

extension TypeSyntax {
  fileprivate var isNothing: Bool { ["Void", "()"].contains(trimmedDescription) }
}

extension SyntaxProtocol {
  /// The node's text on one line, with single spaces.
  var inOneLine: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension DeclModifierSyntax {
  /// Whether the declaration has no access level and is in an open class.
  fileprivate var isInternalInOpenClass: Bool {
    let access: Set<String> = ["open", "package", "public"]
    let own = parent?.as(DeclModifierListSyntax.self)?.map(\.name.text) ?? []
    let around = owner?.as(ClassDeclSyntax.self)?.modifiers.map(\.name.text) ?? []
    return access.isDisjoint(with: own) && around.contains("open")
  }

  /// Returns whether the declaration with this modifier also has the modifier `word`.
  fileprivate func isBeside(_ word: String) -> Bool {
    parent?.as(DeclModifierListSyntax.self)?.contains { $0.name.text == word } == true
  }

  /// The labels of the initializer to which the modifier belongs, or nil.
  fileprivate var initializerLabels: [String]? {
    parent?.parent?.as(InitializerDeclSyntax.self)?.labels
  }
}

extension InitializerDeclSyntax {
  fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

extension ClassDeclSyntax {
  /// The access level, in source text, that a required initializer of this class needs.
  fileprivate var accessOfRequired: String {
    modifiers.contains { $0.name.text == "open" } ? "public " : ""
  }
}
