import SwiftSyntax

/// The declarations in all of an app's source files, by name, for the port to Linux.
struct Declarations {
  /// A method declared in an app's source files, with its Objective-C and Swift names.
  struct Method {
    /// The method's Objective-C selector, for example `show:with:`.
    let selector: String
    let type: String
    /// The method's Swift base name, for example `show`.
    let baseName: String
    /// The method's full Swift name, for example `show(_:with:)`.
    let reference: String
    /// The label of the method's last parameter, for example `with`, or nil without parameters.
    let lastLabel: String?
    /// The types of the method's parameters as written in the source, for example `UITextView`.
    let parameterTypes: [String]
    let isOverride: Bool
    let isInExtension: Bool
  }

  /// The names of all methods that the app's own protocols declare as optional.
  fileprivate(set) var optionalMethods: Set<String> = []
  /// The names of optional protocol methods that code compares with nil or unwraps without a call.
  private(set) var optionalMethodsAskedFor: Set<String> = []
  fileprivate var membersAskedFor: Set<String> = []
  /// The names of all properties in the app's source files; a property's value can be a closure.
  fileprivate(set) var properties: Set<String> = []
  /// The names of the app's properties that are declared with an optional type.
  fileprivate var optionalProperties: Set<String> = []
  /// The declared types of the app's properties, by property name.
  fileprivate(set) var propertyTypes: [String: String] = [:]
  /// The names of the app's dictionaries whose values have the type `AnyObject`.
  fileprivate(set) var dictionariesOfObjects: Set<String> = []
  /// The names of the members that the app's extensions add to a class, by class.
  ///
  /// Only classes are included that Swift on Linux replaces by a value type, such as NSIndexPath.
  fileprivate(set) var extended: [String: Set<String>] = [:]
  fileprivate(set) var methods: [Method] = []
  /// The methods in the app's source files, by their full Swift name, such as `show(_:with:)`.
  private(set) var methodsByReference: [String: [Method]] = [:]
  fileprivate(set) var classes: Set<String> = []
  /// The names of all types that the app declares, without types that it only extends.
  fileprivate(set) var types: Set<String> = []
  /// The names of classes that several source files declare, usually for separate modules.
  fileprivate(set) var classesOfSeveral: Set<String> = []
  /// The members that extensions in the app's source files override, in source order.
  fileprivate(set) var extensionOverrides: [ExtensionOverride] = []
  /// The names of the app's protocols that are declared with `@objc`.
  fileprivate(set) var protocolsOfObjectiveC: Set<String> = []
  /// The element types in array types written as `[Element]`, without `any` or `some`.
  fileprivate(set) var elementTypes: Set<String> = []
  /// The names of values whose address the app passes, as in `&key`.
  fileprivate(set) var addressed: Set<String> = []
  /// The first type after the colon of each class, usually its superclass, by the class's name.
  fileprivate var superclasses: [String: String] = [:]
  /// The types after the colon of each type, in its declaration or an extension, by the type's
  /// name.
  fileprivate var parents: [String: Set<String>] = [:]
  /// The full Swift names of each protocol's optional methods, by the protocol's name.
  fileprivate var optionalRequirements: [String: Set<String>] = [:]

  init(of trees: [SourceFileSyntax]) {
    let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
    for tree in trees { visitor.walk(tree) }
    self = visitor.declarations
    methodsByReference = Dictionary(grouping: methods, by: \.reference)
    optionalMethodsAskedFor = optionalMethods.intersection(membersAskedFor).subtracting(
      optionalProperties)
  }

  fileprivate init() {}

  /// Returns the method with this selector in `type`, or else the only such method in the app.
  ///
  /// Returns nil if `type` has no such method, unless exactly one other type has one.
  func method(_ selector: String, in type: String?) -> Method? {
    let candidates = methods.filter { $0.selector == selector }
    return candidates.first { $0.type == type } ?? (candidates.count == 1 ? candidates[0] : nil)
  }

  /// Returns the full name of the method that `name as (URL) -> Bool` selects in a type, or nil.
  func reference(_ name: String, taking types: [String], in type: String?) -> String? {
    methods.first { $0.baseName == name && $0.type == type && $0.parameterTypes == types }?
      .reference
  }

  /// Returns whether no two methods of a type share this full Swift name, which is then
  /// unambiguous.
  func isOnly(_ reference: String, in type: String) -> Bool {
    methods.count { $0.reference == reference && $0.type == type } < 2
  }

  /// Returns whether any type in the app's source files has a method or property with this name.
  func declares(_ name: String) -> Bool {
    properties.contains(name) || methods.contains { $0.baseName == name }
  }

