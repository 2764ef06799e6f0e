import Simulation
import SwiftDeclarations
import SwiftSyntax

/// The part of the import for views and functions that the source files don't declare.
///
/// Only their names and arguments are known.
extension ViewWalk {
  /// Returns the views for a view or function that the source files don't declare.
  ///
  /// For a view, a message says what stands for it in the form. A function has no views, unless it
  /// has the arguments of a field.
  mutating func stranger(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    if let node = strangerControl(name, call, scope, traits) { return [node] }
    // A closure with a task is an action.
    guard name.first?.isUppercase == true, name != "Task" else { return [] }
    let (inner, notes) = withFindings { $0.nodes(of: call.content, scope, traits) }
    // A closure without views is an action.
    if inner.allSatisfy(\.isEmpty) { drop(notes) }
    if inner.contains(where: { $0.fieldCount > 0 }) {
      note("\(name) is not in the given files; its contents are imported unchanged", at: call)
      return [.group(inner)]
    }
    note("\(name) is not in the given files; a row of text is used instead", at: call)
    let arguments = ([nil] + Self.titleLabels).compactMap { call.argument($0) }
    let evaluation = evaluation
    let title = arguments.lazy.compactMap { evaluation.text($0, scope) }
      .first { $0.isExact && !$0.text.isEmpty }
    let texts = inner.flatMap(\.texts)
    // A text derived from a type's name doesn't label a field.
    return [
      title.map { traits.node(of: $0.text) }
        ?? (texts.isEmpty
          ? .picture(TextEvaluation.words(name)) : traits.node(of: texts.joinedOnce))
    ]
  }

  /// Returns a field for a view that the source files don't declare, if it is bound to a value.
  ///
  /// The view's name or its labels must tell the kind of field; otherwise nil.
  private mutating func strangerControl(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> ViewNode? {
    let arguments = Array(call.arguments)
    // ListRow(kind: .textField(text: $name))
    let kind = arguments.compactMap { $0.expression.bare.as(FunctionCallExprSyntax.self) }.first {
      $0.nameOfCase.map(Self.isFieldName) == true && bound($0, "text", scope) != nil
    }
    if let bound = bound(call, "isOn", scope) {
      var field = self.field(bound: bound, scope, traits)
      (field.isSwitch, field.keyboard, field.returnKey, field.contentType) = (true, nil, nil, nil)
      if field.value != "on" { field.value = nil }
      field.label = title(call, scope)
      note("\(name) is not in the given files; a switch is used instead", at: call)
      return .field(field, height: nil)
    }
    let anyBound =
      Self.isFieldName(name)
      ? arguments.first {
        $0.expression.trimmedDescription.hasPrefix("$") && $0.label?.text != "isPresented"
      }?.expression : nil
    let text = bound(call, "text", scope) ?? kind.flatMap { bound($0, "text", scope) } ?? anyBound
    if text == nil, UIKitTraits(of: name, in: declarations) == nil { return nil }
    let uikit = UIKitTraits(of: name, in: declarations)
    let binding =
      text ?? arguments.first { $0.expression.trimmedDescription.hasPrefix("$") }?.expression
    guard let binding else { return nil }
    var field = strangerField(name, call, bound: binding, scope, traits)
    if let uikit {
      uikit.apply(to: &field)
      if field.lines != nil { field.growsRow = traits.height == nil }
    } else {
      note("\(name) is not in the given files; a text field is used instead", at: call)
    }
    return .field(field, height: traits.height)
  }

  private mutating func strangerField(
    _ name: String, _ call: FunctionCallExprSyntax, bound: ExprSyntax, _ scope: ViewScope,
    _ traits: FieldTraits
  ) -> ImportedField {
    var field = self.field(bound: bound, scope, traits)
    let title = Self.titleLabels.compactMap { call.argument($0) }.first { argument in
      let isCase = argument.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
      return !isCase && argument.trimmedDescription != bound.trimmedDescription
    }
    field.label = text(title, scope)
    let hint = Self.hintLabels.lazy.compactMap { call.argument($0) }.first
    let first = call.argument(nil).flatMap {
      $0.trimmedDescription.hasPrefix("$") ? nil : $0
    }
    field.placeholder = text(hint ?? first, scope)
    let isMarked = call.arguments.contains {
      $0.label?.text.lowercased().contains("secure") == true
        && $0.expression.flag(in: scope) == true
    }
    field.isSecure = isMarked || ["secure", "password"].contains { name.lowercased().contains($0) }
    if field.isSecure { field.value = nil }
    for argument in call.arguments {
      guard let choice = argument.expression.choice(in: scope) else { continue }
      switch argument.label?.text {
      case "keyboardType", "keyboard":
        field.keyboard = KeyboardKind.uikitNames[choice.lowercased()] ?? field.keyboard
      case "textContentType", "contentType": field.contentType = choice
      default: break
      }
    }
    return field
  }

  private mutating func title(_ call: FunctionCallExprSyntax, _ scope: ViewScope) -> String? {
    ([nil] + Self.titleLabels).lazy.compactMap { call.argument($0) }.first
      .flatMap { text($0, scope) }
  }

  /// Returns the argument with this label if it may be a binding such as `$name`, or else nil.
  private func bound(
    _ call: FunctionCallExprSyntax, _ label: String, _ scope: ViewScope
  ) -> ExprSyntax? {
    guard let argument = call.argument(label), !argument.bare.is(StringLiteralExprSyntax.self)
    else { return nil }
    if argument.trimmedDescription.hasPrefix("$") { return argument }
    if let made = argument.bare.as(FunctionCallExprSyntax.self) {
      let names = [made.name, made.nameOfCase]
      return names.contains("Binding") || names.contains("constant") ? argument : nil
    }
    guard let name = argument.bare.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return nil
    }
    if case .expression(let given, _)? = scope.value(name) {
      return given.trimmedDescription.hasPrefix("$") ? argument : nil
    }
    return Self.isFieldName(call.name ?? "") ? argument : nil
  }

  private static func isFieldName(_ name: String) -> Bool {
    let small = name.lowercased()
    return wordsOfFields.contains { small.contains($0) } || small.hasSuffix("field")
      || small.hasSuffix("input")
  }

  private static let wordsOfFields = [
    "textfield", "texteditor", "textinput", "inputfield", "textview", "textbox", "textarea",
    "securefield", "passwordfield",
  ]

  private static let titleLabels = ["title", "label", "text", "buttonText", "buttonTitle"]
  private static let hintLabels = ["placeholder", "placeHolder", "prompt", "hint"]
}

extension FunctionCallExprSyntax {
  /// The name in a call such as `.textField(text: $name)`, or nil for other calls.
  fileprivate var nameOfCase: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
