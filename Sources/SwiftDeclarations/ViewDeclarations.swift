import SwiftParser
import SwiftSyntax

/// The types, views and functions declared in a module's source files, for the import of views.
package struct ViewDeclarations {
  /// The members of a type that the import needs, also from the type's extensions.
  package struct Members {
    /// The bodies of the type's computed properties, by name.
    package var bodies: [String: CodeBlockItemListSyntax] = [:]
    package var functions: [String: FunctionDeclSyntax] = [:]
    /// The initial values of the type's stored properties, by name.
    package var values: [String: ExprSyntax] = [:]
    /// The initial values that an initializer gives to stored properties, by name.
    package var initialValues: [String: ExprSyntax] = [:]
    /// The parameters of each initializer that the type declares, one list for each.
    package var parameters: [[Parameter]] = []
    /// The names of the type's stored properties, in the order of the memberwise initializer.
    package var stored: [String] = []
    /// The names of stored properties without a property wrapper.
    ///
    /// Their values can't change while the view is visible.
    package var plain: Set<String> = []
    /// The names of stored properties with their own initial values, such as `@State` ones.
    package var states: Set<String> = []
    /// The types of the models that the view is given, by the names of their properties.
    ///
    /// Examples are the types of `@ObservedObject` and `@Environment` properties.
    package var models: [String: String] = [:]
    /// The cases of the enum in order, with their raw values as text.
    package var cases: [(name: String, raw: String)] = []
    package var isView = false

    package init() {}
  }

  /// A parameter of a function, initializer or view.
  package struct Parameter {
    package let label: String
    package let name: String
    /// The parameter's default value, or nil if it has none.
    package var standard: ExprSyntax?

    package init(label: String, name: String, standard: ExprSyntax? = nil) {
      (self.label, self.name, self.standard) = (label, name, standard)
    }
  }

  package private(set) var types: [String: Members] = [:]
  /// The module's SwiftUI views in source order, each with its name's position and its file's
  /// index.
  package private(set) var views: [(name: String, place: AbsolutePosition, file: Int)] = []
  /// The contents of the sheets that views present, by the names of the views in them.
  package private(set) var sheets: [String: ClosureExprSyntax] = [:]
  /// The statements for the tabs of a TabView, by the names of the views in them.
  package private(set) var tabs: [String: CodeBlockItemSyntax] = [:]
  /// The names of properties that a view changes when it appears, for example in `onAppear`.
  package private(set) var changedAtStart: Set<String> = []
  /// The index of each source file, by the identity of its syntax tree's root.
  package private(set) var files: [SyntaxIdentifier: Int] = [:]

  package init(_ trees: [SourceFileSyntax]) {
    for (index, tree) in trees.enumerated() {
      files[Syntax(tree).id] = index
      let visitor = Visitor(file: index)
      visitor.walk(tree)
      views += visitor.views
      changedAtStart.formUnion(visitor.changedAtStart)
      sheets.merge(visitor.sheets) { old, _ in old }
      tabs.merge(visitor.tabs) { old, _ in old }
      for (name, members) in visitor.types { types[name, default: Members()].add(members) }
    }
  }

  /// A visitor that collects the declarations in one source file.
  private final class Visitor: SyntaxVisitor {
    var types: [String: Members] = [:]
    var views: [(name: String, place: AbsolutePosition, file: Int)] = []
    var sheets: [String: ClosureExprSyntax] = [:]
    var tabs: [String: CodeBlockItemSyntax] = [:]
    var changedAtStart: Set<String> = []
    private let file: Int

    init(file: Int) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    /// Skips the code in `#Preview`, whose views are not screens of the app.
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.text
      if node.inheritanceClause?.names.contains("PreviewProvider") == true {
        return .skipChildren
      }
      if node.inheritanceClause?.names.contains("View") == true {
        types[name, default: Members()].isView = true
        views.append((name, node.name.positionAfterSkippingLeadingTrivia, file))
      }
      take(node.memberBlock, of: name)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node.memberBlock, of: node.name.text)
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.lastName
      take(node.memberBlock, of: name)
      if node.inheritanceClause?.names.contains("View") == true {
        types[name, default: Members()].isView = true
        views.append((name, node.extendedType.positionAfterSkippingLeadingTrivia, file))
      }
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      take(node.memberBlock, of: node.name.text)
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let modifier = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if let modifier, ["onAppear", "task", "onFirstAppear", "onReceive"].contains(modifier),
        let action = node.trailingClosure
      {
        changedAtStart.formUnion(action.namesOfAssigned)
      }
      if modifier == "sheet", let content = node.content {
        for name in content.namesOfCalls where sheets[name] == nil { sheets[name] = content }
      }
      if node.name == "TabView", !node.isPaged {
        for tab in node.content?.statements ?? [] {
          for name in tab.namesOfCalls where tabs[name] == nil { tabs[name] = tab }
        }
      }
      return .visitChildren
    }

    private func take(_ block: MemberBlockSyntax, of name: String) {
      for item in block.members { types[name, default: Members()].take(item.decl) }
    }
  }
}

