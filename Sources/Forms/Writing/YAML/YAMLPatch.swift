/// A YAML text in which values were changed, with the comments, the order and the spelling of all that
/// was not.
///
/// A comment above an element of a list, without an empty line between, belongs to the element: it
/// moves and goes with it.
struct YAMLPatch {
  private let source: SourceLines
  private let root: YAMLOutline.Node
  /// The definition that the text has.
  private let old: DocumentTree
  /// The rows that leave their section, by their names, so that they take their lines along.
  private var rows: [DocumentTree: Item] = [:]
  /// What patches values between brackets.
  private var flow: YAMLFlowPatch

  /// Creates a patch of a document that was read without a flaw; nil where memory ends.
  init?(_ bytes: [UInt8], saying old: DocumentTree) {
    guard let root = YAMLOutline.root(of: bytes), case .mapping = root.content else { return nil }
    source = SourceLines(bytes)
    self.root = root
    self.old = old
    flow = YAMLFlowPatch(source: source)
  }

  /// Returns the text with what a definition has otherwise.
  func text(saying new: DocumentTree) -> String {
    var patch = self
    patch.findRows(leavingFor: new)
    return patch.patched(saying: new)
  }

  private func patched(saying new: DocumentTree) -> String {
    if root.isFlow {
      return source.string(0..<root.range.lowerBound) + flow.text(of: root, from: old, saying: new)
        + source.string(root.range.upperBound..<source.text.count)
    }
    let start = source.lineStart(of: root.range.lowerBound)
    let end = source.lineEnd(of: root.range.upperBound)
    let patched = mapping(root, from: old.entries ?? [], to: new.entries ?? [])
    let margin = source.string(start..<root.range.lowerBound)
    let lead = patched.lead.isEmpty ? margin : patched.lead + margin
    return source.string(0..<start) + lead + patched.body + source.string(end..<source.text.count)
  }
}

/// Mappings.
extension YAMLPatch {
  /// A part of a mapping or of a list: what stands above it on lines of its own, and the part itself,
  /// without its first line's indentation and with its last line's end.
  private struct Part {
    var lead: String
    var body: String
    var key = ""
  }

  private func mapping(
    _ node: YAMLOutline.Node, from old: [DocumentTree.Entry], to new: [DocumentTree.Entry]
  ) -> (lead: String, body: String) {
    guard case .mapping(let entries) = node.content else { return ("", "") }
    let indent = source.column(of: node.range.lowerBound)
    let (old, values) = (Self.values(of: old), Self.values(of: new))
    var parts: [Part] = []
    var end: Int?
    for entry in entries {
      let lead = end.map { source.string($0..<source.lineStart(of: entry.start)) } ?? ""
      end = source.lineEnd(of: max(entry.value.range.upperBound, entry.start))
      let (before, after) = (old[entry.key], values[entry.key])
      if before != nil, after == nil { continue }
      let body =
        before == after
        ? source.ended(
          source.string(entry.start..<source.lineEnd(of: entry.value.range.upperBound)))
        : changed(entry, from: before, to: after, indent: indent)
      parts.append(Part(lead: lead, body: body, key: entry.key))
    }
    add(new.filter { old[$0.key] == nil }, to: &parts, indent: indent)
    guard let first = parts.first else { return ("", "") }
    let margin = String(repeating: " ", count: indent)
    let rest = parts.dropFirst().map { $0.lead + margin + $0.body }
    return (first.lead, first.body + rest.joined())
  }

  static func values(of entries: [DocumentTree.Entry]) -> [String: DocumentTree] {
    Dictionary(entries.map { ($0.key, $0.value) }) { $1 }
  }

  /// Adds entries behind those that are written before them.
  private func add(
    _ added: [DocumentTree.Entry], to parts: inout [Part], indent: Int
  ) {
    for entry in added where !parts.contains(where: { $0.key == entry.key }) {
      let place = Self.place(of: entry.key, among: parts.map(\.key))
      let body = rendered(entry, indent: indent)
      parts.insert(Part(lead: "", body: body, key: entry.key), at: place)
    }
  }

  /// Returns the index at which a new key stands among others: behind those that are written before it.
  static func place(of key: String, among others: [String]) -> Int {
    let before = keys(before: key, among: others)
    return others.lastIndex(where: before.contains).map { $0 + 1 } ?? 0
  }

  /// Returns the keys that are written before one in the part of a definition that has the others.
  private static func keys(before key: String, among others: [String]) -> ArraySlice<String> {
    let orders = FormPart.allCases.map { $0.keys.map(\.name) }
    let order = orders.first { order in ([key] + others).allSatisfy(order.contains) } ?? []
    return order.prefix { $0 != key }
  }

