import AppSource
import SwiftSyntax

/// Walks through a view's body and those that it shows.
struct ViewWalk {
  let declarations: ViewDeclarations
  let evaluation: TextEvaluation
  private let converters: [SourceLocationConverter]
  private(set) var findings: [Finding] = []
  /// Whether fields stand where no form's file has them.
  var tellsOfFields = false
  /// The views of the sources that it shows.
  private(set) var parts: Set<String> = []
  var title: String?
  var hasNavigationBar = false
  var hasSearchBar = false
  var hasLargeTitle = false
  /// How a drag dismisses the keyboard, as a form's setting has it.
  var dismissMode: String?
  /// Whether SwiftUI makes no room for the keyboard.
  var ignoresKeyboard = false
  /// The tags of the views so far.
  var tags: [String] = []
  /// Where in the sources an expression stands that was made of a function's name.
  var placeOfMade: SourceLocation?
  /// How deep views show each other.
  private var depth = 0

  init(_ declarations: ViewDeclarations, _ converters: [SourceLocationConverter]) {
    self.declarations = declarations
    self.converters = converters
    evaluation = TextEvaluation(declarations: declarations)
  }

  /// Keeps what cannot be said in a form's file.
  mutating func note(_ reason: String, at place: SourceLocation) {
    findings.append(
      Finding(file: place.file, line: place.line, column: place.column, reason: reason))
  }

  mutating func note(_ reason: String, at node: some SyntaxProtocol) {
    guard let place = place(of: node) else { return }
    note(reason, at: place)
  }

  func place(of node: some SyntaxProtocol) -> SourceLocation? {
    guard let file = declarations.files[Syntax(node).root.id] else { return placeOfMade }
    return converters[file].location(for: node.positionAfterSkippingLeadingTrivia)
  }

  /// Takes note of a view of the sources that it shows.
  mutating func show(_ name: String) { parts.insert(name) }

  /// Returns a text; where only its name is known, that stands in, which is told.
  mutating func text(_ expression: ExprSyntax?, _ scope: ViewScope) -> String? {
    guard let expression, let found = evaluation.text(expression, scope) else { return nil }
    if !found.isExact {
      note(
        "\(expression.trimmedDescription) is known only to the app; \"\(found.text)\" stands in",
        at: expression)
    }
    return found.text
  }
}

/// Bodies and statements.
extension ViewWalk {
  /// Returns what a view of the sources shows.
  mutating func nodes(
    ofView name: String, given: [String: ViewScope.Value]? = nil,
    traits: FieldTraits = FieldTraits()
  ) -> [ViewNode] {
    guard let members = declarations.types[name], let body = members.bodies["body"] else {
      return []
    }
    let scope = ViewScope(name, members, given: given)
    return deeper { $0.nodes(of: body, scope, traits) }
  }

  /// Goes one view deeper, unless views show each other without end.
  mutating func deeper(_ nodes: (inout ViewWalk) -> [ViewNode]) -> [ViewNode] {
    guard depth < 16 else { return [] }
    depth += 1
    defer { depth -= 1 }
    return nodes(&self)
  }

  mutating func nodes(
    of items: CodeBlockItemListSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    var nodes: [ViewNode] = []
    var scope = scope
    for item in items {
      switch item.item {
      case .expr(let expression): nodes += self.nodes(of: expression, scope, traits)
      case .stmt(let statement):
        if let returned = statement.as(ReturnStmtSyntax.self)?.expression {
          nodes += self.nodes(of: returned, scope, traits)
        } else if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          nodes += self.nodes(of: expression, scope, traits)
        }
      case .decl(let declaration):
        if let condition = declaration.as(IfConfigDeclSyntax.self) {
          guard case .statements(let inner) = condition.clauseOfPhone?.elements else { continue }
          nodes += self.nodes(of: inner, scope, traits)
        }
        for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = binding.initializer?.value
          else { continue }
          scope = scope.adding([name: .expression(value, scope)])
        }
      @unknown default: break
      }
    }
    return nodes
  }

  mutating func nodes(
    of closure: ClosureExprSyntax?, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    closure.map { nodes(of: $0.statements, scope, traits) } ?? []
  }

  /// Returns what an expression of a view shows.
  mutating func nodes(
    of expression: ExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    let bare = expression.bare
    if let call = bare.as(FunctionCallExprSyntax.self) { return nodes(of: call, scope, traits) }
    if let condition = bare.as(IfExprSyntax.self) { return nodes(of: condition, scope, traits) }
    if let choice = bare.as(SwitchExprSyntax.self) { return nodes(of: choice, scope, traits) }
    if let config = bare.as(PostfixIfConfigExprSyntax.self), let base = config.base {
      return nodes(of: base, scope, traits)
    }
    guard let path = bare.path, let name = path.last else {
      // A view's property that goes on with it: Text("Name").bold.padding().
      let base = bare.as(MemberAccessExprSyntax.self)?.base
      return base.map { nodes(of: $0, scope, traits) } ?? []
    }
    let isOwn = path.count == 1 || (path.count == 2 && path[0] == "self")
    return isOwn ? nodes(ofProperty: name, scope, traits) : []
  }

  private mutating func nodes(
    ofProperty name: String, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    switch scope.value(name) {
    case .closure(let closure, let other): return nodes(of: closure, other, traits)
    case .expression(let expression, let other): return nodes(of: expression, other, traits)
    case .text(let text): return [.text(text)]
    case .enumCase(let name, let raw): return [.text(TextEvaluation.shown(name, raw))]
    case nil: break
    }
    guard let body = scope.members.bodies[name] else { return [] }
    return deeper { $0.nodes(of: body, scope, traits) }
  }
}
