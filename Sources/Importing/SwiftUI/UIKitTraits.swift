import Simulation
import SwiftDeclarations
import SwiftSyntax

/// What a UIViewRepresentable's `makeUIView` gives to its UITextField or UITextView.
struct UIKitTraits {
  private let isTextView: Bool
  /// The values that the function assigns to the view's properties, by name.
  private let values: [String: ExprSyntax]

  /// Finds what a type of the source files makes; nil if it makes no UITextField or UITextView.
  init?(of type: String, in declarations: ViewDeclarations) {
    guard let function = declarations.types[type]?.functions["makeUIView"],
      let view = function.signature.returnClause?.type.trimmedDescription,
      let statements = function.body?.statements
    else { return nil }
    isTextView = view.hasSuffix("TextView")
    guard isTextView || view.hasSuffix("TextField") else { return nil }
    values = statements.reduce(into: [:]) { values, item in
      guard let parts = item.item.as(ExprSyntax.self)?.as(SequenceExprSyntax.self)?.elements,
        parts.count == 3, let path = parts.first?.path, path.count > 1, let name = path.last
      else { return }
      values[name] = parts.last
    }
  }

  /// Gives a field the traits that it doesn't have yet.
  func apply(to field: inout ImportedField) {
    let name = { values[$0]?.bare.path?.last }
    field.placeholder = field.placeholder ?? values["placeholder"]?.literalText
    let keyboard = name("keyboardType").flatMap { KeyboardKind.uikitNames[$0.lowercased()] }
    field.keyboard = field.keyboard ?? keyboard
    field.contentType = field.contentType ?? name("textContentType")
    field.returnKey =
      field.returnKey ?? name("returnKeyType").flatMap { $0 == "default" ? nil : $0 }
    if values["isSecureTextEntry"]?.trimmedDescription == "true" {
      (field.isSecure, field.value) = (true, nil)
    }
    if isTextView { field.lines = field.lines ?? 3...20 }
  }
}
