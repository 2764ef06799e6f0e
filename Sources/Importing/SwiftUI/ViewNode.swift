import Simulation
import SwiftSyntax

/// A view of SwiftUI, evaluated.
indirect enum ViewNode {
  case text(String)
  case field(ImportedField, height: Double?)
  /// Something to look at that has no text, such as an image.
  case picture(String)
  /// Views in one row: an HStack and its like.
  case row([ViewNode])
  /// Views one below the other.
  case column([ViewNode])
  /// Views that stand where their container stands: a Group, a ForEach.
  case group([ViewNode])
  case section(header: String?, footer: String?, [ViewNode])
  /// What scrolls: a Form, a List, a ScrollView.
  case list(style: TableStyle, [ViewNode])
  case conditional(ImportedCondition?, [ViewNode], at: SourceLocation, words: String)

  /// The fields in it, in order.
  var fields: [ImportedField] {
    switch self {
    case .field(let field, _): [field]
    case .text, .picture: []
    case .row(let nodes), .column(let nodes), .group(let nodes), .section(_, _, let nodes),
      .list(_, let nodes), .conditional(_, let nodes, _, _):
      nodes.flatMap(\.fields)
    }
  }

  /// How many fields there are in it.
  var fieldCount: Int { fields.count }

  /// The properties that its fields are bound to.
  var sources: Set<String> { Set(fields.compactMap(\.source)) }

  /// Whether a field in it hides what is typed.
  var hasSecureField: Bool { fields.contains(where: \.isSecure) }

  /// The texts in it, in order.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .field, .picture: []
    case .row(let nodes), .column(let nodes), .group(let nodes), .section(_, _, let nodes),
      .list(_, let nodes), .conditional(_, let nodes, _, _):
      nodes.flatMap(\.texts)
    }
  }

  /// The lists in it, outermost first.
  var lists: [(style: TableStyle, nodes: [ViewNode])] {
    switch self {
    case .list(let style, let nodes): [(style, nodes)]
    case .text, .field, .picture: []
    case .row(let nodes), .column(let nodes), .group(let nodes), .section(_, _, let nodes),
      .conditional(_, let nodes, _, _):
      nodes.flatMap(\.lists)
    }
  }
}
