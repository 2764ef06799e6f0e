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
    declarations.files[Syntax(node).root.id].map {
      converters[$0].location(for: node.positionAfterSkippingLeadingTrivia)
    }
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
    ofView name: String, given: [String: ViewScope.Value] = [:],
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

/// Conditions.
extension ViewWalk {
  /// Of an `else` too the branch with a secure field is taken where both have the same fields, else
  /// the first with fields; the other is told.
  private mutating func nodes(
    of condition: IfExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    let first = nodes(of: condition.body.statements, scope, traits)
    let other: [ViewNode] =
      switch condition.elseBody {
      case .codeBlock(let block): nodes(of: block.statements, scope, traits)
      case .ifExpr(let inner): nodes(of: inner, scope, traits)
      case nil: []
      @unknown default: []
      }
    if let isNewest = Self.asksForNewest(condition) { return isNewest ? first : other }
    let words = "if \(condition.conditions.trimmedDescription)"
    guard condition.elseBody != nil else {
      return conditional(first, condition, words, isEqual: true)
    }
    let (ours, theirs) = (Self.sources(first), Self.sources(other))
    if ours == theirs, !ours.isEmpty {
      return other.contains(where: \.hasSecureField) ? other : first
    }
    return conditional(first, condition, words, isEqual: true)
      + conditional(
        other, condition, "unless \(condition.conditions.trimmedDescription)", isEqual: false)
  }

  /// Whether a branch is for the newest systems, on which the form stands: `if #available(iOS 17, *)`; nil
  /// for any other condition.
  private static func asksForNewest(_ condition: IfExprSyntax) -> Bool? {
    guard condition.conditions.count == 1,
      case .availability(let asked)? = condition.conditions.first?.condition
    else { return nil }
    return asked.availabilityKeyword.tokenKind == .poundAvailable
  }

  private static func sources(_ nodes: [ViewNode]) -> Set<String> {
    nodes.reduce(into: []) { $0.formUnion($1.sources) }
  }

  private func conditional(
    _ nodes: [ViewNode], _ condition: IfExprSyntax, _ words: String, isEqual: Bool
  ) -> [ViewNode] {
    guard !nodes.isEmpty, let place = place(of: condition) else { return [] }
    return [
      .conditional(Self.condition(condition, isEqual), nodes, at: place, words: words)
    ]
  }

  /// Reads `isOn`, `!isOn`, `kind == .card`, `kind != "card"`; nil for any other condition.
  private static func condition(
    _ expression: IfExprSyntax, _ isEqual: Bool
  ) -> ImportedCondition? {
    guard expression.conditions.count == 1,
      case .expression(let condition)? = expression.conditions.first?.condition
    else { return nil }
    let bare = condition.bare
    if let name = bare.path?.last {
      return ImportedCondition(source: name, value: "on", isEqual: isEqual)
    }
    if let negated = bare.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return negated.expression.bare.path?.last.map {
        ImportedCondition(source: $0, value: "on", isEqual: !isEqual)
      }
    }
    guard let parts = bare.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, let name = parts[0].path?.last,
      let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return nil }
    let literal = parts[2].as(StringLiteralExprSyntax.self)?.representedLiteralValue
    let flag = parts[2].as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
    guard sign == "==" || sign == "!=" else { return nil }
    let same = (sign == "==") == isEqual
    if let flag { return ImportedCondition(source: name, value: "on", isEqual: same == flag) }
    return (literal ?? parts[2].path?.last).map {
      ImportedCondition(source: name, value: $0, isEqual: same)
    }
  }

  private mutating func nodes(
    of choice: SwitchExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    choice.cases.flatMap { element -> [ViewNode] in
      guard case .switchCase(let one) = element else { return [] }
      let inner = nodes(of: one.statements, scope, traits)
      guard !inner.isEmpty, let place = place(of: one) else { return [] }
      let label = one.label.trimmedDescription.dropLast()
      let words = "where \(choice.subject.trimmedDescription) is in \(label)"
      return [.conditional(nil, inner, at: place, words: words)]
    }
  }
}