extension ViewDeclarations.Members {
  fileprivate mutating func add(_ other: Self) {
    bodies.merge(other.bodies) { old, _ in old }
    functions.merge(other.functions) { old, _ in old }
    values.merge(other.values) { old, _ in old }
    initialValues.merge(other.initialValues) { old, _ in old }
    parameters += other.parameters
    stored += other.stored
    plain.formUnion(other.plain)
    states.formUnion(other.states)
    models.merge(other.models) { old, _ in old }
    cases += other.cases
    isView = isView || other.isView
  }

  fileprivate mutating func take(_ declaration: DeclSyntax) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { take(binding, variable.attributes) }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      // A name such as `if` is called without its backticks.
      let name = function.name.text.filter { $0 != "`" }
      if functions[name] == nil { functions[name] = function }
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      parameters.append(
        initializer.signature.parameterClause.parameters.map(ViewDeclarations.Parameter.init))
      for item in initializer.body?.statements ?? [] { takeState(item) }
    } else if let enumCase = declaration.as(EnumCaseDeclSyntax.self) {
      for element in enumCase.elements {
        let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        cases.append((element.name.text, raw ?? element.name.text))
      }
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      guard case .decls(let members) = condition.clauseOfPhone?.elements else { return }
      for item in members { take(item.decl) }
    }
  }

  /// Stores the initial value in an initializer's `_name = State(initialValue: …)`.
  ///
  /// It takes precedence over the property's own initial value.
  private mutating func takeState(_ item: CodeBlockItemSyntax) {
    guard let parts = item.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self)?.elements,
      parts.count == 3, let name = parts.first?.path?.last, name.hasPrefix("_"),
      let made = parts.last?.bare.as(FunctionCallExprSyntax.self)
    else { return }
    let own = String(name.dropFirst())
    initialValues[own] = made.argument("initialValue") ?? made.argument("wrappedValue")
  }

  private mutating func take(_ binding: PatternBindingSyntax, _ attributes: AttributeListSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return
    }
    if let accessors = binding.accessorBlock?.accessors {
      switch accessors {
      case .getter(let items): bodies[name] = items
      case .accessors(let list):
        let getter = list.first { $0.accessorSpecifier.text == "get" }
        if let items = getter?.body?.statements { bodies[name] = items }
      @unknown default: break
      }
    } else {
      stored.append(name)
      takeWrapper(of: name, binding, attributes)
    }
    if let value = binding.initializer?.value { values[name] = value }
  }
}

extension ViewDeclarations.Members {
  private static let wrappersOfState = [
    "State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "Published",
  ]

  private static let wrappersOfModels = [
    "ObservedObject", "StateObject", "EnvironmentObject", "Environment", "Bindable",
  ]

  /// Stores what a stored property's wrapper, such as `@State`, tells about its initial value.
  fileprivate mutating func takeWrapper(
    of name: String, _ binding: PatternBindingSyntax, _ attributes: AttributeListSyntax
  ) {
    if attributes.isEmpty { plain.insert(name) }
    for case .attribute(let wrapper) in attributes {
      let kind = wrapper.attributeName.trimmedDescription
      if Self.wrappersOfState.contains(kind) { states.insert(name) }
      guard Self.wrappersOfModels.contains(kind) else { continue }
      // @Environment(Session.self) private var session
      let argument = wrapper.arguments?.trimmedDescription.split(separator: ".").first
      models[name] =
        binding.typeAnnotation?.type.trimmedDescription ?? argument.map { String($0) }
    }
  }
}

extension ViewDeclarations.Parameter {
  package init(_ parameter: FunctionParameterSyntax) {
    self.init(
      label: parameter.firstName.text,
      name: (parameter.secondName ?? parameter.firstName).text,
      standard: parameter.defaultValue?.value)
  }
}

extension ClosureExprSyntax {
  /// The names of the properties that the closure assigns values to.
  fileprivate var namesOfAssigned: [String] {
    tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .equal }.compactMap {
      $0.previousToken(viewMode: .sourceAccurate)?.text
    }
  }
}

extension SyntaxProtocol {
  /// The names of the functions and views that are called in the code, without a value before them.
  fileprivate var namesOfCalls: [String] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      token.parent?.parent?.as(FunctionCallExprSyntax.self)?.name == token.text ? token.text : nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether a modifier gives a TabView the page style.
  fileprivate var isPaged: Bool {
    var node = Syntax(self)
    while let member = node.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    {
      let isStyle = member.declName.baseName.text == "tabViewStyle"
      if isStyle { return call.arguments.trimmedDescription.lowercased().contains("page") }
      node = Syntax(call)
    }
    return false
  }
}

extension InheritanceClauseSyntax {
  fileprivate var names: [String] { inheritedTypes.map { $0.type.trimmedDescription } }
}

extension TypeSyntax {
  /// The type's name without the types that contain it: `FormView` for `Screen.FormView`.
  fileprivate var lastName: String {
    self.as(MemberTypeSyntax.self)?.name.text ?? self.as(IdentifierTypeSyntax.self)?.name.text
      ?? trimmedDescription
  }
}
