import Simulation
import SwiftDeclarations
import SwiftSyntax

/// A SwiftUI view found in source code, reduced to the parts that matter for a form.
indirect enum ViewNode {
  /// A text with its height in points.
  case text(String, height: Double = HeightEstimate.line)
  case field(ImportedField, height: Double?)
  /// Visible content without text or field, such as an image, with a name to use in messages.
  case picture(String)
  /// Views side by side in one row, as in an HStack.
  case row([ViewNode])
  /// Views in a column, as in a VStack.
  case column([ViewNode], spacing: Double = HeightEstimate.spacing)
  /// Views that belong to the container around them, such as those of a Group or ForEach.
  case group([ViewNode])
  case section(header: String?, footer: String?, [ViewNode])
  /// A scrolling view: a Form, List or ScrollView.
  case list(style: TableStyle, [ViewNode])
  case conditional(ConditionalViews)
  /// Views without fields that have a fixed height in points and become one row.
  case block([ViewNode], height: Double)
  /// Views with padding around all of them, in points.
  case inset([ViewNode], above: Double, below: Double)
  /// A fixed space in points, such as a divider.
  case space(Double)
  /// A Spacer, which takes the space that is left; with its place in the source code.
  case spacer(SourceLocation?)

  /// The views directly inside the SwiftUI view.
  var children: [ViewNode] {
    switch self {
    case .text, .field, .picture, .space, .spacer: []
    case .row(let nodes), .column(let nodes, _), .group(let nodes), .section(_, _, let nodes),
      .list(_, let nodes), .block(let nodes, _), .inset(let nodes, _, _):
      nodes
    case .conditional(let views): views.nodes
    }
  }

  /// The views that the view adds to the container around it: itself, or those of a group.
  var members: [ViewNode] {
    if case .group(let nodes) = self { return nodes.flatMap(\.members) }
    return [self]
  }

  /// The fields that the SwiftUI view contains, in source order.
  var fields: [ImportedField] {
    if case .field(let field, _) = self { return [field] }
    return children.flatMap(\.fields)
  }

  /// Whether the view shows nothing, like a spacer.
  var isEmpty: Bool {
    switch self {
    case .text, .field, .picture, .block: false
    case .row, .column, .group, .section, .list, .conditional, .inset, .space, .spacer:
      children.allSatisfy(\.isEmpty)
    }
  }

  /// Whether a screen shows the view as one row, such as a field with its label.
  var isOneRow: Bool {
    switch self {
    case .text, .field, .picture, .row, .block, .space, .spacer: true
    case .column(let nodes, _): fieldCount < 2 && nodes.flatMap(\.texts).count < 2
    case .group(let nodes): nodes.count(where: { !$0.isEmpty }) < 2 && nodes.allSatisfy(\.isOneRow)
    case .conditional(let views): views.nodes.allSatisfy(\.isOneRow)
    case .inset(let nodes, _, _): nodes.count < 2 && nodes.allSatisfy(\.isOneRow)
    case .section, .list: false
    }
  }

  /// Whether the view's own views can become several rows of a stack.
  var isContainer: Bool {
    switch self {
    case .text, .field, .picture, .block, .space, .spacer: false
    case .row: fieldCount > 1
    case .inset(let nodes, _, _), .group(let nodes):
      nodes.count != 1 || nodes.contains(where: \.isContainer)
    case .column, .section, .list, .conditional: true
    }
  }

  /// Whether the view shows only pictures, without a height that the source code gives.
  var isPicture: Bool {
    switch self {
    case .picture: true
    case .text, .field, .block, .list, .section: false
    case .row, .column, .group, .conditional, .inset, .space, .spacer:
      children.allSatisfy(\.isPicture)
    }
  }

  /// Whether a height given to the view isn't that of a single row: the view has rows of its own.
  var hasOwnHeight: Bool {
    switch self {
    case .list: fieldCount > 0
    case .column: fieldCount > 1
    case .inset: children.contains(where: \.hasOwnHeight)
    case .text, .field, .picture, .row, .group, .section, .conditional, .block, .space, .spacer:
      false
    }
  }

  var isSpacer: Bool {
    if case .spacer = self { true } else { false }
  }

  /// The smallest parts of the view that are below each other, such as rows and spacers.
  var piecesInColumn: [ViewNode] {
    switch self {
    case .column, .group, .inset, .section: children.flatMap(\.piecesInColumn)
    case .conditional(let views): views.isLeftOut ? [] : children.flatMap(\.piecesInColumn)
    case .text, .field, .picture, .row, .list, .block, .space, .spacer: [self]
    }
  }

  /// The name of the first picture in the view, or nil.
  var firstPicture: String? {
    if case .picture(let name) = self { return name }
    for child in children {
      if let name = child.firstPicture { return name }
    }
    return nil
  }

  /// The conditional views in the view, outermost first.
  var conditionals: [ConditionalViews] {
    let inner = children.flatMap(\.conditionals)
    if case .conditional(let views) = self { return [views] + inner }
    return inner
  }

  /// The number of fields that the SwiftUI view contains.
  var fieldCount: Int { fields.count }

  /// The same view with a label for the first field, or for that of each branch of a condition.
  ///
  /// A field that has a label keeps it.
  func withLabel(_ label: String) -> ViewNode {
    switch self {
    case .field(var field, let height):
      field.label = field.label ?? label
      return .field(field, height: height)
    case .conditional(var views):
      views.nodes = views.nodes.map { $0.withLabel(label) }
      return .conditional(views)
    case .group(var nodes):
      guard let first = nodes.firstIndex(where: { $0.fieldCount > 0 }) else { return self }
      nodes[first] = nodes[first].withLabel(label)
      return .group(nodes)
    default: return self
    }
  }

  /// The names of the properties to which the fields in the view are bound.
  var sources: Set<String> { Set(fields.compactMap(\.source)) }

  /// Whether the view contains a secure field, such as for a password.
  var hasSecureField: Bool { fields.contains(where: \.isSecure) }

  /// The texts that the SwiftUI view shows, in order.
  var texts: [String] {
    switch self {
    case .text(let text, _): [text]
    case .conditional(let views): views.texts
    case .field, .picture, .row, .column, .group, .section, .list, .block, .inset, .space,
      .spacer:
      children.flatMap(\.texts)
    }
  }

  /// The texts in a column below a list that has fields.
  ///
  /// An example is the title of a button that stays at the screen's bottom.
  var textsBelowList: [String] {
    switch self {
    case .text, .field, .picture, .list, .row, .section, .block, .space, .spacer: return []
    case .group, .conditional, .inset: return children.flatMap(\.textsBelowList)
    case .column(let nodes, _):
      let list = nodes.firstIndex { $0.fieldCount > 0 && !$0.lists.isEmpty }
      guard let list else { return nodes.flatMap(\.textsBelowList) }
      let below = nodes[(list + 1)...]
      guard below.allSatisfy({ $0.fieldCount == 0 }) else { return [] }
      return nodes[list].textsBelowList + below.flatMap(\.texts)
    }
  }

  /// The lists and scroll views in the view, outermost first.
  var lists: [(style: TableStyle, nodes: [ViewNode])] {
    if case .list(let style, let nodes) = self { return [(style, nodes)] }
    return children.flatMap(\.lists)
  }

  /// Returns the view with `text` as the placeholder of fields that have no label or placeholder.
  func givingPlaceholder(_ text: String?) -> ViewNode {
    mapFields { field in
      var field = field
      if field.label == nil, (field.placeholder ?? "").isEmpty { field.placeholder = text }
      return field
    }
  }

  /// Returns the view with `text` as the VoiceOver label of its fields.
  func givingSpokenLabel(_ text: String) -> ViewNode {
    mapFields { field in
      var field = field
      field.spokenLabel = field.spokenLabel ?? text
      return field
    }
  }

  /// Returns the view with more points of padding above and below its fields.
  func addingPadding(_ points: Double) -> ViewNode {
    mapFields { field in
      var field = field
      field.padding += points
      return field
    }
  }

  /// Returns a copy of the view without the conditional views that `isHidden` rejects.
  func removing(_ isHidden: (ConditionalViews) -> Bool) -> ViewNode {
    if case .conditional(let views) = self, isHidden(views) { return .group([]) }
    return replacingChildren(children.map { $0.removing(isHidden) })
  }

  /// Returns a copy of the view with each field changed by `change`, and its height by `resize`.
  func mapFields(
    _ change: (ImportedField) -> ImportedField, height resize: (Double?) -> Double? = { $0 }
  ) -> ViewNode {
    if case .field(let field, let height) = self {
      return .field(change(field), height: resize(height))
    }
    return replacingChildren(children.map { $0.mapFields(change, height: resize) })
  }

  private func replacingChildren(_ inner: [ViewNode]) -> ViewNode {
    switch self {
    case .text, .picture, .field, .space, .spacer: return self
    case .row: return .row(inner)
    case .column(_, let spacing): return .column(inner, spacing: spacing)
    case .group: return .group(inner)
    case .section(let header, let footer, _):
      return .section(header: header, footer: footer, inner)
    case .list(let style, _): return .list(style: style, inner)
    case .block(_, let height): return .block(inner, height: height)
    case .inset(_, let above, let below): return .inset(inner, above: above, below: below)
    case .conditional(var views):
      views.nodes = inner
      return .conditional(views)
    }
  }
}

extension [String] {
  /// The texts in one line, separated by spaces; equal texts appear only once.
  var joinedOnce: String {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }.joined(separator: " ")
  }
}
