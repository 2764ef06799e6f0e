import SwiftSyntax

/// Builds a form's sections and rows from the views in a SwiftUI list or scroll view.
///
/// A form's rows have no space between them. So a row in a column begins with the space above its
/// view, and ends where the view ends.
struct RowAssembly {
  private(set) var sections: [ImportedSection] = []
  /// Whether each view of a column becomes a row of its own, as in a plain scroll view.
  ///
  /// In a list, this holds for the views of a row with several fields.
  private var isStack: Bool
  /// The space in points between the views of the column whose rows are being added.
  private var spacing = HeightEstimate.spacing
  /// Whether the column already has a view, so that its spacing is above the next one.
  private var isBelowView = false
  /// The space in points above the next row's view.
  private var gap = 0.0
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
    case .list(let style, let nodes) where isStack && style != .stack:
      isStack = false
      add(nodes, condition: condition)
      isStack = true
    case .group(let nodes), .list(_, let nodes): add(nodes, condition: condition)
    case .conditional(let views):
      let known = told(views)
      if known == nil {
        guard !views.isLeftOut else { return }
        if node.fieldCount > 0 { openConditions.append(views) }
      }
      add(views.nodes, condition: known ?? condition)
    case .column(let nodes, let spacing) where isStack:
      addColumn(nodes, condition, spacing: spacing)
    case .inset(let nodes, _, _) where isStack && nodes.heightInColumn(0) == 0:
      // What is hidden has no padding.
      add(nodes, condition: condition)
    case .inset(let nodes, let above, let below) where isStack && node.isContainer:
      separate()
      gap += above
      addColumn(nodes, condition, spacing: spacing, isSeparate: false)
      gap += below
    case .column, .inset:
      if node.fieldCount > 1 { addTallRow(node, condition) } else { addRow(node, condition) }
    case .row(let nodes) where node.fieldCount > 1: addLine(nodes, condition)
    case .space(let points) where isStack:
      separate()
      gap += points
    case .space(let points) where points >= HeightEstimate.line:
      addRow(.block([.picture("Spacer")], height: points), condition)
    case .spacer, .space: break
    case .text, .field, .picture, .row, .block: addRow(node, condition)
    }
  }

  /// Puts the column's spacing above the next view.
  private mutating func separate() {
    if isBelowView { gap += spacing }
    isBelowView = true
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
  ///
  /// The rows share the line's height, so that what is below is at its place.
  private mutating func addLine(_ nodes: [ViewNode], _ condition: ImportedCondition?) {
    let members = nodes.flatMap(\.members)
    let last = members.lastIndex { $0.fieldCount > 0 } ?? 0
    let whole = ViewNode.row(nodes).height
    let isLow =
      whole <= HeightEstimate.toggle && nodes.flatMap(\.fields).contains(where: \.isSwitch)
    let height = isStack ? whole : isLow ? Self.rowHeight : max(Self.rowHeight, whole + Self.inset)
    let share = max(Self.leastShare, height / Double(members.count { $0.fieldCount > 0 }))
    var parts: [ViewNode] = []
    // All branches of one `if` or `switch` have the label before it.
    var labeled: (label: String, statement: SourceLocation)?
    for node in members[...last] {
      if case .text(let text, _) = node {
        // The text is beside its field.
        if Self.isLabel(text) { parts.append(.text(text, height: 0)) }
      } else if node.fieldCount == 1, node.conditionals.isEmpty {
        parts.append(.block([node], height: share))
      } else if node.fieldCount > 0 {
        var label: String?
        if case .text(let text, _) = parts.last {
          label = text
          parts.removeLast()
        }
        if case .conditional(let views) = node {
          if let labeled, labeled.statement == views.statement { label = labeled.label }
          labeled = label.map { ($0, views.statement) }
        }
        parts.append(label.map(node.withLabel) ?? node)
      }
    }
    let outer = (isStack, gap, isBelowView)
    if !isStack { (isStack, gap, isBelowView) = (true, 0, false) }
    addColumn(parts, condition, spacing: 0)
    isStack = outer.0
  }

  /// The least height in points of a row that shares the height of a line.
  private static let leastShare = 20.0

  /// Appends rows for the views in a list's row with several fields, together as high as the row.
  private mutating func addTallRow(_ node: ViewNode, _ condition: ImportedCondition?) {
    isStack = true
    gap = Self.inset / 2
    isBelowView = false
    add(node, condition)
    gap += Self.inset / 2
    if let last = sections.last?.rows.indices.last {
      sections[sections.count - 1].rows[last].height? += gap
    }
    (isStack, gap) = (false, 0)
  }

  /// Appends rows for the views of a column.
  ///
  /// A text directly above a field becomes the field's label and gets no row. A column that isn't
  /// separate has the space above its first view already.
  private mutating func addColumn(
    _ nodes: [ViewNode], _ condition: ImportedCondition?, spacing own: Double,
    isSeparate: Bool = true
  ) {
    if isSeparate, nodes.heightInColumn(own) > 0 { separate() }
    let outer = spacing
    (spacing, isBelowView) = (own, false)
    defer { (spacing, isBelowView) = (outer, true) }
    var label: ViewNode?
    for node in nodes {
      if let text = Self.textOfLabel(node) {
        // A sign between two fields, such as a slash.
        guard text == "…" || text.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
        if let label { addRow(label, condition) }
        label = Self.isLabel(text) ? node : nil
        if label == nil { addRow(node, condition) }
        continue
      }
      // A field may stand in a box of its own, or beside a picture.
      let isAlone = node.fieldCount == 1 && node.texts.isEmpty && node.conditionals.isEmpty
      if isAlone, node.lists.isEmpty, let text = label, node.fields.first?.label == nil {
        label = nil
        addRow(.column([text, node], spacing: own), condition)
        continue
      }
      if let label { addRow(label, condition) }
      label = nil
      add(node, condition)
    }
    if let label { addRow(label, condition) }
  }

  /// Returns the text of a view that may be the label of the field below it; nil for other views.
  private static func textOfLabel(_ node: ViewNode) -> String? {
    switch node {
    case .text(let text, _): return text
    case .inset(let nodes, let above, let below) where above + below < HeightEstimate.line:
      return nodes.count == 1 ? textOfLabel(nodes[0]) : nil
    default: return nil
    }
  }

  /// Whether a text above a field can be its label: a few words that aren't a sentence.
  private static func isLabel(_ text: String) -> Bool {
    guard let last = text.last, !".!…".contains(last) else { return false }
    return text.split(separator: " ").count < 7
  }

  private mutating func addRow(_ node: ViewNode, _ condition: ImportedCondition?) {
    var row = ImportedRow(text: node.texts.joinedOnce, condition: condition)
    if var field = node.fields.first {
      if field.label == nil { field.label = Self.label(in: node) }
      if field.label == nil, (field.placeholder ?? "").isEmpty { field.label = field.spokenLabel }
      row.field = field
    } else if row.text.allSatisfy(\.isWhitespace) {
      guard let picture = node.firstPicture else { return }
      row.text = picture
    } else if node.height == 0 {
      // The text is beside a field that has another label.
      return
    }
    if isStack { separate() }
    // Without a height, the row grows with its text.
    if row.field?.growsRow != true || Self.hasHeight(node) {
      // In a list, a switch needs no higher row than a line of text.
      let isSwitch = row.field?.isSwitch == true && node.height <= HeightEstimate.toggle
      row.height =
        isStack ? gap + node.height : isSwitch ? nil : max(Self.rowHeight, node.height + Self.inset)
    }
    if row.height == Self.rowHeight { row.height = nil }
    gap = 0
    append(row)
  }

  /// Whether the source code gives a height to the field in a view.
  private static func hasHeight(_ node: ViewNode) -> Bool {
    if case .field(_, let height) = node { return height != nil }
    return node.children.contains(where: hasHeight)
  }

  /// The height of a row with one line, in points.
  private static let rowHeight = HeightEstimate.row
  /// How many points of space a list inserts above and below a row's content, in total.
  private static let inset = HeightEstimate.insetsOfRow

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

  /// Appends a view's texts before its first field to `texts`, and returns whether the view has a
  /// field.
  private static func collect(_ node: ViewNode, _ texts: inout [String]) -> Bool {
    switch node {
    case .field: return true
    case .text(let text, _): texts.append(text)
    case .picture, .space, .spacer: break
    case .row, .column, .group, .section, .list, .conditional, .block, .inset:
      return node.children.contains { collect($0, &texts) }
    }
    return false
  }
}
