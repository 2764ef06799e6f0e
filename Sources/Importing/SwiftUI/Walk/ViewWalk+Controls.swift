import Foundation
import SwiftDeclarations
import SwiftSyntax

/// The part of the import for calls of SwiftUI's controls.
extension ViewWalk {
  /// Returns the views for a SwiftUI control, or nil if the name isn't that of a control.
  mutating func control(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> ViewNode? {
    switch name {
    case "TextField", "SecureField":
      return styled(call, traits.fieldStyle, scope, traits) ?? textField(name, call, scope, traits)
    case "TextEditor":
      var field = field(bound: call.argument("text"), scope, traits)
      field.lines = traits.lines ?? 3...20
      (field.growsRow, field.fillsScreen) = (traits.height == nil, traits.height == nil)
      return .field(field, height: traits.height)
    case "Picker": return picker(call, scope, traits)
    case "Toggle":
      let label = nodes(of: call.closure("label") ?? call.trailingClosure, scope, traits)
      var field = choice(["on", "off"], bound: call.argument("isOn"), call, scope, traits)
      (field.isSwitch, field.options, field.keyboard) = (true, [], nil)
      if field.value != "on" { field.value = nil }
      // The switch is 51 points wide.
      let title = traits.font.height(of: field.label ?? "", beside: 59)
      let height = label.allSatisfy(\.isEmpty) ? title : Self.heightOfLabel(label)
      field.contentHeight = max(HeightEstimate.toggle, traits.hidesLabels ? 0 : height)
      guard label.contains(where: { $0.fieldCount > 0 }) else {
        return .field(field, height: traits.height)
      }
      noteSideBySide(call)
      return .row(label + [.field(field, height: nil)])
    case "DatePicker":
      var field = choice([], bound: call.argument("selection"), call, scope, traits)
      (field.isDate, field.isMenu, field.keyboard, field.value) = (true, true, nil, nil)
      return .field(field, height: traits.heightOfPicker ?? traits.height)
    case "Text": return traits.node(of: Self.withoutMarkdown(words(call, scope) ?? "…"))
    case "Button":
      if let shown = styled(call, traits.buttonStyle, scope, traits) { return shown }
      let shown = titled(name, call, scope, traits)
      if let title = shown.texts.first { buttonTitles.append(title) }
      if shown.isEmpty { return shown }
      let isBordered = traits.heightOfButton > HeightEstimate.line
      let least = traits.hasLargeControls ? HeightEstimate.largeButton : traits.heightOfButton
      // A button isn't the label of the field below it.
      return isBordered || traits.hasLargeControls
        ? .block([shown], height: max(least, shown.height)) : .row([shown])
    case "Label": return titled(name, call, scope, traits)
    case "Stepper":
      let label = nodes(of: call.closure("label") ?? call.trailingClosure, scope, traits)
      return label.contains { $0.fieldCount > 0 }
        ? .row(label) : .row([titled(name, call, scope, traits)])
    case "ProgressView" where call.argument("value") != nil && call.argument(nil) == nil:
      return .block([.picture("Progress view")], height: HeightEstimate.progressBar)
    case "NavigationLink", "Link", "Menu", "ShareLink", "EditButton", "ProgressView", "Gauge",
      "ColorPicker", "PhotosPicker", "PasteButton", "ContentUnavailableView":
      let shown = titled(name, call, scope, traits)
      return shown.isEmpty ? shown : .row([shown])
    // A slider doesn't show its label.
    case "Slider": return .picture(name)
    // A symbol is as high as a line of its font.
    case "Image" where call.argument("systemName") != nil && traits.font != .body:
      return .block([.picture(name)], height: traits.font.line)
    case "Image", "AsyncImage", "Map", "Chart", "Canvas": return .picture(name)
    case "Spacer": return .spacer(place(of: call))
    case "Divider": return .space(1)
    case "EmptyView", "Color", "Rectangle", "Circle", "Capsule",
      "RoundedRectangle", "LinearGradient":
      return .group([])
    default: return nil
    }
  }

  /// Returns a text without the signs for links and bold or italic words, which Text doesn't show.
  private static func withoutMarkdown(_ text: String) -> String {
    text.replacing(/\[([^\]]+)\]\([^)\s]+\)/) { $0.1 }.replacing("**", with: "")
  }

  /// Returns the text of `Text(…)`; if only the app knows it, words made from its property's name.
  ///
  /// Nil if there is no such name.
  private mutating func words(_ call: FunctionCallExprSyntax, _ scope: ViewScope) -> String? {
    if let text = text(ExprSyntax(call), scope) { return text }
    guard let named = call.argument(nil), let name = named.path?.last, !name.hasPrefix("$")
    else { return nil }
    let words = TextEvaluation.words(name)
    note(
      "\(named.trimmedDescription.brief) is known only to the app; \"\(words)\" is used instead",
      at: named)
    return words
  }

  /// Returns the view for a control that isn't a field: its title, or else its type's name.
  ///
  /// The title comes from an argument or a closure. A button's title closure follows its action. If
  /// the title is an argument, the closure is an action, or the destination of a link.
  private mutating func titled(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> ViewNode {
    if let first = call.arguments.first, first.label == nil,
      let text = text(first.expression, scope)
    {
      return traits.node(of: text)
    }
    let hasTitle = call.arguments.first.map { $0.label == nil } ?? false
    guard let closure = call.closure("label") ?? (hasTitle ? nil : call.trailingClosure) else {
      return .picture(TextEvaluation.words(name))
    }
    let shown = nodes(of: closure, scope, traits)
    if shown.allSatisfy(\.isEmpty) { return .group([]) }
    let texts = shown.flatMap(\.texts)
    let title: ViewNode =
      texts.isEmpty
      ? .picture(TextEvaluation.words(name)) : traits.node(of: texts.joinedOnce)
    // The label gives the control its height.
    let height = shown.heightInColumn(0)
    return texts.isEmpty && height <= HeightEstimate.line ? title : .block([title], height: height)
  }

  private mutating func textField(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> ViewNode {
    let bound = call.argument("text") ?? call.argument("value")
    var field = field(bound: bound, scope, traits)
    let title =
      text(call.argument(nil), scope)
      ?? nodes(of: call.closure("label") ?? call.trailingClosure, scope, traits).flatMap(\.texts)
      .first
    field.placeholder = text(call.argument("prompt"), scope) ?? title
    if field.placeholder == nil, let named = call.argument(nil) {
      note("\(named.trimmedDescription) is known only to the app, and is left out", at: named)
    }
    if call.argument("value") != nil {
      field.value = field.value.map { Self.formatted($0, call.argument("format")) }
    }
    field.contentHeight = traits.heightOfText
    field.isSecure = name == "SecureField"
    if field.isSecure { field.value = nil }
    if call.argument("axis")?.bare.path?.last == "vertical" {
      field.lines = traits.lines ?? 1...20
      field.growsRow = true
    }
    return .field(field, height: traits.height)
  }

  private mutating func picker(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> ViewNode {
    let before = tags.count
    isInPicker = true
    let content = nodes(of: call.content, scope, traits)
    isInPicker = false
    let keys = Array(tags[before...])
    var seen: Set<String> = []
    let options = content.flatMap(\.texts).filter { seen.insert($0).inserted }
    var field = choice(options, bound: call.argument("selection"), call, scope, traits)
    if options.count < 2 {
      note("the picker's options are known only to the app; one option is used instead", at: call)
      (field.options, field.value) = (options.isEmpty ? ["…"] : options, nil)
    }
    field.tags = keys
    if let value = field.value, !options.contains(value) || keys.contains(value) {
      field.value = option(value, in: options, keys: keys)
    }
    (field.isMenu, field.keyboard) = (true, nil)
    let label = nodes(of: call.closure("label"), scope, traits)
    let least = traits.pickerStyle == "segmented" ? HeightEstimate.segments : traits.font.line
    field.contentHeight = max(least, Self.heightOfLabel(label))
    return .field(field, height: traits.heightOfPicker ?? traits.height)
  }

  /// Returns the height in points of a control's label, where further texts are subtitles.
  private static func heightOfLabel(_ nodes: [ViewNode]) -> Double {
    let parts = nodes.flatMap(\.parts).filter { !$0.isEmpty }
    return parts.enumerated().reduce(0) { sum, part in
      sum
        + (part.offset == 0
          ? part.element.height : max(HeightEstimate.subtitle, part.element.height - 2))
    }
  }

  /// Returns the option that a picker shows at first, or nil if it is unknown.
  ///
  /// `value` is the initial value of the bound property: a tag in `keys`, or the name of an enum
  /// case.
  private func option(_ value: String, in options: [String], keys: [String]) -> String? {
    if keys.count == options.count, let place = keys.firstIndex(of: value) {
      return options[place]
    }
    let enumerations = declarations.types.values.map { $0.cases.map(\.name) }
    let places = Set(
      enumerations.filter { $0.count == options.count }.compactMap { $0.firstIndex(of: value) })
    return places.count == 1 ? places.first.map { options[$0] } : nil
  }

  /// Returns the form's field for a SwiftUI control with options, such as a picker.
  private mutating func choice(
    _ options: [String], bound: ExprSyntax?, _ call: FunctionCallExprSyntax, _ scope: ViewScope,
    _ traits: FieldTraits
  ) -> ImportedField {
    var field = field(bound: bound, scope, traits)
    (field.contentType, field.capitalization, field.returnKey) = (nil, nil, nil)
    (field.keyboard, field.accessory, field.options) = (.picker, nil, options)
    let closure = options == ["on", "off"] || options.isEmpty ? call.trailingClosure : nil
    let shown = nodes(of: call.closure("label") ?? closure, scope, traits).flatMap(\.texts)
    let label = call.argument("label").flatMap { nodes(of: $0, scope, traits).first?.texts.first }
    field.label = text(call.argument(nil), scope) ?? label ?? shown.first
    if field.label?.isEmpty == true { field.label = nil }
    return field
  }

  /// Returns a form's field for a SwiftUI control.
  ///
  /// `bound` is the control's binding, and `traits` are those set by modifiers.
  func field(
    bound: ExprSyntax?, _ scope: ViewScope, _ traits: FieldTraits
  ) -> ImportedField {
    var field = ImportedField()
    field.keyboard = traits.keyboard
    field.contentType = traits.contentType
    field.returnKey = traits.returnKey
    field.capitalization = traits.capitalization
    field.accessory = traits.accessory
    (field.focus, field.focusState) = (traits.focus, traits.focusState)
    let binding = bound.map { source(of: $0, scope) }
    field.source = binding?.name ?? traits.focus
    field.value = binding?.value
    return field
  }

  /// Returns the property's name in a binding such as `$name`, and the property's initial value.
  private func source(
    of expression: ExprSyntax, _ scope: ViewScope, depth: Int = 0
  ) -> (name: String?, value: String?) {
    let bare = expression.bare
    if let call = bare.as(FunctionCallExprSyntax.self) {
      // For example, $store.name.sending(…), .constant("x") or Binding(get: { x }, set: …).
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text != "constant"
      {
        return source(of: base, scope, depth: depth + 1)
      }
      let name = call.closure("get")?.nameOfProperty
      let value = call.argument(nil)
      return (
        name, value.flatMap { Self.literal($0, scope) ?? evaluation.text($0, scope)?.text }
      )
    }
    if let place = bare.as(SubscriptCallExprSyntax.self) {
      return (source(of: place.calledExpression, scope, depth: depth + 1).name, nil)
    }
    guard let path = bare.path, let first = path.first, depth < 8 else {
      return (bare.as(MemberAccessExprSyntax.self)?.declName.baseName.text, nil)
    }
    let own = String(first.drop { $0 == "$" })
    if path.count == 1, case .expression(let inner, let other)? = scope.value(own) {
      // An element of an array with literals, as in ForEach($names) { $name in … }.
      if inner.bare.is(StringLiteralExprSyntax.self) { return (own, Self.literal(inner, other)) }
      return source(of: inner, other, depth: depth + 1)
    }
    let names = path.map { String($0.drop { $0 == "$" }) }.filter {
      !Self.namesOfBindings.contains($0)
    }
    guard case .expression(let start, let other)? = scope.atFirst.constant(at: names) else {
      return (names.last, nil)
    }
    return (names.last, Self.literal(start, other))
  }

  /// The names of members that stand for the property before them, such as `wrappedValue`.
  private static let namesOfBindings = [
    "self", "wrappedValue", "projectedValue", "bound", "unwrapped", "toUnwrapped",
  ]

  /// Returns the value of a literal, or of a property with a known value, as a form's text; or nil.
  private static func literal(
    _ expression: ExprSyntax, _ scope: ViewScope, depth: Int = 0
  ) -> String? {
    let bare = expression.bare
    if let flag = bare.as(BooleanLiteralExprSyntax.self) {
      return flag.literal.text == "true" ? "on" : nil
    }
    // A case as the tag of a picker.
    if let member = bare.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if bare.is(DeclReferenceExprSyntax.self), depth < 8, let path = bare.path,
      case .expression(let value, let other)? = scope.constant(at: path)
    {
      return literal(value, other, depth: depth + 1)
    }
    if bare.is(FloatLiteralExprSyntax.self) || bare.is(PrefixOperatorExprSyntax.self) {
      return bare.number(in: scope).map { "\($0)" }
    }
    return bare.literalText.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns a number as the text of a field with a format such as `.currency(code: "USD")`.
  private static func formatted(_ value: String, _ format: ExprSyntax?) -> String {
    guard let number = Double(value) else { return value }
    let words = format?.trimmedDescription ?? ""
    let place = Locale(identifier: "en_US")
    if words.contains("currency") {
      let code = words.firstMatch(of: /"([A-Z]{3})"/).map { String($0.1) } ?? "USD"
      return number.formatted(.currency(code: code).locale(place))
    }
    if words.contains("percent") || words.contains("Percent") {
      let part = value.contains(".") ? number : number / 100
      return part.formatted(.percent.locale(place))
    }
    return number.formatted(.number.locale(place))
  }
}

extension ClosureExprSyntax {
  /// The name of the property that a closure such as `{ model.name ?? "" }` returns, or nil.
  fileprivate var nameOfProperty: String? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    let returned = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    var first = returned?.as(SequenceExprSyntax.self)?.elements.first ?? returned
    while let call = first?.as(FunctionCallExprSyntax.self), call.name?.first?.isUppercase == true {
      first = call.arguments.first?.expression
    }
    return first?.path?.last
  }
}
