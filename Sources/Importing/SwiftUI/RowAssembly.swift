/// Builds a form's sections and rows from the views in a SwiftUI list or scroll view.
struct RowAssembly {
  private(set) var sections: [ImportedSection] = []
  /// Whether each view of a column becomes a row of its own, as in a plain scroll view.
  private let isStack: Bool
  /// The conditional views with fields whose condition the form can't express.
  private(set) var openConditions: [ViewNode] = []
  /// The first field that is bound to each property, by the property's name.
  private let fields: [String: ImportedField]

  init(_ nodes: [ViewNode], isStack: Bool) {
    self.isStack = isStack
    let bound = nodes.flatMap(\.fields).compactMap { field in field.source.map { ($0, field) } }
    fields = Dictionary(bound) { first, _ in first }
    add(nodes, condition: nil)
  }

  private mutating func add(_ nodes: [ViewNode], condition: ImportedCondition?) {
    for node in nodes { add(node, condition) }
  }

  private mutating func add(_ node: ViewNode, _ condition: ImportedCondition?) {
    switch node {
    case .section(let header, let footer, let nodes):
      sections.append(ImportedSection(header: header, footer: footer))
      add(nodes, condition: condition)
      sections.append(ImportedSection())
    case .group(let nodes), .list(_, let nodes): add(nodes, condition: condition)
    case .conditional(let own, let nodes, _, _):
      let known = own.flatMap { told($0, of: node) }
      if known == nil, node.fieldCount > 0 { openConditions.append(node) }
      add(nodes, condition: known ?? condition)
    case .column(let nodes) where isStack || node.fieldCount > 1:
      addColumn(nodes, condition)
    case .row(let nodes) where node.fieldCount > 1: addColumn(nodes, condition)
    case .text, .field, .picture, .row, .column: addRow(node, condition)
    }
  }

  /// Returns a condition if a field of the form decides it, or nil if none does.
  private func told(_ condition: ImportedCondition, of node: ViewNode) -> ImportedCondition? {
    // A row that hides itself by its own value could never come back.
    guard let field = fields[condition.source], !node.sources.contains(condition.source) else {
      return nil
    }
    return field.option(of: condition.value).map {
      ImportedCondition(source: condition.source, value: $0, isEqual: condition.isEqual)
    }
  }

  /// Adds rows for the views of a column.
  ///
  /// A text directly above a field becomes the field's label.
  private mutating func addColumn(_ nodes: [ViewNode], _ condition: ImportedCondition?) {
    var label: String?
    for node in nodes {
      if case .text(let text) = node {
        if let label { append(ImportedRow(text: label, condition: condition)) }
        label = text
        continue
      }
      if case .field(var field, let height) = node, let text = label, field.label == nil {
        field.label = text
        label = nil
        append(ImportedRow(field: field, height: height, condition: condition))
        continue
      }
      if let text = label { append(ImportedRow(text: text, condition: condition)) }
      label = nil
      add(node, condition)
    }
    if let label { append(ImportedRow(text: label, condition: condition)) }
  }

  private mutating func addRow(_ node: ViewNode, _ condition: ImportedCondition?) {
    let parts = Self.parts(of: node)
    var row = ImportedRow(text: node.texts.joined(separator: " "), condition: condition)
    if let (found, height) = parts.field {
      var field = found
      if field.label == nil { field.label = Self.label(in: node) }
      row = ImportedRow(field: field, height: height, condition: condition)
    } else if row.text.isEmpty {
      guard let picture = parts.picture else { return }
      row.text = picture
    }
    append(row)
  }

  private mutating func append(_ row: ImportedRow) {
    if sections.isEmpty { sections.append(ImportedSection()) }
    sections[sections.count - 1].rows.append(row)
  }

  /// Returns the first text before the field in a view that becomes one row, or nil.
  private static func label(in node: ViewNode) -> String? {
    var texts: [String] = []
    _ = collect(node, &texts)
    return texts.first
  }

  /// Appends a view's texts up to its first field, and returns whether it has a field.
  private static func collect(_ node: ViewNode, _ texts: inout [String]) -> Bool {
    switch node {
    case .field: return true
    case .text(let text): texts.append(text)
    case .picture: break
    case .row(let nodes), .column(let nodes), .group(let nodes), .section(_, _, let nodes),
      .list(_, let nodes), .conditional(_, let nodes, _, _):
      return nodes.contains { collect($0, &texts) }
    }
    return false
  }

  /// Returns the field, with its height, in a view that becomes one row; or the name of its
  /// picture.
  private static func parts(
    of node: ViewNode
  ) -> (field: (ImportedField, Double?)?, picture: String?) {
    switch node {
    case .field(let field, let height): return ((field, height), nil)
    case .picture(let name): return (nil, name)
    case .text: return (nil, nil)
    case .row(let nodes), .column(let nodes), .group(let nodes), .section(_, _, let nodes),
      .list(_, let nodes), .conditional(_, let nodes, _, _):
      let all = nodes.map(parts)
      return (all.lazy.compactMap(\.field).first, all.lazy.compactMap(\.picture).first)
    }
  }
}