  private func changed(
    _ entry: (key: String, start: Int, value: YAMLOutline.Node), from old: DocumentTree?,
    to new: DocumentTree?, indent: Int
  ) -> String {
    guard let new else { return "" }
    let node = entry.value
    if !node.isFlow, case .list(let nodes) = node.content,
      let old = old?.elements, let new = new.elements, nodes.count == old.count
    {
      let rows = source.keyLineEnd(of: entry.start)
      return source.string(entry.start..<rows) + list(node, nodes, from: old, to: new, at: rows)
    }
    if !node.isFlow, case .mapping = node.content, let old = old?.entries, let new = new.entries {
      let head = source.string(entry.start..<source.lineStart(of: node.range.lowerBound))
      let patched = mapping(node, from: old, to: new)
      let margin = String(repeating: " ", count: source.column(of: node.range.lowerBound))
      return head + patched.lead + margin + patched.body
    }
    if node.isFlow, node.hasParts, !new.isScalar {
      return source.string(entry.start..<node.range.lowerBound)
        + patchedFlow(node, from: old, to: new)
    }
    let whole = rendered(DocumentTree.Entry(key: entry.key, value: new), indent: indent)
    guard node.isFlow, whole.utf8.count(where: { $0 == UInt8(ascii: "\n") }) == 1 else {
      return whole
    }
    let blank = node.range.isEmpty ? " " : ""
    return source.string(entry.start..<node.range.lowerBound) + blank
      + YAMLText.flow(new, isNested: false)
      + source.ended(
        source.string(node.range.upperBound..<source.lineEnd(of: node.range.upperBound)))
  }

  /// Returns a value between brackets with what stands behind it on its last line.
  private func patchedFlow(
    _ node: YAMLOutline.Node, from old: DocumentTree?, to new: DocumentTree
  ) -> String {
    flow.text(of: node, from: old, saying: new)
      + source.ended(
        source.string(node.range.upperBound..<source.lineEnd(of: node.range.upperBound)))
  }
}

/// Lists.
extension YAMLPatch {
  /// An element of a list as the text has it.
  private struct Item {
    var node: YAMLOutline.Node
    var part: Part
    var tree: DocumentTree
    /// The column of its dash.
    var indent: Int
  }

  private func list(
    _ list: YAMLOutline.Node, _ nodes: [YAMLOutline.Node], from old: [DocumentTree],
    to new: [DocumentTree], at start: Int
  ) -> String {
    let indent = source.column(of: list.range.lowerBound)
    let alignment = TreeAlignment(from: old, to: new, besides: flow.kept)
    var items = items(nodes, old, from: start, indent: indent)
    var tail = ""
    for index in alignment.removed {
      let comments = farComments(of: items[index])
      if index + 1 < items.count {
        items[index + 1].part.lead = comments + items[index + 1].part.lead
      } else {
        tail = comments
      }
    }
    let isFlow = nodes.last?.isFlow ?? false
    return zip(alignment.origins, new).map { origin, tree in
      if let origin { return element(items[origin], saying: tree) }
      return brought(tree, indent: indent) ?? rendered(tree, isFlow: isFlow, indent: indent)
    }.joined() + tail
  }

  /// Returns the lines that a row brings from another section; nil where it brings none.
  private func brought(_ row: DocumentTree, indent: Int) -> String? {
    guard let name = row.rowName else { return nil }
    if let item = rows[name] {
      return shifted(element(item, saying: row), by: indent - item.indent)
    }
    return flow.rows[name] == nil ? nil : flowItem(row, indent: indent)
  }

  /// Returns the elements of a list, each from its dash's line to its last line's end, with the lines
  /// between it and the one before.
  private func items(
    _ nodes: [YAMLOutline.Node], _ trees: [DocumentTree], from start: Int, indent: Int
  ) -> [Item] {
    var end = start
    return zip(nodes, trees).map { node, tree in
      let dash = dash(before: node.range.lowerBound, indent: indent)
      let last = source.lineEnd(of: max(node.range.upperBound, dash))
      defer { end = last }
      let part = Part(
        lead: source.string(end..<source.lineStart(of: dash)),
        body: source.ended(source.string(source.lineStart(of: dash)..<last)))
      return Item(node: node, part: part, tree: tree, indent: indent)
    }
  }

  /// The rows of a section as the text has them.
  private struct PlacedRows {
    /// The section's index.
    let section: Int
    let list: YAMLOutline.Node
    /// Where the list's key begins.
    let start: Int
    let nodes: [YAMLOutline.Node]
    let trees: [DocumentTree]
  }

  private var placedRows: [PlacedRows] {
    guard let sections = root[FormKey.sections.rawValue],
      case .list(let nodes) = sections.node.content, old.sections.count == nodes.count
    else { return [] }
    return zip(nodes.indices, old.sections).compactMap { index, tree in
      guard let rows = nodes[index][SectionKey.rows.rawValue],
        case .list(let nodes) = rows.node.content, tree.rows.count == nodes.count
      else { return nil }
      return PlacedRows(
        section: index, list: rows.node, start: rows.start, nodes: nodes, trees: tree.rows)
    }
  }

  /// Finds the rows that are in another section than they were, or in none.
  private mutating func findRows(leavingFor new: DocumentTree) {
    flow.kept = old.namesOfAllRows.intersection(new.namesOfAllRows)
    let origins = TreeAlignment(from: old.sections, to: new.sections).origins
    for placed in placedRows {
      let section = origins.firstIndex(of: placed.section)
      let rows = section.map { new.sections[$0].rows } ?? []
      let leaving = TreeAlignment(from: placed.trees, to: rows, besides: flow.kept).removed
      if !leaving.isEmpty { take(leaving, of: placed) }
    }
  }

