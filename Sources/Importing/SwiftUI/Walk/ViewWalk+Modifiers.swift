import Simulation
import SwiftDeclarations
import SwiftSyntax

/// The part of the import for SwiftUI modifiers, which affect a view's fields or the whole screen.
extension ViewWalk {
  mutating func nodes(
    ofModifier name: String, _ call: FunctionCallExprSyntax, _ base: ExprSyntax, _ scope: ViewScope,
    _ traits: FieldTraits
  ) -> [ViewNode] {
    if base.bare.path == ["self"], scope.value("self") == nil {
      return own(name, call, scope, traits)
    }
    if let nodes = own(modifier: name, call, base, scope, traits) { return nodes }
    if let nodes = layer(name, call, base, scope, traits) { return nodes }
    var traits = traits
    let isKnown = traits.take(name, call, in: scope) && takeStyle(name, call, scope, &traits)
    if name == "tag" { tags.append(key(call.argument(nil), scope)) }
    if name == "toolbar", placements(in: call, scope).contains("keyboard") {
      traits.accessory = Self.toolbarHeight
    }
    let nodes = changed(nodes(of: base, scope, traits), by: name, call, scope, traits)
    if !(take(name, call, scope, traits, of: nodes) && isKnown), !nodes.isEmpty {
      note(Self.words(name, call), at: call.nameOfModifier)
    }
    return nodes
  }

  /// Returns views with the height, padding or placeholder that the modifier `name` sets.
  private mutating func changed(
    _ nodes: [ViewNode], by name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope,
    _ traits: FieldTraits
  ) -> [ViewNode] {
    let count = nodes.reduce(0) { $0 + $1.fieldCount }
    switch name {
    case "frame":
      let fills = call.argument("maxHeight")?.trimmedDescription == ".infinity"
      let alignment = call.argument("alignment")?.bare.path?.last?.lowercased() ?? ""
      if fills, alignment.hasPrefix("top") { return nodes + [.spacer(nil)] }
      if fills, alignment.hasPrefix("bottom") {
        return [.spacer(place(of: call.nameOfModifier))] + nodes
      }
      guard count == 0, let height = FieldTraits.height(call, scope) else { return nodes }
      guard nodes.allSatisfy(\.isEmpty) else { return [.block(nodes, height: height)] }
      guard let shape = ExprSyntax(call).nameOfRoot, Self.shapes.contains(shape) else {
        return nodes
      }
      // Lower shapes are lines, dots or bars.
      return height < 20 || shape == "Spacer"
        ? [.space(height)] : [.block([.picture(TextEvaluation.words(shape))], height: height)]
    case "padding":
      // A frame around the padding sets the height. Padding around a list is outside of its rows.
      guard count != 1 || traits.height == nil, nodes.allSatisfy(\.lists.isEmpty),
        nodes.contains(where: { !$0.isEmpty }),
        let (above, below) = FieldTraits.padding(call, scope), above + below != 0
      else { return nodes }
      // A modifier of a group is one of each view in it.
      let isGroup = ["Group", "ForEach"].contains(ExprSyntax(call).nameOfRoot)
      let parts = isGroup ? nodes.flatMap(\.members).map { [$0] } : [nodes]
      return parts.map { .inset($0, above: above, below: below) }
    case "listRowInsets":
      guard let points = FieldTraits.insets(call, scope), nodes.count == 1 else { return nodes }
      if count == 0, case .block(let inner, let height)? = nodes.first {
        return [.block(inner, height: height + points)]
      }
      guard count == 1, nodes.allSatisfy(\.isOneRow) else { return nodes }
      return nodes.map { $0.addingPadding(points) }
    case "font":
      // A heading isn't the label of the field below it.
      let font = call.argument(nil)?.trimmedDescription ?? ""
      guard font.contains(/\.(largeTitle|title)/) else { return nodes }
      return nodes.map { node in
        if case .text = node { .row([node]) } else { node }
      }
    case "overlay" where count == 1:
      var inside = self
      let texts = inside.nodes(of: call.content, scope, FieldTraits()).flatMap(\.texts)
      return nodes.map { $0.givingPlaceholder(Self.placeholder(texts.first, call)) }
    case "accessibilityLabel" where count == 1:
      let label = call.argument(nil).flatMap { evaluation.text($0, scope) }
      guard let label, label.isExact else { return nodes }
      return nodes.map { $0.givingSpokenLabel(label.text) }
    default: return nodes
    }
  }

