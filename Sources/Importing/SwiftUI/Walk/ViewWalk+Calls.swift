import SwiftParser
import SwiftDeclarations
import SwiftSyntax

/// The part of the import for calls that create views, of SwiftUI or of the source files.
extension ViewWalk {
  mutating func nodes(
    of call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    let called = call.calledExpression.bare
    if let member = called.as(MemberAccessExprSyntax.self), let base = member.view {
      return nodes(ofModifier: member.declName.baseName.text, call, base, scope, traits)
    }
    guard let name = call.name else { return [] }
    if let nodes = container(name, call, scope, traits) { return nodes }
    if let node = control(name, call, scope, traits) { return [node] }
    if let nodes = implicitModifier(name, call, scope, traits) { return nodes }
    return own(name, call, scope, traits)
  }
}

/// The part of the import for calls of SwiftUI's containers, such as lists.
extension ViewWalk {
  private mutating func container(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode]? {
    switch name {
    case "Form", "List", "ScrollView": return list(name, call, scope, traits)
    case "TabView":
      return [.group(traits.isPaged ? pages(call, scope, traits) : tabs(call, scope, traits))]
    case "ViewThatFits":
      // The first view that fits is shown; which one it is depends on the phone.
      guard let views = call.content?.statements, let first = views.first else { return [] }
      if views.count > 1 { note("the first view of ViewThatFits is used", at: call) }
      var scope = scope
      return [.group(nodes(of: first, &scope, traits))]
    case "NavigationSplitView": return [.group(columns(call, scope, traits))]
    case "NavigationView", "NavigationStack":
      hasNavigationBar = true
      return [.group(content(call, scope, traits))]
    case "GeometryReader":
      // Its views are at the top of the space that it takes.
      return [.group(content(call, scope, traits) + [.spacer(nil)])]
    case "Group", "ScrollViewReader", "WithViewStore", "AnyView", "Tab",
      "TabSection", "GlassEffectContainer", "WithPerceptionTracking",
      "Observing":
      let inner = call.argument(nil).map { nodes(of: $0, scope, traits) } ?? []
      return [.group(inner + content(call, scope, traits))]
    case "ZStack": return layers(content(call, scope, traits), call)
    case "VStack", "LazyVStack", "Grid": return column(call, scope, traits)
    case "LazyVGrid":
      let nodes = column(call, scope, traits)
      let columns = call.argument("columns")?.bare.as(ArrayExprSyntax.self)?.elements.count ?? 2
      if columns > 1, nodes.contains(where: { $0.fieldCount > 1 }) { noteSideBySide(call) }
      return nodes
    case "GroupBox":
      let padding = HeightEstimate.padding
      return [.inset(column(call, scope, traits), above: padding, below: padding)]
    case "HStack", "LazyHStack", "LabeledContent", "GridRow", "ControlGroup":
      let parts = content(call, scope, traits)
      if parts.flatMap(\.members).count(where: { $0.fieldCount > 0 }) > 1 { noteSideBySide(call) }
      return [.row(label(call, scope, traits) + parts)]
    case "DisclosureGroup": return [disclosure(call, scope, traits)]
    case "Section": return [section(call, scope, traits)]
    case "ForEach": return [.group(data(call, scope, traits))]
    default: return nil
    }
  }

  /// Returns the view of a Form, List or ScrollView, whose height isn't that of its fields.
  private mutating func list(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    let axes = name == "ScrollView" ? call.argument(nil)?.trimmedDescription ?? "" : ""
    if axes.contains("horizontal") && !axes.contains("vertical") {
      return [.row(content(call, scope, traits))]
    }
    listDepth += 1
    defer { listDepth -= 1 }
    var inside = traits
    inside.height = nil
    switch name {
    case "List": return [.list(style: traits.tableStyle, data(call, scope, inside))]
    case "Form": return [.list(style: traits.tableStyle, content(call, scope, inside))]
    default: return [.list(style: .stack, content(call, scope, inside))]
    }
  }

  /// Records a message that a row of the app becomes several rows of the form.
  mutating func noteSideBySide(_ call: FunctionCallExprSyntax) {
    note("the fields are side by side in the app; here, each has a row", at: call)
  }

  /// Returns the views of a ZStack, which are on top of each other.
  ///
  /// If they are a text and a single field, the text becomes the field's placeholder. Pictures on or
  /// behind fields have no row.
  private func layers(_ nodes: [ViewNode], _ call: FunctionCallExprSyntax) -> [ViewNode] {
    let isField = nodes.reduce(0) { $0 + $1.fieldCount } == 1 && nodes.allSatisfy(\.lists.isEmpty)
    let texts = nodes.filter { $0.fieldCount == 0 }.flatMap(\.texts)
    let fields = nodes.filter { $0.fieldCount > 0 }
    if isField, texts.count == 1 {
      let placeholder = Self.placeholder(texts[0], call)
      return [.group(fields.map { $0.givingPlaceholder(placeholder) })]
    }
    // Views on top of each other are one row.
    let isRow = nodes.count(where: { !$0.isEmpty }) > 1 && nodes.allSatisfy(\.isOneRow)
    if fields.isEmpty, isRow { return [.row(nodes)] }
    return [.group(fields.isEmpty ? nodes : nodes.filter { !$0.isPicture })]
  }

