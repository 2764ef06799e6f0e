import Simulation
import SwiftSyntax

/// A SwiftUI view found in source code, reduced to the parts that matter for a form.
indirect enum ViewNode {
  case text(String)
  case field(ImportedField, height: Double?)
  /// Visible content without text or field, such as an image, under a name for messages.
  case picture(String)
  /// Views side by side in one row, as in an HStack.
  case row([ViewNode])
  /// Views in a column, as in a VStack.
  case column([ViewNode])
  /// Views without a container of their own, such as those of a Group or ForEach.
  case group([ViewNode])
  case section(header: String?, footer: String?, [ViewNode])
  /// A scrolling container: a Form, List or ScrollView.
  case list(style: TableStyle, [ViewNode])
  case conditional(ImportedCondition?, [ViewNode], at: SourceLocation, words: String)

  /// The fields that the SwiftUI view contains, in order.
  var fields: [ImportedField] {
    switch self {
    case .field(let field, _): [field]
    case .text, .picture: []
    case .row(let nodes), .column(let nodes), .group(let nodes), .section(_, _, let nodes),
      .list(_, let nodes), .conditional(_, let nodes, _, _):
      nodes.flatMap(\.fields)
    }
  }

  /// The number of fields that the SwiftUI view contains.
  var fieldCount: Int { fields.count }

  /// The names of the properties to which the fields in the view are bound.
  var sources: Set<String> { Set(fields.compactMap(\.source)) }

  /// Whether the view contains a secure field, such as for a password.
  var hasSecureField: Bool { fields.contains(where: \.isSecure) }

  /// The texts that the SwiftUI view shows, in order.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .field, .picture: []
    case .row(let nodes), .column(let nodes), .group(let nodes), .section(_, _, let nodes),
      .list(_, let nodes), .conditional(_, let nodes, _, _):
      nodes.flatMap(\.texts)
    }
  }

  /// The texts in a column below a list that has fields.
  ///
  /// An example is the title of a button that stays at the screen's bottom.
  var textsBelowList: [String] {
    switch self {
    case .text, .field, .picture, .list, .row, .section: return []
    case .group(let nodes), .conditional(_, let nodes, _, _): return nodes.flatMap(\.textsBelowList)
    case .column(let nodes):
      let list = nodes.firstIndex { $0.fieldCount > 0 && !$0.lists.isEmpty }
      guard let list else { return nodes.flatMap(\.textsBelowList) }
      let below = nodes[(list + 1)...]
      guard below.allSatisfy({ $0.fieldCount == 0 }) else { return [] }
      return nodes[list].textsBelowList + below.flatMap(\.texts)
    }
  }

  /// The lists and scroll views in the view, outermost first.
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
