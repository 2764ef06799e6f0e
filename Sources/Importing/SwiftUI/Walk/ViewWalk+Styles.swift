import SwiftDeclarations
import SwiftSyntax

/// The part of the import for the styles of buttons and text fields.
extension ViewWalk {
  /// Stores the style that a modifier gives to the buttons or text fields in a view.
  ///
  /// - Returns: whether the style is known, or the modifier sets none.
  func takeStyle(
    _ name: String, _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: inout FieldTraits
  ) -> Bool {
    let text = call.argument(nil)?.trimmedDescription ?? ""
    switch name {
    case "textFieldStyle":
      traits.fieldStyle = style(call, scope, of: "TextFieldStyle", makes: "_body")
      traits.hasRoundedBorder = text.lowercased().contains("rounded") && traits.fieldStyle == nil
      return traits.fieldStyle != nil
        || text.contains(
          /^\.?(roundedBorder|plain|automatic|Rounded|Plain|Default)(\w*TextFieldStyle\(\))?$/)
    case "buttonStyle":
      traits.buttonStyle =
        style(call, scope, of: "ButtonStyle", makes: "makeBody")
        ?? style(call, scope, of: "PrimitiveButtonStyle", makes: "makeBody")
      let isBordered = traits.buttonStyle == nil && text.contains(/^\.?(bordered|Bordered|glass)/)
      traits.heightOfButton = isBordered ? HeightEstimate.button : HeightEstimate.line
      return traits.buttonStyle != nil || isBordered
        || text.contains(
          /^\.?(borderless|plain|automatic|Borderless|Plain|Default)(\w*ButtonStyle\(\))?$/)
    default: return true
    }
  }

  /// Returns the style of the app in a modifier such as `.buttonStyle(Big())`, or nil.
  private func style(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, of kind: String, makes function: String
  ) -> OwnStyle? {
    guard let argument = call.argument(nil)?.bare else { return nil }
    var made = argument.as(FunctionCallExprSyntax.self)
    var scope = scope
    // A style by a name, such as .primary.
    if made?.name == nil, let name = (made?.calledExpression ?? argument).path?.last {
      let method = declarations.types[kind]?.functions[name]
      let body =
        declarations.types[kind]?.bodies[name] ?? scope.members.bodies[name]
        ?? method?.body?.statements
      if let made, let method { scope = scope.adding(given(made, [method.parameters], scope)) }
      made =
        body?.first?.item.as(ExprSyntax.self)?.bare.as(FunctionCallExprSyntax.self)
        ?? declarations.types[kind]?.values[name]?.bare.as(FunctionCallExprSyntax.self)
    }
    guard let made, let type = made.name, let members = declarations.types[type],
      let found = members.functions[function]
    else { return nil }
    let stored = members.stored.map { ViewDeclarations.Parameter(label: $0, name: $0) }
    let values = given(made, members.parameters + [stored], scope)
    return OwnStyle(function: found, scope: ViewScope(type, in: declarations, given: values))
  }

  /// Returns the views that a style of the app makes of a button or text field; nil without a style.
  mutating func styled(
    _ call: FunctionCallExprSyntax, _ style: OwnStyle?, _ scope: ViewScope, _ traits: FieldTraits
  ) -> ViewNode? {
    guard let style, let body = style.function.body?.statements, traits.levelOfStyle < 4 else {
      return nil
    }
    var traits = traits
    traits.levelOfStyle += 1
    (traits.buttonStyle, traits.fieldStyle) = (nil, nil)
    let name = style.function.parameters.first?.name ?? "configuration"
    let inside = style.scope.adding([name: .expression(ExprSyntax(call), scope)])
    let nodes = deeper { $0.nodes(of: body, inside, traits) }
    guard nodes.contains(where: { !$0.isEmpty }) else { return nil }
    return nodes.count == 1 ? nodes[0] : .group(nodes)
  }
}
