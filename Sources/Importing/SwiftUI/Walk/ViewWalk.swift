import AppSource
import SwiftDeclarations
import SwiftSyntax

/// Imports a SwiftUI screen from source code: follows its `body` into the views that it creates.
struct ViewWalk {
  let declarations: ViewDeclarations
  let evaluation: TextEvaluation
  private let converters: [SourceLocationConverter]
  private(set) var findings: [SourceProblem] = []
  /// Whether the screen has fields in places that a form's definition can't express.
  var tellsOfFields = false
  /// The names of views from the source files that are parts of the screen, and so no screens.
  private(set) var parts: Set<String> = []
  var title: String?
  var hasNavigationBar = false
  /// The search field from `searchable`, with its place in the source code; or nil.
  var search: (field: ImportedField, place: Syntax)?
  /// The bars that the screen hides, such as `navigationBar` and `tabBar`.
  var hiddenBars: Set<String> = []
  /// The display mode that the app gives the screen's title, such as `inline`; nil if it gives none.
  var titleMode: String?
  /// Whether a modifier sets the screen's title, also if the title's text is unknown.
  var setsTitle = false
  var hasTabBar = false
  /// The bar that is pinned at the bottom of the imported screen, such as a button; or nil.
  var bottomBar: ImportedBottomBar?
  /// Whether the view that is being imported is an option of a picker.
  var isInPicker = false
  /// How many list or scroll views contain the view that is being imported.
  var listDepth = 0
  /// The estimated height in points of the views above the screen's list, outside of the list.
  var heightAboveList = 0.0
  /// The row in the bar on the keyboard, such as a chat's input bar; nil without such a bar.
  var bar: ImportedRow?
  /// The detents (resting heights) of the screen's sheet, such as `medium`; empty without a sheet.
  var detents: [String] = []
  /// Whether the rows are scrolled to their end at first, as in a chat.
  var opensAtBottom = false
  /// How dragging dismisses the keyboard, as a form's definition writes it; nil for the default.
  var dismissMode: String?
  /// Whether the screen turns SwiftUI's keyboard avoidance off.
  var ignoresKeyboard = false
  /// The titles of the buttons found so far, to name a bottom bar.
  var buttonTitles: [String] = []
  /// The tags of the views found so far, for a picker's options.
  var tags: [String] = []
  /// The source position for messages about code that the import itself has generated, or nil.
  var placeOfMade: SourceLocation?
  /// The nesting depth of the view that is being imported.
  private var depth = 0
  /// How many nested views were imported, which copies of this value share.
  private let nestedViews = Count()

  private final class Count {
    var value = 0
  }

  init(_ declarations: ViewDeclarations, _ converters: [SourceLocationConverter]) {
    self.declarations = declarations
    self.converters = converters
    evaluation = TextEvaluation(declarations: declarations)
  }

  /// Records a message about source code that a form can't express, with the reason.
  mutating func note(_ reason: String, at place: SourceLocation) {
    findings.append(
      SourceProblem(file: place.file, line: place.line, column: place.column, reason: reason))
  }

  mutating func note(_ reason: String, at node: some SyntaxProtocol) {
    guard let place = place(of: node) else { return }
    note(reason, at: place)
  }

  func place(of node: some SyntaxProtocol) -> SourceLocation? {
    guard let file = declarations.files[Syntax(node).root.id] else { return placeOfMade }
    return converters[file].location(for: node.positionAfterSkippingLeadingTrivia)
  }

  /// Returns the views that `walk` imports, with the messages that it records.
  mutating func withFindings(
    _ walk: (inout ViewWalk) -> [ViewNode]
  ) -> (nodes: [ViewNode], findings: [SourceProblem]) {
    let before = findings.count
    let nodes = walk(&self)
    return (nodes, Array(findings.dropFirst(before)))
  }

  /// Removes messages about source code that shows nothing.
  mutating func drop(_ notes: [SourceProblem]) { findings.removeAll(where: notes.contains) }

  /// Records a message that views are not in the form, since the app doesn't show them at first.
  ///
  /// The message replaces those about the views. Views without any text or field are left out without
  /// a message.
  mutating func noteLeftOut(_ views: ConditionalViews) {
    drop(views.findings)
    guard views.nodes.contains(where: { !$0.texts.isEmpty || $0.fieldCount > 0 }) else { return }
    note("left out, since the app shows it only \(views.words)", at: views.place)
  }

  /// Records that a view from the source files is a part of the screen, and so no screen of its
  /// own.
  mutating func show(_ name: String) { parts.insert(name) }

  /// Records what another import run has found: parts of the screen, and messages.
  mutating func take(from other: ViewWalk) {
    parts.formUnion(other.parts)
    findings = other.findings
  }

