import SwiftSyntax

/// The part of the import of a SwiftUI screen for tabs and for bars at the bottom.
extension ViewWalk {
  /// Imports the view of `safeAreaInset(edge: .bottom)` or `safeAreaBar(edge: .bottom)`.
  ///
  /// A view with a single field becomes a bar on the keyboard, as in a chat. On a screen with
  /// fields, a view without fields becomes a bottom bar. Its text is the title of its first button,
  /// or else its texts.
  ///
  /// - Returns: whether a form's definition can express the view.
  mutating func takeInset(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits, hasFields: Bool
  ) -> Bool {
    guard call.argument("edge")?.bare.path?.last == "bottom", let content = call.content,
      bottomBar == nil, bar == nil
    else { return false }
    // Modifiers inside the bar affect only its height.
    var inside = self
    let shown = inside.nodes(of: content, scope, traits)
    showParts(of: inside)
    let fields = shown.flatMap(\.fields)
    let height = HeightEstimate(declarations).height(of: content.statements)
    if fields.count == 1 {
      bar = ImportedRow(field: fields[0], height: height)
      return true
    }
    guard hasFields, fields.isEmpty else { return false }
    var text = inside.buttonTitles.dropFirst(buttonTitles.count).first
    if text == nil, shown.allSatisfy(\.texts.isEmpty),
      let name = shown.lazy.compactMap(\.firstPicture).first
    {
      note("the bar's view is not known; its name is used instead", at: content)
      text = name
    }
    let ignoresKeyboard = content.trimmedDescription.contains("ignoresSafeArea(.keyboard")
    bottomBar = ImportedBottomBar(
      text: text ?? shown.flatMap(\.texts).joined(separator: " "), height: height,
      followsKeyboard: !ignoresKeyboard)
    return true
  }

  /// Returns the views of a TabView's first tab that has fields.
  ///
  /// Other tabs with fields are imported as other screens.
  mutating func tabs(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    hasTabBar = true
    guard let content = call.content else { return [] }
    var scope = scope
    var first: [ViewNode]?
    for item in content.statements {
      var other = self
      let nodes = other.nodes(of: item, &scope, traits)
      let count = nodes.reduce(0) { $0 + $1.fieldCount }
      guard count > 0 || other.bar != bar else { continue }
      guard first != nil else {
        first = nodes
        self = other
        continue
      }
      let fields = count == 1 ? "1 field" : "\(count) fields"
      note("another tab with \(fields) is a screen of its own", at: item)
    }
    return first ?? []
  }
}

/// Estimates the height of a SwiftUI view in points, from its source code.
///
/// Explicit frames and paddings have their own numbers. A text has the height of a body line. A
/// button's height depends on its style and control size.
struct HeightEstimate {
  private let declarations: ViewDeclarations

  /// The heights in points that estimates add up, such as a line's height.
  ///
  /// They are those of body text, and of SwiftUI's default spacing and padding. The buttons'
  /// heights are those of bordered buttons of regular and large size, inferred from pictures in the
  /// Human Interface Guidelines.
  private static let (line, spacing, padding): (Double, Double, Double) = (22, 8, 16)
  private static let (button, largeButton): (Double, Double) = (34, 50)

  init(_ declarations: ViewDeclarations) { self.declarations = declarations }

  /// Returns the estimated height in points of the views of a bar, at least a line's height.
  ///
  /// Several statements are views on top of each other, so the highest one counts.
  func height(of items: CodeBlockItemListSyntax) -> Double {
    max(Self.line, items.map { height(of: $0, depth: 0) }.max() ?? 0)
  }

  private func height(of item: CodeBlockItemSyntax, depth: Int) -> Double {
    guard case .expr(let expression) = item.item else { return 0 }
    return height(of: expression, depth: depth)
  }

  private func height(of expression: ExprSyntax, depth: Int) -> Double {
    guard depth < 12, let call = expression.bare.as(FunctionCallExprSyntax.self) else {
      return Self.line
    }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      let inner = height(of: base, depth: depth + 1)
      return changed(inner, by: member.declName.baseName.text, call, base)
    }
    let parts = call.content?.statements.map { height(of: $0, depth: depth + 1) } ?? []
    switch call.name ?? "" {
    case "VStack", "LazyVStack", "Group":
      let seen = parts.filter { $0 > 0 }
      return seen.reduce(0, +) + Self.spacing * Double(max(0, seen.count - 1))
    case "HStack", "LazyHStack", "ZStack", "GeometryReader": return parts.max() ?? 0
    case "Spacer", "Color", "Rectangle", "EmptyView": return 0
    case "Divider": return 1
    case "Button":
      let label = call.closure("label")?.statements.map { height(of: $0, depth: depth + 1) }
      return label?.max() ?? Self.line
    case let name:
      guard let body = declarations.types[name]?.bodies["body"] else {
        return parts.max() ?? Self.line
      }
      return body.map { height(of: $0, depth: depth + 1) }.max() ?? 0
    }
  }

  private func changed(
    _ height: Double, by modifier: String, _ call: FunctionCallExprSyntax, _ base: ExprSyntax
  ) -> Double {
    switch modifier {
    case "frame": return FieldTraits.height(call) ?? height
    case "padding": return height + Self.padding(call)
    case "buttonStyle":
      let isBordered = call.trimmedDescription.contains(/\.buttonStyle\(\.(bordered|glass)/)
      return isBordered ? max(height, Self.button) : height
    case "controlSize":
      return call.arguments.trimmedDescription.contains("arge") ? Self.largeButton : height
    default: return height
    }
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
