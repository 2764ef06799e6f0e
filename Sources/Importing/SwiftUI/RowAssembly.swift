/// Builds a form's sections and rows from the views in a SwiftUI list or scroll view.
struct RowAssembly {
  private(set) var sections: [ImportedSection] = []
  /// Whether each view of a column becomes a row of its own, as in a plain scroll view.
  private let isStack: Bool
  /// The views with fields whose condition the form can't express, so that the form always shows
  /// them.
  private(set) var openConditions: [ConditionalViews] = []
  /// For each property, by name, the first field that is bound to it.
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
    case .conditional(let views):
      let known = told(views)
      if known == nil {
        guard !views.isLeftOut else { return }
        if node.fieldCount > 0 { openConditions.append(views) }
      }
      add(views.nodes, condition: known ?? condition)
    case .column(let nodes) where isStack || node.fieldCount > 1:
      addColumn(nodes, condition)
    case .row(let nodes) where node.fieldCount > 1: addLine(nodes, condition)
    case .text, .field, .picture, .row, .column, .block: addRow(node, condition)
    }
  }

  /// Returns the condition for showing the views if a field outside of them decides it, or else
  /// nil.
  ///
  /// The value in the condition becomes the field's option.
  func told(_ views: ConditionalViews) -> ImportedCondition? {
    // A row that hides itself by its own value could never come back.
    guard let condition = views.condition, let field = fields[condition.source],
      !views.nodes.contains(where: { $0.sources.contains(condition.source) })
    else { return nil }
    return field.option(of: condition.value).map {
      ImportedCondition(source: condition.source, value: $0, isEqual: condition.isEqual)
    }
  }

  /// Appends a row for each field in a line of views, without rows for the views beside the fields.
  private mutating func addLine(_ nodes: [ViewNode], _ condition: ImportedCondition?) {
    let members = nodes.flatMap(\.members)
    let last = members.lastIndex { $0.fieldCount > 0 } ?? 0
    let parts = members[...last].filter { node in
      if case .text(let text) = node { Self.isLabel(text) } else { node.fieldCount > 0 }
    }
    addColumn(parts, condition, heightOfLabel: 0)
  }

  /// Appends rows for the views of a column.
  ///
  /// A text directly above a field becomes the field's label and gets no row.
  private mutating func addColumn(
    _ nodes: [ViewNode], _ condition: ImportedCondition?,
    heightOfLabel: Double = HeightEstimate.labelAbove
  ) {
    var label: String?
    for node in nodes {
      if case .text(let text) = node {
        // A sign between two fields, such as a slash.
        guard text == "…" || text.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
        if let label { append(ImportedRow(text: label, condition: condition)) }
        label = text
        if !Self.isLabel(text) {
          append(ImportedRow(text: text, condition: condition))
          label = nil
        }
        continue
      }
      // A field may stand in a box of its own, or beside a picture.
      let isAlone = node.fieldCount == 1 && node.texts.isEmpty && node.conditionals.isEmpty
      if isAlone, node.lists.isEmpty, let text = label,
        case (var field, let height)? = Self.field(in: node), field.label == nil
      {
        field.label = text
        label = nil
        field.padding += heightOfLabel
        append(row(of: field, height, condition))
        continue
      }
      if let text = label { append(ImportedRow(text: text, condition: condition)) }
      label = nil
      add(node, condition)
    }
    if let label { append(ImportedRow(text: label, condition: condition)) }
  }

  /// Whether a text above a field can be its label: a few words that aren't a sentence.
  private static func isLabel(_ text: String) -> Bool {
    guard let last = text.last, !".!…".contains(last) else { return false }
    return text.split(separator: " ").count < 7
  }

  private mutating func addRow(_ node: ViewNode, _ condition: ImportedCondition?) {
    let found = Self.field(in: node)
    var row = ImportedRow(text: node.texts.joinedOnce, condition: condition)
    if let (field, height) = found {
      var field = field
      if field.label == nil { field.label = Self.label(in: node) }
      if Self.hasLabelAbove(node) { field.padding += HeightEstimate.labelAbove }
      row = self.row(of: field, height, condition)
    } else if row.text.allSatisfy(\.isWhitespace) {
      guard let picture = node.firstPicture else { return }
      row.text = picture
    }
    if row.height == nil, row.field?.growsRow != true, let height = node.estimatedHeight {
      row.height = isStack ? height : max(Self.rowHeight, height + Self.inset)
    }
    append(row)
  }

  /// Returns a field's row, higher for a field with a height or padding.
  ///
  /// A list adds its insets. Without a height, the row may grow with its text.
  private func row(
    of field: ImportedField, _ height: Double?, _ condition: ImportedCondition?
  ) -> ImportedRow {
    var row = ImportedRow(field: field, condition: condition)
    if field.label == nil, (field.placeholder ?? "").isEmpty {
      row.field?.label = field.spokenLabel
    }
    guard height != nil || field.padding != 0 && !field.growsRow else { return row }
    let content = (height ?? Self.lineHeight) + field.padding
    row.height = isStack ? content : content + Self.inset
    if !isStack || field.padding != 0 { row.height = max(Self.rowHeight, row.height ?? 0) }
    return row
  }

  /// The heights of a line of body text and of a row with one line, in points.
  private static let (lineHeight, rowHeight) = (HeightEstimate.line, 44.0)
  /// How many points of space a list inserts above and below a row's content, in total.
  private static let inset = 22.0

  private mutating func append(_ row: ImportedRow) {
    if sections.isEmpty { sections.append(ImportedSection()) }
    sections[sections.count - 1].rows.append(row)
  }

  /// Whether the view is a column with a text above its field.
  private static func hasLabelAbove(_ node: ViewNode) -> Bool {
    switch node {
    case .column(let nodes):
      guard let index = nodes.firstIndex(where: { $0.fieldCount > 0 }) else { return false }
      return nodes[..<index].contains { !$0.texts.isEmpty } || hasLabelAbove(nodes[index])
    case .group(let nodes): return nodes.contains(where: hasLabelAbove)
    case .text, .field, .picture, .row, .section, .list, .conditional, .block: return false
    }
  }

  /// Returns the first text before the field in a view that becomes one row, or nil.
  private static func label(in node: ViewNode) -> String? {
    var texts: [String] = []
    _ = collect(node, &texts)
    return texts.first
  }

  /// Appends a view's texts before its first field to `texts`, and returns whether the view has a
  /// field.
  private static func collect(_ node: ViewNode, _ texts: inout [String]) -> Bool {
    switch node {
    case .field: return true
    case .text(let text): texts.append(text)
    case .picture: break
    case .row, .column, .group, .section, .list, .conditional, .block:
      return node.children.contains { collect($0, &texts) }
    }
    return false
  }

  /// Returns the first field and its height, in a view that becomes one row; nil without a field.
  private static func field(in node: ViewNode) -> (ImportedField, Double?)? {
    if case .field(let field, let height) = node { return (field, height) }
    return node.children.lazy.compactMap(field).first
  }
}