  /// Returns the text of an expression, or nil if it is unknown.
  ///
  /// If only a property's name is known, words made from the name are returned, and a message is
  /// recorded.
  mutating func text(_ expression: ExprSyntax?, _ scope: ViewScope) -> String? {
    guard let expression, let found = evaluation.text(expression, scope) else { return nil }
    if !found.isExact {
      note(
        "\(expression.trimmedDescription.brief) is known only to the app; "
          + "\"\(found.text)\" is used instead",
        at: expression)
    }
    return found.text
  }
}

/// The part of the import for the views that a body and its statements show.
extension ViewWalk {
  /// Returns the views in the `body` of a view from the source files, created with `given`
  /// arguments.
  mutating func nodes(
    ofView name: String, given: [String: ViewScope.Value]? = nil,
    traits: FieldTraits = FieldTraits()
  ) -> [ViewNode] {
    guard let members = declarations.types[name], let body = members.bodies["body"] else {
      return []
    }
    let scope = ViewScope(name, in: declarations, given: given)
    return deeper { $0.nodes(of: body, scope, traits) }
  }

  /// Imports a nested view.
  ///
  /// Returns nothing below a maximum depth, since a view may contain itself, and nothing after many
  /// views, since a view may contain itself several times.
  mutating func deeper(_ nodes: (inout ViewWalk) -> [ViewNode]) -> [ViewNode] {
    guard depth < 16, nestedViews.value < 1000 else { return [] }
    nestedViews.value += 1
    depth += 1
    defer { depth -= 1 }
    return nodes(&self)
  }

  mutating func nodes(
    of items: CodeBlockItemListSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    var nodes: [ViewNode] = []
    var scope = scope
    // In a function that returns its view, other calls show nothing.
    let returns = items.contains { $0.item.is(ReturnStmtSyntax.self) }
    for item in items {
      let isCall = item.item.as(ExprSyntax.self)?.is(FunctionCallExprSyntax.self) ?? false
      if !(returns && isCall) { nodes += self.nodes(of: item, &scope, traits) }
    }
    return nodes
  }

  /// Returns the views that one statement shows, and stores a constant that it declares in `scope`.
  mutating func nodes(
    of item: CodeBlockItemSyntax, _ scope: inout ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    switch item.item {
    case .expr(let expression):
      let nodes = nodes(of: expression, scope, traits)
      if nodes.isEmpty { noteUnknown(expression) }
      return nodes
    case .stmt(let statement):
      let shown =
        statement.as(ReturnStmtSyntax.self)?.expression
        ?? statement.as(ExpressionStmtSyntax.self)?.expression
      return shown.map { nodes(of: $0, scope, traits) } ?? []
    case .decl(let declaration):
      if let condition = declaration.as(IfConfigDeclSyntax.self),
        case .statements(let inner) = condition.clauseOfPhone?.elements
      {
        return nodes(of: inner, scope, traits)
      }
      for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        else { continue }
        scope = scope.adding([name: .expression(value, scope)])
      }
      return []
    @unknown default: return []
    }
  }

  /// Records a message about a property or call that shows views which only the app knows.
  private mutating func noteUnknown(_ expression: ExprSyntax) {
    let bare = expression.bare
    let isName = bare.is(DeclReferenceExprSyntax.self) || bare.is(MemberAccessExprSyntax.self)
    guard isName || bare.is(FunctionCallExprSyntax.self), let root = bare.nameOfRoot,
      !["fatalError", "preconditionFailure", "print", "Task"].contains(root)
    else { return }
    note("\(bare.trimmedDescription.brief) is known only to the app, and is left out", at: bare)
  }

  mutating func nodes(
    of closure: ClosureExprSyntax?, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    closure.map { nodes(of: $0.statements, scope, traits) } ?? []
  }

  /// Returns the views that an expression shows.
  mutating func nodes(
    of expression: ExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    let bare = expression.bare
    if let call = bare.as(FunctionCallExprSyntax.self) { return nodes(of: call, scope, traits) }
    if let condition = bare.as(IfExprSyntax.self) { return nodes(of: condition, scope, traits) }
    if let choice = bare.as(SwitchExprSyntax.self) { return nodes(of: choice, scope, traits) }
    if let config = bare.as(PostfixIfConfigExprSyntax.self) {
      return config.viewOfPhone.map { nodes(of: $0, scope, traits) } ?? []
    }
    guard let path = bare.path, let name = path.last else {
      // A property after a view, for example Text("Name").bold.padding().
      let base = bare.as(MemberAccessExprSyntax.self)?.view
      return base.map { nodes(of: $0, scope, traits) } ?? []
    }
    if path[0] == "Color" { return [.space(0)] }
    // What a style is given, as in configuration.label.
    if path.count == 2, ["label", "content"].contains(name),
      case .expression(let given, let other)? = scope.value(path[0])
    {
      return nodes(of: given, other, traits)
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
    case .text(let text): return [traits.node(of: text)]
    case .enumCase(let name, let raw):
      return [traits.node(of: TextEvaluation.shown(name, raw))]
    case nil: break
    }
    guard let body = scope.members.bodies[name] else { return [] }
    return deeper { $0.nodes(of: body, scope, traits) }
  }
}