  /// Returns a text on top of a field if it can be the field's placeholder, or else nil.
  ///
  /// A text at the bottom or at the end, such as a count of characters, is no placeholder.
  static func placeholder(_ text: String?, _ call: FunctionCallExprSyntax) -> String? {
    let alignment = call.argument("alignment")?.trimmedDescription.lowercased() ?? ""
    let isAtEnd = ["bottom", "trailing"].contains { alignment.contains($0) }
    return isAtEnd ? nil : text.flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
  }

  /// Returns the views of a DisclosureGroup: a switch with its label, and the rows that it shows.
  private mutating func disclosure(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> ViewNode {
    let label = label(call, scope, traits).flatMap(\.texts).joinedOnce
    var field = field(bound: call.argument("isExpanded"), scope, FieldTraits())
    if field.source == nil { field.source = label }
    (field.label, field.isSwitch) = (label, true)
    if field.value != "on" { field.value = nil }
    let content = content(call, scope, traits)
    guard let source = field.source, let place = place(of: call) else {
      return .group([.text(label)] + content)
    }
    let views = ConditionalViews(
      condition: ImportedCondition(source: source, value: "on", isEqual: true), nodes: content,
      place: place, statement: place, words: "if \(label) is open",
      isShownAtFirst: field.value == "on")
    return .group([.field(field, height: nil), .conditional(views)])
  }

  /// Returns the views of a container's `content`: a closure, or a function or closure by its name.
  mutating func content(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    if let closure = call.content { return nodes(of: closure, scope, traits) }
    guard let given = call.argument("content") else { return [] }
    if let name = given.path?.last, scope.value(name) == nil,
      let body = scope.members.functions[name]?.body
    {
      return deeper { $0.nodes(of: body.statements, scope, traits) }
    }
    return nodes(of: given, scope, traits)
  }

  /// Returns the views of a container's title, from a `label` closure or the first argument.
  mutating func label(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    if let closure = call.closure("label") { return nodes(of: closure, scope, traits) }
    guard let first = call.arguments.first, first.label == nil else { return [] }
    return text(first.expression, scope).map { [traits.node(of: $0)] } ?? []
  }

  private mutating func section(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> ViewNode {
    let header = edge("header", call, scope, traits) ?? text(call.argument(nil), scope)
    let footer = edge("footer", call, scope, traits)
    let content = content(call, scope, traits)
    if content.allSatisfy(\.isEmpty), [header, footer].contains(where: { $0?.isEmpty == false }) {
      note("a section without rows is left out", at: call)
    }
    return .section(header: header, footer: footer, content)
  }

  private mutating func edge(
    _ label: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> String? {
    let shown: [ViewNode]
    if let closure = call.closure(label) {
      shown = nodes(of: closure, scope, traits)
    } else if let view = call.argument(label) {
      shown = nodes(of: view, scope, traits)
    } else {
      return nil
    }
    for views in shown.flatMap(\.conditionals) where views.isLeftOut { noteLeftOut(views) }
    return shown.flatMap(\.texts).joined(separator: " ")
  }

  /// Returns the views of a ForEach or List: those of its closure, for each element of its data.
  ///
  /// At most 200 elements are used. If the elements are unknown, the closure's views are imported
  /// once.
  private mutating func data(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    guard let data = call.argument(nil) ?? call.argument("data"),
      data.as(ClosureExprSyntax.self) == nil
    else { return content(call, scope, traits) }
    guard let closure = call.content ?? closureOfFunction(in: call, scope) else {
      note("the contents of \(data.trimmedDescription) are known only to the app", at: call)
      return []
    }
    let outerPlace = placeOfMade
    defer { placeOfMade = outerPlace }
    if call.content == nil { placeOfMade = place(of: call) ?? placeOfMade }
    // The data can be bindings, as in ForEach($items) { $item in … }.
    let isBound = data.path?.first?.hasPrefix("$") ?? false
    let names = closure.parameterNames.map { name in
      isBound && name != "$0" ? String(name.drop { $0 == "$" }) : name
    }
    let known = ElementList(declarations).elements(of: data, scope)
    if let elements = known, !(isBound && elements.isEmpty) {
      return elements.prefix(200).enumerated().flatMap { index, element in
        var given = Dictionary(names.map { ($0, element) }) { first, _ in first }
        // The data is x.enumerated().
        if names.count == 2 { given[names[0]] = .text("\(index)") }
        let before = tags.count
        let shown = nodes(of: closure, scope.adding(given), traits)
        if tags.count == before, let tag = tag(of: element) { tags.append(tag) }
        return shown
      }
    }
    let once = nodes(of: closure, scope, traits)
    if once.contains(where: { $0.fieldCount > 0 }) || !isInPicker && !once.allSatisfy(\.isEmpty) {
      note(
        "the rows of \(data.trimmedDescription) are known only to the app; one row is used instead",
        at: call)
    }
    return once
  }
}

extension ViewWalk {
  /// Returns the tag that SwiftUI gives an element of a ForEach inside a picker, or nil.
  ///
  /// The picker uses this tag unless the element has a tag modifier.
  private func tag(of element: ViewScope.Value) -> String? {
    switch element {
    case .enumCase(let name, _): name
    case .text(let text): text
    case .expression(let expression, let scope): evaluation.text(expression, scope)?.text
    case .closure: nil
    }
  }
}

extension ViewWalk {
  /// Returns a closure that calls the function or view named by the argument `content`, or nil.
  private func closureOfFunction(
    in call: FunctionCallExprSyntax, _ scope: ViewScope
  ) -> ClosureExprSyntax? {
    guard let made = call.argument("content"), let path = made.path,
      let name = path.last(where: { $0 != "init" })
    else { return nil }
    let reference =
      made.bare.as(DeclReferenceExprSyntax.self)
      ?? made.bare.as(MemberAccessExprSyntax.self)?.declName
    let named = reference?.argumentNames?.arguments.first?.name.text
    let label = named ?? firstLabel(of: name, scope) ?? "_"
    let source = "{ \(name)(\(label == "_" ? "" : "\(label): ")$0) }"
    return Parser.parse(source: source).statements.first?.item.as(ClosureExprSyntax.self)
  }

  /// Returns the label of the first parameter of a function or of a view's initializer, or nil.
  private func firstLabel(of name: String, _ scope: ViewScope) -> String? {
    if let function = scope.members.functions[name] { return function.parameters.first?.label }
    let members = declarations.types[name]
    return members?.parameters.first?.first?.label ?? members?.stored.first
  }
}

/// The part of the import for views and methods that the source files declare.
extension ViewWalk {
  mutating func own(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    if case .closure(let closure, let other)? = scope.value(name) {
      let values = call.arguments.map { value($0.expression, scope) }
      let given = Dictionary(zip(closure.parameterNames, values)) { first, _ in first }
      return deeper { $0.nodes(of: closure, other.adding(given), traits) }
    }
    if let function = scope.members.functions[name], let body = function.body {
      let given = given(call, [function.parameters], scope)
      return deeper { $0.nodes(of: body.statements, scope.adding(given), traits) }
    }
    if let members = declarations.types[name], members.isView {
      show(name)
      let stored = members.stored.map { ViewDeclarations.Parameter(label: $0, name: $0) }
      let given = given(call, members.parameters + [stored], scope)
      return nodes(ofView: name, given: given, traits: traits)
    }
    if declarations.types[name]?.functions["placeSubviews"] != nil {
      note("\(name) places its views itself; here, they are below each other", at: call)
      return [.column(nodes(of: call.content, scope, traits))]
    }
    return stranger(name, call, scope, traits)
  }

  /// Returns a call's arguments by parameter name.
  ///
  /// `lists` are parameter lists. The first list with all labels of the call is used, or else the
  /// last list.
  func given(
    _ call: FunctionCallExprSyntax, _ lists: [[ViewDeclarations.Parameter]], _ scope: ViewScope
  ) -> [String: ViewScope.Value] {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let list =
      lists.first { list in labels.allSatisfy { label in list.contains { $0.label == label } } }
      ?? lists.last ?? []
    var values: [String: ViewScope.Value] = [:]
    var unlabelled = list.filter { $0.label == "_" }[...]
    for argument in call.arguments {
      let label = argument.label?.text
      let name =
        label.map { label in list.first { $0.label == label }?.name ?? label }
        ?? unlabelled.popFirst()?.name
      guard let name else { continue }
      values[name] = value(argument.expression, scope)
    }
    let rest = list.map(\.name).filter { values[$0] == nil }
    if let closure = call.trailingClosure, let name = rest.last {
      values[rest.first { $0 == "content" } ?? name] = .closure(closure, scope)
    }
    for extra in call.additionalTrailingClosures {
      values[extra.label.text] = .closure(extra.closure, scope)
    }
    for parameter in list where values[parameter.name] == nil {
      values[parameter.name] = parameter.standard.map { .expression($0, scope) }
    }
    return values
  }

  private func value(_ expression: ExprSyntax, _ scope: ViewScope) -> ViewScope.Value {
    if let closure = expression.as(ClosureExprSyntax.self) { return .closure(closure, scope) }
    if let name = expression.bare.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let value = scope.value(name)
    {
      return value
    }
    return .expression(expression, scope)
  }
}
