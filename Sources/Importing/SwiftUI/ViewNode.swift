import Simulation
import SwiftSyntax

/// A SwiftUI view found in source code, reduced to the parts that matter for a form.
indirect enum ViewNode {
  case text(String)
  case field(ImportedField, height: Double?)
  /// Visible content without text or field, such as an image, with a name to use in messages.
  case picture(String)
  /// Views side by side in one row, as in an HStack.
  case row([ViewNode])
  /// Views in a column, as in a VStack.
  case column([ViewNode])
  /// Views that belong to the container around them, such as those of a Group or ForEach.
  case group([ViewNode])
  case section(header: String?, footer: String?, [ViewNode])
  /// A scrolling view: a Form, List or ScrollView.
  case list(style: TableStyle, [ViewNode])
  case conditional(ConditionalViews)
  /// Views without fields that have a fixed height in points and become one row.
  case block([ViewNode], height: Double)

  /// The views directly inside the SwiftUI view.
  var children: [ViewNode] {
    switch self {
    case .text, .field, .picture: []
    case .row(let nodes), .column(let nodes), .group(let nodes), .section(_, _, let nodes),
      .list(_, let nodes), .block(let nodes, _):
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
    case .row, .column, .group, .section, .list, .conditional: children.allSatisfy(\.isEmpty)
    }
  }

  /// Whether a screen shows the view as one row, such as a field with its label.
  var isOneRow: Bool {
    switch self {
    case .text, .field, .picture, .row, .block: true
    case .column(let nodes): fieldCount < 2 && nodes.flatMap(\.texts).count < 2
    case .group(let nodes): nodes.count(where: { !$0.isEmpty }) < 2 && nodes.allSatisfy(\.isOneRow)
    case .conditional(let views): views.nodes.allSatisfy(\.isOneRow)
    case .section, .list: false
    }
  }

  /// Whether the view shows only pictures, without a height that the source code gives.
  var isPicture: Bool {
    switch self {
    case .picture: true
    case .text, .field, .block, .list, .section: false
    case .row, .column, .group, .conditional: children.allSatisfy(\.isPicture)
    }
  }

  /// Whether a height given to the view isn't that of a single row: the view has rows of its own.
  var hasOwnHeight: Bool {
    switch self {
    case .list: fieldCount > 0
    case .column: fieldCount > 1
    case .text, .field, .picture, .row, .group, .section, .conditional, .block: false
    }
  }

  /// The name of the first picture in the view, or nil.
  var firstPicture: String? {
    if case .picture(let name) = self { return name }
    return children.lazy.compactMap(\.firstPicture).first
  }

  /// The estimated height in points of the view, if a part of it has a height of its own; or nil.
  ///
  /// Such a part has a frame with a height, or is a slider beside a text.
  var estimatedHeight: Double? {
    let isTall = hasBlock || texts.count == 1 && firstPicture == "Slider"
    return isTall ? heightOfContent : nil
  }

  private var hasBlock: Bool {
    if case .block = self { return true }
    return children.contains(where: \.hasBlock)
  }

  private var heightOfContent: Double {
    switch self {
    case .block(_, let height): return height
    case .field(_, let height): return height ?? HeightEstimate.line
    case .text: return HeightEstimate.line
    case .picture(let name): return name == "Slider" ? HeightEstimate.slider : HeightEstimate.line
    case .row: return children.map(\.heightOfContent).max() ?? 0
    case .conditional(let views) where views.isLeftOut: return 0
    case .column, .group, .section, .list, .conditional:
      let heights = children.map(\.heightOfContent).filter { $0 > 0 }
      return heights.reduce(HeightEstimate.spacing * Double(max(0, heights.count - 1)), +)
    }
  }

  /// The conditional views in the view, outermost first.
  var conditionals: [ConditionalViews] {
    let inner = children.flatMap(\.conditionals)
    if case .conditional(let views) = self { return [views] + inner }
    return inner
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
    case .conditional(let views): views.texts
    case .field, .picture, .row, .column, .group, .section, .list, .block:
      children.flatMap(\.texts)
    }
  }

  /// The texts in a column below a list that has fields.
  ///
  /// An example is the title of a button that stays at the screen's bottom.
  var textsBelowList: [String] {
    switch self {
    case .text, .field, .picture, .list, .row, .section, .block: return []
    case .group, .conditional: return children.flatMap(\.textsBelowList)
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
    case .text, .picture, .field: return self
    case .row: return .row(inner)
    case .column: return .column(inner)
    case .group: return .group(inner)
    case .section(let header, let footer, _):
      return .section(header: header, footer: footer, inner)
    case .list(let style, _): return .list(style: style, inner)
    case .block(_, let height): return .block(inner, height: height)
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