  private mutating func take(_ leaving: [Int], of placed: PlacedRows) {
    let indent = source.column(of: placed.list.range.lowerBound)
    let items =
      placed.list.isFlow
      ? []
      : items(
        placed.nodes, placed.trees, from: source.keyLineEnd(of: placed.start), indent: indent)
    for index in leaving {
      guard let name = placed.trees[index].rowName else { continue }
      if placed.nodes[index].isFlow {
        flow.rows[name] = (placed.nodes[index], placed.trees[index])
      }
      guard items.indices.contains(index), rows[name] == nil else { continue }
      var item = items[index]
      item.part.lead = String(item.part.lead.dropFirst(farComments(of: item).count))
      rows[name] = item
    }
  }

  /// The comments above an element that goes, as far as an empty line parts them from it: they stay.
  private func farComments(of item: Item) -> String {
    let lines = SourceLines.lines(of: item.part.lead)
    guard let gap = lines.lastIndex(where: { $0.allSatisfy(\.isWhitespace) }) else { return "" }
    return lines[...gap].joined()
  }

  /// Returns lines that are further to the right, or to the left.
  private func shifted(_ text: String, by columns: Int) -> String {
    guard columns != 0 else { return text }
    return SourceLines.lines(of: text).map { line in
      if line.allSatisfy(\.isWhitespace) { return line }
      if columns > 0 { return String(repeating: " ", count: columns) + line }
      return String(line.dropFirst(min(-columns, line.prefix { $0 == " " }.count)))
    }.joined()
  }

  /// Returns the lines of a new element; a section's rows bring theirs.
  private func rendered(_ tree: DocumentTree, isFlow: Bool, indent: Int) -> String {
    let bringsLines = tree.rows.contains { $0.rowName.map { rows[$0] != nil } ?? false }
    if isFlow, !bringsLines { return flowItem(tree, indent: indent) }
    guard !tree.rows.isEmpty, let entries = tree.entries else {
      return source.native(YAMLText.item(tree, indent: indent))
    }
    let margin = String(repeating: " ", count: indent)
    return "\(margin)- "
      + entries.map { rendered($0, indent: indent + 2) }.joined(separator: margin + "  ")
  }

  private func flowItem(_ tree: DocumentTree, indent: Int) -> String {
    String(repeating: " ", count: indent)
      + "- \(flow.rendered(tree, isNested: false))\(source.lineEnd)"
  }

  /// Returns the lines of a new entry, the first of which has no indentation; rows that come from
  /// elsewhere bring theirs.
  private func rendered(_ entry: DocumentTree.Entry, indent: Int) -> String {
    guard entry.key == SectionKey.rows.rawValue, let rows = entry.value.elements, !rows.isEmpty
    else { return source.native(YAMLText.entry(entry: entry, indent: indent)) }
    return "\(entry.key):\(source.lineEnd)"
      + rows.map { row in
        brought(row, indent: indent + 2) ?? rendered(row, isFlow: false, indent: indent + 2)
      }.joined()
  }

  private func element(_ item: Item, saying new: DocumentTree) -> String {
    let (node, part) = (item.node, item.part)
    if item.tree == new { return part.lead + part.body }
    guard case .mapping = node.content, let old = item.tree.entries, let entries = new.entries
    else {
      return part.lead + rendered(new, isFlow: node.isFlow, indent: item.indent)
    }
    let dash = dash(before: node.range.lowerBound, indent: item.indent)
    let head = source.string(source.lineStart(of: dash)..<node.range.lowerBound)
    if node.isFlow { return part.lead + head + patchedFlow(node, from: item.tree, to: new) }
    let patched = mapping(node, from: old, to: entries)
    return part.lead + patched.lead + head + patched.body
  }

  /// Returns the offset of an element's dash, which has the list's column.
  private func dash(before start: Int, indent: Int) -> Int {
    var index = start - 1
    while index > 0, source.text[index] != "-" || source.column(of: index) != indent { index -= 1 }
    return max(index, 0)
  }
}

extension YAMLOutline.Node {
  /// Whether it is a list or a mapping that is not empty.
  fileprivate var hasParts: Bool {
    switch content {
    case .scalar: false
    case .list(let nodes): !nodes.isEmpty
    case .mapping(let entries): !entries.isEmpty
    }
  }

  /// The entry of a mapping under a key: where it begins, and its value.
  fileprivate subscript(key: String) -> (start: Int, node: YAMLOutline.Node)? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }.map { ($0.start, $0.value) }
  }
}

extension DocumentTree {
  /// The sections of a form.
  fileprivate var sections: [DocumentTree] { self[FormKey.sections.rawValue]?.elements ?? [] }

  fileprivate var namesOfAllRows: Set<DocumentTree> {
    Set(sections.flatMap(\.namesOfRows))
  }
}
