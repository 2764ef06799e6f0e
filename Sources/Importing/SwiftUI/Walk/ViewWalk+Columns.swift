import SwiftDeclarations
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
    var parts = items.map { nodes(of: $0, &scope, inside) }
    if listDepth == 0 { takeParts(&parts, spacing) }
    return [
      .column(label + parts.joined(), spacing: spacing).givingHeight(traits.height)
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

  /// Takes the parts above and below a column's list, or below its last spacer, out of its rows.
  private mutating func takeParts(_ parts: inout [[ViewNode]], _ spacing: Double) {
    guard let list = parts.firstIndex(where: { !$0.allSatisfy(\.lists.isEmpty) }) else {
      let spacer = parts.lastIndex { $0.flatMap(\.piecesInColumn).last?.isSpacer == true }
      if let spacer, parts[..<spacer].joined().allSatisfy({ $0.fieldCount == 0 }) {
        takeBar(&parts, below: spacer, spacing)
      }
      return
    }
    let above = parts[..<list].joined().flatMap(\.parts).map(\.height).filter { $0 > 0 }
    heightAboveList += above.reduce(0) { $0 + $1 + spacing }
    takeBar(&parts, below: list, spacing)
  }

  /// Takes a column's parts below one of them as the bar on the keyboard, if they have a text field.
  private mutating func takeBar(_ parts: inout [[ViewNode]], below index: Int, _ spacing: Double) {
    let below = Array(parts[(index + 1)...].joined())
    let fields = below.flatMap(\.fields)
    guard fields.count == 1, !fields[0].isMenu, !fields[0].isSwitch, bar == nil, bottomBar == nil,
      below.allSatisfy(\.lists.isEmpty),
      !below.flatMap(\.piecesInColumn).contains(where: \.isSpacer)
    else { return }
    bar = ImportedRow(field: fields[0], height: below.heightInColumn(spacing))
    parts.removeSubrange((index + 1)...)
  }
}