  /// Returns the fields on top of a shape, which they are drawn on, or nil.
  ///
  /// The shape's frame gives the fields their height.
  private mutating func layer(
    _ name: String, _ call: FunctionCallExprSyntax, _ base: ExprSyntax, _ scope: ViewScope,
    _ traits: FieldTraits
  ) -> [ViewNode]? {
    guard name == "overlay" || name == "background", let root = base.nameOfRoot,
      Self.shapes.contains(root)
    else { return nil }
    var (shape, layer) = (self, self)
    let nodes =
      call.content.map { layer.nodes(of: $0, scope, traits) }
      ?? call.argument(nil).map { layer.nodes(of: $0, scope, traits) } ?? []
    guard nodes.contains(where: { $0.fieldCount > 0 }) else { return nil }
    self = layer
    for case .block(_, let height) in shape.nodes(of: base, scope, FieldTraits()) {
      return [.column(nodes).givingHeight(height)]
    }
    return nodes
  }

  /// The names of views that show only a color, but can have a height.
  private static let shapes: Set = [
    "Color", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "LinearGradient",
    "Spacer",
  ]

  /// The height in points of a toolbar above the keyboard, or at the bottom without the safe area.
  static let toolbarHeight = 44.0

  /// Applies a SwiftUI modifier to the imported screen, for example a navigation title.
  ///
  /// - Returns: whether the form has the modifier's effect or doesn't need it. If not, the user
  ///   gets a message.
  private mutating func take(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits,
    of nodes: [ViewNode]
  ) -> Bool {
    let hasFields = nodes.contains { $0.fieldCount > 0 }
    let value = call.argument(nil)?.bare.path?.last
    switch name {
    case "navigationTitle", "navigationBarTitle":
      (hasNavigationBar, setsTitle) = (true, true)
      if title == nil { title = text(call.argument(nil), scope) }
      return call.argument("displayMode").map { takeTitle($0.bare.path?.last) } ?? true
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode": return takeTitle(value)
    case "searchable":
      takeSearch(call, scope, traits, at: call.nameOfModifier)
      return true
    case "navigationBarHidden":
      if call.argument(nil)?.flag(in: scope.atFirst) == true { hiddenBars.insert("navigationBar") }
      return true
    case "toolbarVisibility",
      "toolbar" where call.argument(nil) != nil:
      takeVisibility(call, scope)
      return true
    case "scrollDismissesKeyboard":
      // A chat's only field is in its bar.
      if hasFields || nodes.contains(where: { !$0.lists.isEmpty }) {
        dismissMode = value.flatMap { Self.dismissModes[$0] } ?? dismissMode
      }
      return value == "automatic" || value.flatMap { Self.dismissModes[$0] } != nil
    case "ignoresSafeArea":
      let edges = call.argument("edges")?.trimmedDescription ?? ".all"
      guard hasFields else { return true }
      guard value ?? "all" != "container", edges == ".all" || edges.contains("bottom") else {
        return false
      }
      ignoresKeyboard = true
      // Without the container's safe area, the rows move up under the bars.
      return value == "keyboard"
    case "sheet", "fullScreenCover", "popover", "alert", "overlay", "background", "toolbar",
      "inspector":
      noteFields(in: call, "what \(name) shows stands beside the rows")
      guard name == "toolbar" else { return true }
      let placements = placements(in: call, scope)
      if !placements.isDisjoint(with: Self.placesInNavigationBar) { hasNavigationBar = true }
      return placements.isDisjoint(with: Self.placesAtBottom) || takeToolbar(call, scope, traits)
    case "safeAreaInset", "safeAreaBar":
      if takeInset(call, scope, traits, hasFields: hasFields) { return true }
      noteFields(in: call, "what \(name) shows stands beside the rows")
      return false
    case "padding":
      guard let (above, below) = FieldTraits.padding(call, scope) else { return false }
      return above + below == 0 || nodes.allSatisfy(\.lists.isEmpty)
    case "onSubmit":
      // Return goes to the next field anyway.
      let fields = nodes.flatMap(\.fields).filter { !$0.isMenu && !$0.isSwitch }
      return fields.allSatisfy { $0.returnKey == "next" }
        || call.content.map { FocusMoves(fields).areLikeReturn($0) } ?? false
    case "onAppear", "onFirstAppear", "task":
      if let action = call.content, FocusMoves(nodes.flatMap(\.fields)).raiseKeyboard(action) {
        note("the keyboard is up at first; here, no field has the focus", at: call.nameOfModifier)
      }
      return true
    case "presentationDetents":
      guard let (names, isExact) = Self.detents(call) else { return false }
      detents = names
      return isExact
    case "defaultScrollAnchor":
      let role = call.argument("for")?.bare.path?.last ?? "initialOffset"
      guard role == "initialOffset", value == "bottom" || value == "top" else { return false }
      if nodes.contains(where: { !$0.lists.isEmpty }) { opensAtBottom = value == "bottom" }
      return true
    case "scrollPosition":
      if let name = call.argument(nil)?.path?.last?.drop(while: { $0 == "$" }),
        let start = scope.members.values[String(name)]?.trimmedDescription,
        start.contains(/edge: *\.bottom/)
      {
        opensAtBottom = true
      }
      return true
    case "frame"
    where nodes.contains { $0.hasOwnHeight || bar != nil && !$0.lists.isEmpty }:
      return FieldTraits.height(call, scope) == nil
        && QuietModifiers.contains(name, call, scope, hasFields: hasFields)
    case "containerRelativeFrame", "contentMargins": return !hasFields || value == "horizontal"
    case "listRowInsets":
      return !hasFields || nodes.allSatisfy(\.isOneRow) && FieldTraits.insets(call, scope) != nil
    case "disabled":
      return !hasFields || call.argument(nil)?.flag(in: scope.atFirst) == false
    default: return QuietModifiers.contains(name, call, scope, hasFields: hasFields)
    }
  }

