import SwiftSyntax

/// The part of the import for columns, such as a VStack, and for the space around their lists.
extension ViewWalk {
  /// Returns the views of a column.
  ///
  /// The height that a modifier gives to a column is that of its field only if the column has a
  /// single one. Outside of a list, a column can fill the screen. Then a text field below its list
  /// becomes a bar on the keyboard, and views above its list move the list down.
  mutating func column(
    _ call: FunctionCallExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    var inside = traits
    inside.height = nil
    let spacing = spacing(of: call, scope)
    let label = label(call, scope, inside)
    guard let items = call.content?.statements else {
      let nodes = content(call, scope, inside)
      return [.column(label + nodes, spacing: spacing).givingHeight(traits.height)]
    }
    var scope = scope
    var parts = items.map { ColumnPart(item: $0, nodes: nodes(of: $0, &scope, inside)) }
    if listDepth == 0 { takeParts(&parts, spacing) }
    return [
      .column(label + parts.flatMap(\.nodes), spacing: spacing).givingHeight(traits.height)
    ]
  }

  /// Returns the space in points between the views of a column.
  private mutating func spacing(of call: FunctionCallExprSyntax, _ scope: ViewScope) -> Double {
    guard let given = call.argument("spacing") ?? call.argument("verticalSpacing"), !given.isNone
    else { return HeightEstimate.spacing }
    if let points = given.number(in: scope) { return points }
    note(
      "\(given.trimmedDescription.brief) is known only to the app; a spacing of 8 is used instead",
      at: given)
    return HeightEstimate.spacing
  }

  /// Takes the parts above and below a column's list out of the column's rows.
  private mutating func takeParts(_ parts: inout [ColumnPart], _ spacing: Double) {
    guard let list = parts.firstIndex(where: \.hasList) else {
      noteSpace(parts)
      return
    }
    let above = parts[..<list].flatMap(\.nodes).flatMap(\.parts).map(\.height).filter { $0 > 0 }
    heightAboveList += above.reduce(0) { $0 + $1 + spacing }
    let below = parts[(list + 1)...]
    let fields = below.flatMap(\.nodes).flatMap(\.fields)
    guard fields.count == 1, !fields[0].isMenu, !fields[0].isSwitch, bar == nil, bottomBar == nil,
      !below.contains(where: { $0.hasList || $0.isSpacer })
    else { return }
    bar = ImportedRow(field: fields[0], height: below.flatMap(\.nodes).heightInColumn(spacing))
    parts.removeSubrange((list + 1)...)
  }

  /// Records a message for the first spacer that moves fields down in a column without a list.
  ///
  /// Its height depends on the phone.
  private mutating func noteSpace(_ parts: [ColumnPart]) {
    guard let last = parts.lastIndex(where: { $0.nodes.contains { $0.fieldCount > 0 } }),
      let spacer = parts[..<last].first(where: \.isSpacer)
    else { return }
    note("the space of Spacer is left out, so the rows below it are higher here", at: spacer.item)
  }
}

/// A statement in a column of SwiftUI views, with the views that it shows.
private struct ColumnPart {
  let item: CodeBlockItemSyntax
  let nodes: [ViewNode]

  var hasList: Bool { nodes.contains { !$0.lists.isEmpty } }

  var isSpacer: Bool {
    guard case .expr(let expression) = item.item else { return false }
    return expression.nameOfRoot == "Spacer"
  }
}

extension ExprSyntax {
  /// The name of the view below all modifiers, such as `Text` in `Text("A").bold()`; or nil.
  var nameOfRoot: String? {
    if let config = bare.as(PostfixIfConfigExprSyntax.self) {
      return config.viewOfPhone?.nameOfRoot
    }
    guard let call = bare.as(FunctionCallExprSyntax.self) else {
      return path?.first ?? bare.as(MemberAccessExprSyntax.self)?.view?.nameOfRoot
    }
    return call.name ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.view?.nameOfRoot
  }
}