  /// Returns whether a class is in `bases`, or derives from a class in `bases`.
  ///
  /// Only superclasses that the app's source files name are known.
  func isClass(_ name: String, derivedFrom bases: Set<String>) -> Bool {
    superclasses(of: name).contains(where: bases.contains)
  }

  /// Returns whether a class in the app's source files derives directly from this class.
  func hasSubclass(of name: String) -> Bool { superclasses.values.contains(name) }

  /// Returns a class and its superclasses, nearest first, as far as the app's source files show.
  func superclasses(of name: String) -> [String] {
    var chain = [name]
    while let parent = superclasses[chain[chain.count - 1]], !chain.contains(parent) {
      chain.append(parent)
    }
    return chain
  }

  /// Returns the given types with all their superclasses and protocols that the source files name.
  func allParents(of types: [String]) -> Set<String> {
    var (open, found) = (types, Set<String>())
    while let next = open.popLast() {
      if found.insert(next).inserted { open += parents[next] ?? [] }
    }
    return found
  }

  /// Returns whether a class overrides a Foundation method, and none of its superclasses does.
  ///
  /// Then this class, and no superclass in the app, must conform to the protocol that replaces the
  /// method on Linux.
  func isFirst(_ name: String, toHave override: FoundationOverride) -> Bool {
    func hasMethod(_ type: String) -> Bool {
      methods.contains {
        $0.type == type && override.isMeant($0.baseName, lastLabel: $0.lastLabel)
      }
    }
    let chain = superclasses(of: name)
    guard hasMethod(name), let last = chain.last, override.bases.contains(last) else {
      return false
    }
    return !chain.dropFirst().contains(where: hasMethod)
  }

  /// Returns whether a type's method implements an optional method of one of the type's protocols.
  ///
  /// Only protocols in the app's source files are known.
  func isOptionalRequirement(_ method: FunctionDeclSyntax, in type: String) -> Bool {
    guard !optionalRequirements.isEmpty else { return false }
    let reference = Method(method, type: type).reference
    var (open, passed) = ([type], Set<String>())
    while let next = open.popLast() {
      guard passed.insert(next).inserted else { continue }
      // The protocol's own requirement is edited with the protocol.
      if next != type, optionalRequirements[next]?.contains(reference) == true { return true }
      open += parents[next] ?? []
    }
    return false
  }

  /// Returns whether an object may lack a method, so that a call of it has a question mark.
  ///
  /// A call with labels can't be a call of a closure in a property with the method's name.
  func isOptional(_ method: String, hasLabels: Bool) -> Bool {
    if optionalMethods.contains(method) { return true }
    return (hasLabels || !properties.contains(method))
      && Self.delegatePrefixes.contains { method.hasPrefix($0) }
  }

  /// The first words of the names of UIKit's delegate methods.
  ///
  /// On Linux, all of these methods have default implementations, so calls need no question mark.
  private static let delegatePrefixes = [
    "animationController", "collectionView", "gestureRecognizer", "interactionController",
    "navigationController", "pickerView", "presentationController", "scrollView", "searchBar",
    "tabBarController", "tableView", "textField", "textView",
  ]
}

