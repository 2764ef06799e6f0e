/// The estimated heights of SwiftUI views.
extension ViewNode {
  /// The views that a column places below each other: those of groups and of visible branches.
  var parts: [ViewNode] {
    switch self {
    case .group(let nodes): nodes.flatMap(\.parts)
    case .conditional(let views): views.isLeftOut ? [] : views.nodes.flatMap(\.parts)
    case .text, .field, .picture, .row, .column, .section, .list, .block, .inset, .space, .spacer:
      [self]
    }
  }

  /// The estimated height of the view in points, without a list's insets.
  var height: Double {
    switch self {
    case .block(_, let height), .text(_, let height), .space(let height): height
    case .field(let field, let height): (height ?? field.contentHeight) + field.padding
    case .picture(let name): name == "Slider" ? HeightEstimate.slider : HeightEstimate.line
    case .row(let nodes): nodes.flatMap(\.parts).map(\.height).max() ?? 0
    case .inset(let nodes, let above, let below):
      nodes.heightInColumn(HeightEstimate.spacing) + above + below
    case .conditional(let views) where views.isLeftOut: 0
    case .column(let nodes, let spacing): nodes.heightInColumn(spacing)
    case .group, .section, .list, .conditional: children.heightInColumn(HeightEstimate.spacing)
    case .spacer: 0
    }
  }

  /// Returns a column with a height in points for its field, if it has a single one.
  ///
  /// The field has the height that the column's other views leave.
  func givingHeight(_ points: Double?) -> ViewNode {
    guard let points, fieldCount == 1, let field = fields.first else { return self }
    let more = points - height
    return mapFields(
      { field in
        var field = field
        field.growsRow = false
        return field
      }, height: { max(HeightEstimate.line, ($0 ?? field.contentHeight) + more) })
  }
}

extension [ViewNode] {
  /// Returns the height in points of the views below each other, with some space between them.
  func heightInColumn(_ spacing: Double) -> Double {
    let heights = flatMap(\.parts).map(\.height).filter { $0 > 0 }
    return heights.reduce(spacing * Double(Swift.max(0, heights.count - 1)), +)
  }
}
