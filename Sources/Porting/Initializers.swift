import SwiftSyntax

/// The initializers in a module's source files, for objects that are created by a metatype.
///
/// Swift needs a required initializer to create an object of a class known only at run time.
/// Initializers from Objective-C don't have to be required. UIKit's methods ``call`` replace them,
/// and they call the method ``hook`` that each class of an app overrides.
struct Initializers {
  /// The name of a method in this package's UIKit; ported code calls it instead of an initializer.
  static let call = "constructed"
  /// The name of the generated method that creates objects of an app's class.
  static let hook = "construct"

  /// An initializer that a class in the app's source files declares.
  fileprivate struct Initializer {
    let labels: [String]
    let isDesignated: Bool
    let isRequired: Bool
    /// Whether the initializer always returns an object, unlike `init?`.
    let isSure: Bool
  }

  fileprivate var byType: [String: [Initializer]] = [:]
  fileprivate var protocols: Set<String> = []
  /// The constraints on generic parameters and associated types, such as `["UIView"]`.
  ///
  /// The outer key is the name of the generic type or protocol, the inner key the parameter's.
  fileprivate(set) var constraints: [String: [String: [String]]] = [:]
  /// The types in the metatypes that variables hold, by variable name: `UIView` for `UIView.Type`.
  fileprivate(set) var metatypes: [String: Set<String>] = [:]
  private let declarations: Declarations

  init(of trees: [SourceFileSyntax], declarations: Declarations) {
    let visitor = InitializerVisitor(Self(declarations))
    for tree in trees { visitor.walk(tree) }
    self = visitor.initializers
  }

  private init(_ declarations: Declarations) { self.declarations = declarations }

  /// Returns whether UIKit's classes, but no types of the app, declare the initializer.
  ///
  /// `labels` are the initializer's labels. Swift can't call such an initializer on a metatype of
  /// `types`.
  func areUIKits(_ types: [String], by labels: [String]) -> Bool {
    let reached = declarations.allParents(of: types)
    return reached.contains {
      ConstructedKind(of: $0)?.hooks.contains { $0.labels == labels } == true
    }
      && !reached.contains { isCallable(labels, in: $0) }
  }

  /// Returns whether UIKit, but no class of the app, has an initializer with these labels.
  ///
  /// Code calls the initializer on a metatype.
  func areUIKitsAlone(_ labels: [String]) -> Bool {
    ConstructedKind.allCases.contains { $0.hooks.contains { $0.labels == labels } }
      && !byType.keys.contains { isCallable(labels, in: $0) }
  }

  /// Returns whether Swift can call the initializer on a type that is known only at run time.
  private func isCallable(_ labels: [String], in type: String) -> Bool {
    byType[type]?.contains {
      $0.labels == labels && ($0.isRequired || protocols.contains(type))
    } == true
  }

  /// Returns the source texts of the `construct` methods to add to a class.
  ///
  /// There is one for each initializer of the UIKit superclass that the class declares or inherits.
  func hooks(of name: String) -> [String] {
    let chain = declarations.superclasses(of: name)
    guard let base = chain.last, let kind = ConstructedKind(of: base) else { return [] }
    let all = initializers(of: chain[...])
    return kind.hooks.filter { hook in
      // An inherited `init()` calls the other initializer, which is overridden.
      all.sure.contains(hook.labels)
        && (!hook.labels.isEmpty
          || chain.contains { byType[$0]?.contains { $0.labels.isEmpty } == true })
    }.map { hook in
      let arguments = hook.labels.map { "\($0): \($0)" }.joined(separator: ", ")
      return "override class func \(Self.hook)(\(hook.parameters)) -> \(kind.rawValue) "
        + "{ \(name)(\(arguments)) }"
    }
  }

  private typealias FoundInitializers = (
    designated: Set<[String]>, all: Set<[String]>, sure: Set<[String]>
  )