  /// Makes the screen a sheet, given the closure that presents it in another view.
  ///
  /// The sheet has the detents that are set there, or else the large one.
  mutating func takeSheet(_ content: ClosureExprSyntax) {
    let calls = content.tokens(viewMode: .sourceAccurate).compactMap { token in
      token.text == "presentationDetents"
        ? token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) : nil
    }
    if content.hasNavigation { hasNavigationBar = true }
    guard detents.isEmpty else { return }
    let found = calls.first.flatMap(Self.detents)
    detents = found?.names ?? ["large"]
    if let call = calls.first, found?.isExact != true {
      note(Self.words("presentationDetents", call), at: call.nameOfModifier)
    }
  }

  /// Returns the names of a sheet's detents, and whether these are all that the app gives.
  ///
  /// A form has medium and large detents. A detent with a fraction or a height becomes the nearer
  /// one. Nil if no detent can be read.
  private static func detents(
    _ call: FunctionCallExprSyntax
  ) -> (names: [String], isExact: Bool)? {
    guard let elements = call.argument(nil)?.as(ArrayExprSyntax.self)?.elements else { return nil }
    let found = elements.map { element in
      Detent(rawValue: element.expression.bare.path?.last ?? "")
    }
    let near = zip(elements, found).map { $1 ?? nearest(to: $0.expression.bare) }
    let names = Detent.allCases.filter(near.contains).map(\.rawValue)
    return names.isEmpty ? nil : (names, found.allSatisfy { $0 != nil })
  }

  /// Returns the detent nearest to `.fraction(…)` or `.height(…)`, or nil for other expressions.
  ///
  /// Medium has half of the screen, and large about 800 points on an iPhone.
  private static func nearest(to expression: ExprSyntax) -> Detent? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let number = (call.argument(nil)?.trimmedDescription).flatMap(Double.init)
    else { return nil }
    switch call.calledExpression.trimmedDescription {
    case ".fraction": return number < 0.75 ? .medium : .large
    case ".height": return number < 600 ? .medium : .large
    default: return nil
    }
  }

  private mutating func takeTitle(_ mode: String?) -> Bool {
    hasNavigationBar = true
    if titleMode == nil { titleMode = mode }
    // Since iOS 17, inlineLarge has the height of an inline title.
    return ["large", "inline", "inlineLarge", "automatic"].contains(mode)
  }

  /// The placements of toolbar items that only a navigation bar shows on an iPhone.
  private static let placesInNavigationBar: Set = [
    "principal", "topBarLeading", "topBarTrailing", "navigationBarLeading",
    "navigationBarTrailing", "cancellationAction", "confirmationAction", "primaryAction",
  ]

  private static let dismissModes = [
    "interactively": "interactive", "immediately": "onDrag", "never": "none",
  ]

  /// Returns a modifier as written in the source code, without the contents of closures.
  private static func words(_ name: String, _ call: FunctionCallExprSyntax) -> String {
    let arguments = call.arguments.map { argument in
      let isClosure = argument.expression.is(ClosureExprSyntax.self)
      let label = argument.label.map { "\($0.text): " } ?? ""
      return label + (isClosure ? "{ … }" : argument.expression.trimmedDescription)
    }
    let hasClosure = call.trailingClosure != nil
    let list = arguments.isEmpty && hasClosure ? "" : "(\(arguments.joined(separator: ", ")))"
    return ".\(name)\(list)\(hasClosure ? " { … }" : "")".brief
  }

  /// Records a message, with a reason, that fields in a modifier's closures are not in the form.
  private mutating func noteFields(in call: FunctionCallExprSyntax, _ reason: String) {
    let closures =
      [call.trailingClosure].compactMap { $0 } + call.additionalTrailingClosures.map(\.closure)
    let parts = closures.map { Syntax($0) } + call.arguments.map { Syntax($0.expression) }
    for part in parts {
      let finder = FieldFinder(viewMode: .sourceAccurate)
      finder.walk(part)
      guard let found = finder.found else { continue }
      tellsOfFields = true
      note("\(found.trimmedDescription): \(reason)", at: found)
    }
  }

  /// A visitor that finds the first text field in a part of the source code.
  private final class FieldFinder: SyntaxVisitor {
    var found: DeclReferenceExprSyntax?

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let names = ["TextField", "SecureField", "TextEditor"]
      if found == nil, names.contains(node.baseName.text) { found = node }
      return .visitChildren
    }
  }
}

