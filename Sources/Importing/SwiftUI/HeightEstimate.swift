import SwiftSyntax

/// Estimates the height of a SwiftUI view in points, from its source code.
///
/// Explicit frames and paddings have their own numbers. A text has the height of a body line. A
/// button's height depends on its style and control size.
struct HeightEstimate {
  private let declarations: ViewDeclarations
  /// The members of the view that the source code is in.
  private let members: ViewDeclarations.Members
  /// The heights in points of views that the source code gets by name, such as `content`.
  private var given: [String: Double] = [:]
  /// How many of the app's modifiers and styles contain the source code; limits the recursion.
  private var level = 0

  /// The heights in points that estimates add up, such as a line's height.
  ///
  /// They are those of body text, and of SwiftUI's default spacing and padding. The buttons'
  /// heights are those of bordered buttons of regular and large size, inferred from pictures in the
  /// Human Interface Guidelines.
  static let line = 22.0
  static let (spacing, slider) = (8.0, 31.0)
  private static let progressBar = 4.0
  /// The height in points of a text above a field, with the space below the text.
  static let labelAbove = line + spacing
  private static let padding = 16.0
  private static let (button, largeButton, roundedField): (Double, Double, Double) = (34, 50, 34)

  init(_ declarations: ViewDeclarations, _ members: ViewDeclarations.Members) {
    self.declarations = declarations
    self.members = members
  }

  /// Returns the estimated height in points of the views of a bar, at least a line's height.
  ///
  /// Several statements are views on top of each other, so the highest one counts.
  func height(of items: CodeBlockItemListSyntax) -> Double {
    max(Self.line, items.map { height(of: $0, depth: 0) }.max() ?? 0)
  }

  /// Returns the estimated height in points of the views of one statement.
  func height(ofPart item: CodeBlockItemSyntax) -> Double { height(of: item, depth: 0) }

  /// The space in points between the views of a stack, as written in its `spacing`.
  static func spacing(of call: FunctionCallExprSyntax) -> Double {
    call.argument("spacing").flatMap { Double($0.trimmedDescription) } ?? spacing
  }

  private func height(of item: CodeBlockItemSyntax, depth: Int) -> Double {
    switch item.item {
    case .expr(let expression): return height(of: expression, depth: depth)
    case .stmt(let statement):
      let returned = statement.as(ReturnStmtSyntax.self)?.expression
      return returned.map { height(of: $0, depth: depth) } ?? 0
    case .decl: return 0
    @unknown default: return 0
    }
  }

  private func height(of expression: ExprSyntax, depth: Int) -> Double {
    guard depth < 12 else { return Self.line }
    if let config = expression.bare.as(PostfixIfConfigExprSyntax.self) {
      return config.viewOfPhone.map { height(of: $0, depth: depth + 1) } ?? 0
    }
    guard let call = expression.bare.as(FunctionCallExprSyntax.self) else {
      if let height = expression.path?.last.flatMap({ given[$0] }) { return height }
      // A property with a part of the view.
      let body = expression.path?.last.flatMap { members.bodies[$0] }
      return body?.map { height(of: $0, depth: depth + 1) }.max() ?? Self.line
    }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.view {
      let inner = height(of: base, depth: depth + 1)
      return changed(inner, by: member.declName.baseName.text, call)
    }
    let parts = call.content?.statements.map { height(of: $0, depth: depth + 1) } ?? []
    switch call.name ?? "" {
    case "VStack", "LazyVStack", "Group":
      let seen = parts.filter { $0 > 0 }
      return seen.reduce(0, +) + Self.spacing(of: call) * Double(max(0, seen.count - 1))
    case "HStack", "LazyHStack", "ZStack", "GeometryReader": return parts.max() ?? 0
    case "Spacer", "Color", "Rectangle", "EmptyView": return 0
    case "Divider": return 1
    case "ProgressView" where call.argument("value") != nil: return Self.progressBar
    case "Button":
      // With an action as an argument, the closure is the label.
      let closure =
        call.closure("label") ?? (call.argument("action") == nil ? nil : call.trailingClosure)
      let label = closure?.statements.map { height(of: $0, depth: depth + 1) }
      return label?.max() ?? Self.line
    case let name:
      // A modifier of an extension's self.
      if let base = given["self"], name.first?.isLowercase == true {
        return changed(base, by: name, call)
      }
      if let body = members.functions[name]?.body?.statements {
        return body.map { height(of: $0, depth: depth + 1) }.max() ?? 0
      }
      guard let type = declarations.types[name], let body = type.bodies["body"] else {
        return parts.max() ?? Self.line
      }
      let inside = HeightEstimate(declarations, type)
      return body.map { inside.height(of: $0, depth: depth + 1) }.max() ?? 0
    }
  }

  private func changed(
    _ height: Double, by modifier: String, _ call: FunctionCallExprSyntax
  ) -> Double {
    switch modifier {
    case "frame": return FieldTraits.height(call) ?? height
    case "padding": return height + Self.padding(call)
    case "buttonStyle":
      if let own = self.height(ofStyle: call, label: height) { return own }
      let isBordered = call.trimmedDescription.contains(/\.buttonStyle\(\.(bordered|glass)/)
      return isBordered ? max(height, Self.button) : height
    case "textFieldStyle":
      let isRounded = call.arguments.trimmedDescription.lowercased().contains("rounded")
      return isRounded ? max(height, Self.roundedField) : height
    case "controlSize":
      return call.arguments.trimmedDescription.contains("arge") ? Self.largeButton : height
    case "modifier":
      let type = call.argument(nil)?.bare.as(FunctionCallExprSyntax.self)?.name
      return type.flatMap { inside($0, "body", given: ["content": height]) } ?? height
    default: return inside("View", modifier, given: ["self": height]) ?? height
    }
  }

  /// Returns the height in points of a button with a style that the source files declare, or nil.
  ///
  /// `label` is the height of the button's label.
  func height(ofStyle call: FunctionCallExprSyntax, label: Double = line) -> Double? {
    let style = call.argument(nil)?.bare
    var type = style?.as(FunctionCallExprSyntax.self)?.name
    // A style by a name, such as .primary.
    if type == nil, let name = style?.path?.last,
      let body = declarations.types["ButtonStyle"]?.bodies[name] ?? members.bodies[name],
      case .expr(let made)? = body.first?.item
    {
      type = made.bare.as(FunctionCallExprSyntax.self)?.name
    }
    return type.flatMap { inside($0, "makeBody", given: ["label": label]) }
  }

  /// Returns the height in points of the views that a type's function returns.
  ///
  /// Nil if the type has no such function.
  private func inside(_ type: String, _ function: String, given: [String: Double]) -> Double? {
    guard level < 4, let members = declarations.types[type],
      let body = members.functions[function]?.body?.statements
    else { return nil }
    var estimate = HeightEstimate(declarations, members)
    (estimate.given, estimate.level) = (given, level + 1)
    return body.map { estimate.height(of: $0, depth: 6) }.max()
  }

  /// Returns how many points a padding modifier adds above and below together.
  private static func padding(_ call: FunctionCallExprSyntax) -> Double {
    let arguments = call.arguments.map(\.expression.trimmedDescription)
    let amount = arguments.lazy.compactMap(Double.init).first ?? padding
    guard let edges = arguments.first, Double(edges) == nil else { return 2 * amount }
    if edges.contains(".vertical") || edges.contains(".all") { return 2 * amount }
    let sides = [".top", ".bottom"].count { edges.contains($0) }
    return Double(sides) * amount
  }
}