/// A visitor that collects the declarations of a source file.
private final class DeclarationVisitor: SyntaxVisitor {
  var declarations = Declarations()

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let isOptional = node.modifiers.contains { $0.name.text == "optional" }
    if isOptional { declarations.optionalMethods.insert(name) }
    if let type = node.enclosingType {
      let method = Declarations.Method(node, type: type)
      declarations.methods.append(method)
      if isOptional {
        declarations.optionalRequirements[type, default: []].insert(method.reference)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isFirst = declarations.classes.insert(node.name.text).inserted
    // Code can also use the unqualified name of a nested class.
    if !isFirst, node.parent?.is(CodeBlockItemSyntax.self) == true {
      declarations.classesOfSeveral.insert(node.name.text)
    }
    declarations.types.insert(node.name.text)
    let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    if let parent { declarations.superclasses[node.name.text] = parent.lastName }
    note(node.inheritanceClause, of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.types.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    note(node.inheritanceClause, of: type)
    declarations.extended[type, default: []].formUnion(
      node.memberBlock.members.flatMap(\.decl.names))
    declarations.extensionOverrides += node.memberBlock.members.compactMap {
      ExtensionOverride($0.decl, in: node)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isAskedForMethod { declarations.membersAskedFor.insert(node.declName.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind {
    let element = node.element.as(SomeOrAnyTypeSyntax.self)?.constraint ?? node.element
    declarations.elementTypes.insert(element.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.expression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.expression.as(DeclReferenceExprSyntax.self)
    if let name { declarations.addressed.insert(name.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.types.insert(node.name.text)
    note(node.inheritanceClause, of: node.name.text)
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName }
    if attributes.contains(where: { $0.trimmedDescription == "objc" }) {
      declarations.protocolsOfObjectiveC.insert(node.name.text)
    }
    return .visitChildren
  }

  private func note(_ clause: InheritanceClauseSyntax?, of type: String) {
    let names = clause?.inheritedTypes.flatMap(\.type.namesTogether) ?? []
    declarations.parents[type, default: []].formUnion(names)
  }

  /// Records a type alias like a class, because a class can derive from another class by an alias.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.initializer.value.namesTogether
    // In an expression, an alias in lower case reads like a property.
    if node.name.text.first?.isLowercase == true {
      declarations.propertyTypes[node.name.text] = names[0]
    }
    guard node.enclosingType == nil else { return .skipChildren }
    declarations.superclasses[node.name.text] = names[0]
    declarations.parents[node.name.text, default: []].formUnion(names)
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedDescription
    declarations.properties.insert(name)
    if ["?", "!"].contains(node.typeAnnotation?.type.trimmedDescription.last) {
      declarations.optionalProperties.insert(name)
    }
    if let type = node.writtenType { declarations.propertyTypes[name] = type }
    note(node.initializer?.value.typeOfCast, of: name)
    if node.typeAnnotation?.type.holdsObjects == true {
      declarations.dictionariesOfObjects.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.initializer?.value.typeOfCast, of: node.pattern.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).text
    if node.type.holdsObjects { declarations.dictionariesOfObjects.insert(name) }
    return .visitChildren
  }

  /// Records a variable's name if `type` is `AnyObject`, or a dictionary with such values.
  private func note(_ type: TypeSyntax?, of name: String) {
    guard let type else { return }
    if type.holdsObjects { declarations.dictionariesOfObjects.insert(name) }
    let text = type.trimmedDescription
    if text == "AnyObject" || text == "AnyObject?" {
      declarations.propertyTypes[name] = "AnyObject"
    }
  }
}

extension Declarations.Method {
  init(_ node: FunctionDeclSyntax, type: String) {
    let name = node.name.text
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    self.init(
      selector: node.givenSelector ?? Self.selector(name, labels), type: type, baseName: name,
      reference: labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))",
      lastLabel: labels.last,
      parameterTypes: parameters.map(\.type.trimmedDescription), isOverride: node.isOverride,
      isInExtension: node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true)
  }

  /// Returns the Objective-C selector of a method, given its base name and labels.
  ///
  /// For example, `show(_:with:)` is `show:with:`, and `show(with:)` is `showWith:`.
  private static func selector(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let joined =
      first == "_" ? name : "\(name)With\(first.prefix(1).uppercased())\(first.dropFirst())"
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }
    return "\(joined):" + rest.joined()
  }
}

extension PatternBindingSyntax {
  /// The variable's declared type, or the class whose initializer gives its initial value; or nil.
  fileprivate var writtenType: String? {
    let called = initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    let text = typeAnnotation?.type.trimmedDescription ?? called?.trimmedDescription ?? ""
    let name = text.trimming { $0 == "?" || $0 == "!" }
    return name.first?.isUppercase == true && name.allSatisfy(\.isPartOfName) ? name : nil
  }
}

extension ExprSyntax {
  /// The type after the last `as` of the expression, or nil.
  fileprivate var typeOfCast: TypeSyntax? {
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count > 2, elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return elements.last?.as(TypeExprSyntax.self)?.type
  }
}

extension TypeSyntax {
  /// Whether the type is a dictionary whose values have the type `AnyObject`, or such an optional.
  fileprivate var holdsObjects: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.holdsObjects }
    return self.as(DictionaryTypeSyntax.self)?.value.trimmedDescription == "AnyObject"
  }
}

extension DeclSyntax {
  /// The names that the declaration of a type's member declares, such as all variables on a line.
  var names: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.text] }
    return self.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
  }
}

extension String {
  /// The part of a type's name after its last period, without generic arguments.
  var lastName: String {
    let name = prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? self
  }

  fileprivate func trimming(_ isDropped: (Character) -> Bool) -> String {
    var rest = self[...]
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return String(rest)
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "." }
}

extension FunctionDeclSyntax {
  var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }

  /// The Objective-C name given in the attribute `@objc(name:)`, or nil.
  fileprivate var givenSelector: String? {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "objc" {
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The name of the innermost type or extended type around the syntax node, as written; or nil.
  var enclosingType: String? {
    var next = parent
    while let node = next {
      if let extended = node.as(ExtensionDeclSyntax.self) {
        return extended.extendedType.trimmedDescription
      }
      if node.isProtocol((any DeclGroupSyntax).self),
        let named = node.asProtocol((any NamedDeclSyntax).self)
      {
        return named.name.text
      }
      next = node.parent
    }
    return nil
  }
}