/// The part of the import for modifiers that the source files declare.
extension ViewWalk {
  /// Returns the views that a modifier from the source files makes; nil for other modifiers.
  private mutating func own(
    modifier name: String, _ call: FunctionCallExprSyntax, _ base: ExprSyntax, _ scope: ViewScope,
    _ traits: FieldTraits
  ) -> [ViewNode]? {
    let view = ViewScope.Value.expression(base, scope)
    let effect = name == "modifier" ? call.argument(nil)?.bare.as(FunctionCallExprSyntax.self) : nil
    // A GeometryEffect moves what the view shows, but not its frame.
    if let type = effect?.name, declarations.types[type]?.functions["effectValue"] != nil {
      return nodes(of: base, scope, traits)
    }
    if name == "modifier", let made = call.argument(nil)?.bare.as(FunctionCallExprSyntax.self),
      let type = made.name, let members = declarations.types[type],
      let function = members.functions["body"]
    {
      let stored = members.stored.map { ViewDeclarations.Parameter(label: $0, name: $0) }
      var values = given(made, members.parameters + [stored], scope)
      let parameter = function.signature.parameterClause.parameters.first
      values[parameter.map { ($0.secondName ?? $0.firstName).text } ?? "content"] = view
      return body(of: function, ViewScope(type, in: declarations, given: values), traits)
    }
    for type in ["View", base.nameOfRoot].compactMap({ $0 }) {
      guard let function = declarations.types[type]?.functions[name] else { continue }
      var values = given(call, [function.parameters], scope)
      values["self"] = view
      let scope = ViewScope(type, in: declarations, given: values)
      if let nodes = body(of: function, scope, traits), !nodes.isEmpty { return nodes }
    }
    return nil
  }

  private mutating func body(
    of function: FunctionDeclSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode]? {
    function.body.map { body in deeper { $0.nodes(of: body.statements, scope, traits) } }
  }

  /// Returns the views of a modifier that is called without `self`, in an extension of a view.
  ///
  /// Nil if the call isn't one of such a modifier.
  mutating func implicitModifier(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode]? {
    guard scope.value("self") != nil, scope.value(name) == nil, name.first?.isLowercase == true
    else { return nil }
    let view = ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self)))
    return nodes(ofModifier: name, call, view, scope, traits)
  }

  /// Returns the text that identifies a picker's tag: the name of an enum's case, or a string.
  private func key(_ expression: ExprSyntax?, _ scope: ViewScope) -> String {
    guard let bare = expression?.bare else { return "" }
    if let path = bare.path, let last = path.last {
      if path.count == 1, case .enumCase(let name, _)? = scope.value(last) { return name }
      return last
    }
    return evaluation.text(bare, scope)?.text ?? ""
  }
}

extension FunctionCallExprSyntax {
  /// The syntax node of the modifier's name, for the position in messages.
  fileprivate var nameOfModifier: Syntax {
    calledExpression.bare.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
      ?? Syntax(self)
  }
}

extension SyntaxProtocol {
  /// Whether the code creates a NavigationStack or a NavigationView.
  var hasNavigation: Bool { trimmedDescription.contains(/\bNavigation(Stack|View)\b/) }
}