  /// Returns the labels of the initializers that a class declares and inherits by Swift's rules.
  ///
  /// `chain` is the class followed by its superclasses, nearest first. `sure` has those that always
  /// return an object.
  private func initializers(of chain: ArraySlice<String>) -> FoundInitializers {
    guard let name = chain.first else { return ([], [], []) }
    if chain.count == 1, let kind = ConstructedKind(of: name) {
      let (designated, all) = kind.initializers(of: name)
      return (designated, all, all)
    }
    let inherited = initializers(of: chain.dropFirst())
    let own = byType[name] ?? []
    let designated = Set(own.filter(\.isDesignated).map(\.labels))
    let labels = Set(own.map(\.labels))
    let sure = Set(own.filter(\.isSure).map(\.labels))
    if designated.isEmpty {
      return (
        inherited.designated, inherited.all.union(labels),
        inherited.sure.subtracting(labels).union(sure)
      )
    }
    guard inherited.designated.isSubset(of: labels) else { return (designated, labels, sure) }
    let convenience = inherited.sure.subtracting(inherited.designated).subtracting(labels)
    return (designated, labels.union(convenience), sure.union(convenience))
  }
}

/// A visitor that collects the initializers and generic constraints in a source file.
private final class InitializerVisitor: SyntaxVisitor {
  var initializers: Initializers

  init(_ initializers: Initializers) {
    self.initializers = initializers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.enclosingType?.lastName {
      initializers.byType[type, default: []].append(.init(node))
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.genericParameterClause, node.genericWhereClause, of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.genericParameterClause, node.genericWhereClause, of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.genericParameterClause, node.genericWhereClause, of: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    initializers.protocols.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.enclosingType else { return .skipChildren }
    let names = node.inheritanceClause?.inheritedTypes.flatMap(\.type.namesTogether) ?? []
    initializers.constraints[type, default: [:]][node.name.text, default: []] += names
    return .skipChildren
  }

  private func note(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?,
    of type: String
  ) {
    for parameter in clause?.parameters ?? [] {
      let name = parameter.name.text
      initializers.constraints[type, default: [:]][name, default: []] +=
        (parameter.inheritedType?.namesTogether ?? []) + (conditions?.types(of: name) ?? [])
    }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.typeAnnotation?.type, of: node.pattern.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.type, of: (node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  private func note(_ type: TypeSyntax?, of name: String) {
    if let held = type?.metatypeInside {
      initializers.metatypes[name, default: []].formUnion(held)
    }
  }
}

extension Initializers.Initializer {
  fileprivate init(_ node: InitializerDeclSyntax) {
    let words = node.modifiers.map(\.name.text)
    let isUnavailable = node.attributes.contains {
      $0.trimmedDescription.hasPrefix("@available") && $0.trimmedDescription.contains("unavailable")
    }
    self.init(
      labels: node.signature.parameterClause.parameters.map(\.firstName.text),
      isDesignated: !words.contains("convenience"), isRequired: words.contains("required"),
      isSure: node.optionalMark == nil && node.signature.effectSpecifiers == nil && !isUnavailable)
  }
}

extension SyntaxProtocol {
  /// The types in the first metatype inside this code, such as `UIView` for `UIView.Type`; or nil.
  ///
  /// A composition of types has several.
  var metatypeInside: [String]? {
    if let type = self.as(MetatypeTypeSyntax.self) { return type.baseType.namesTogether }
    if let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "Type" {
      return access.base.map { [$0.trimmedDescription.lastName] }
    }
    for child in children(viewMode: .sourceAccurate) {
      if let type = child.metatypeInside { return type }
    }
    return nil
  }
}

extension TypeSyntax {
  /// The names of the types in a composition like `A & B`, without generic arguments.
  var namesTogether: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.namesTogether)
    }
    if let one = self.as(TupleTypeSyntax.self)?.elements.first { return one.type.namesTogether }
    return [trimmedDescription.lastName]
  }
}

extension GenericWhereClauseSyntax {
  /// Returns the types after a parameter's colon in this clause, such as `A` in `where T: A`.
  func types(of name: String) -> [String] {
    requirements.flatMap { requirement -> [String] in
      guard case .conformanceRequirement(let one) = requirement.requirement,
        one.leftType.trimmedDescription == name
      else { return [] }
      return one.rightType.namesTogether
    }
  }
}
