import Documents
import FormModel
import Patterns

/// A writer of changed values in a YAML text.
///
/// Unchanged parts keep their comments, their order and their spelling. A comment directly above a
/// list element, without an empty line between, belongs to the element and follows its moves.
struct YAMLPatch {
  private let source: SourceLines
  private let root: YAMLOutline.Node
  private let moved: YAMLMovedRows
  /// The writer of changed values that are in brackets.
  private let flow: YAMLFlowPatch

  /// The original places of an edited form's sections and rows.
  ///
  /// A list of places is empty if these are unknown.
  struct Origins {
    /// The original index of each new section, or nil for a new or unknown one.
    var sections: [Int?] = []
    /// The original index of each new row over all sections, or nil for a new one.
    var rows: ArraySlice<Int?> = []
  }

  /// Returns a YAML text with the changes between two form definitions applied.
  ///
  /// - Parameters:
  ///   - bytes: the valid text.
  ///   - old: the definition in the text.
  ///   - new: the new definition.
  ///   - origins: the original places of the new sections and rows, if they are known.
  /// - Returns: the text, or nil if memory runs out.
  static func text(
    _ bytes: [UInt8], saying old: DocumentTree, patchedFor new: DocumentTree,
    _ origins: Origins = Origins()
  ) -> String? {
    guard old != new else { return String(decoding: bytes, as: UTF8.self) }
    let alignment = FormAlignment(from: old, to: new, origins)
    guard let ended = YAMLPreparation(bytes, saying: old)?.ended(),
      let text = YAMLPreparation(ended, saying: old)?.unbracketed(for: new, alignment),
      let patch = YAMLPatch(text, from: old, to: new, alignment)
    else { return nil }
    return patch.patched(from: old, to: new)
  }

  private init?(
    _ bytes: [UInt8], from old: DocumentTree, to new: DocumentTree, _ alignment: FormAlignment
  ) {
    guard let root = YAMLOutline.root(of: bytes), case .mapping = root.content else { return nil }
    source = SourceLines(bytes)
    self.root = root
    moved = YAMLMovedRows(in: root, of: source, saying: old, alignment)
    flow = YAMLFlowPatch(source: source, moved: moved)
  }

  private func patched(from old: DocumentTree, to new: DocumentTree) -> String {
    if root.isFlow {
      return source.string(0..<root.range.lowerBound) + flow.text(of: root, from: old, saying: new)
        + source.string(root.range.upperBound..<source.text.count)
    }
    let start = source.lineStart(of: root.range.lowerBound)
    let end = source.end(of: root)
    let patched = mapping(root, from: old.entries ?? [], to: new.entries ?? [])
    let margin = source.string(start..<root.range.lowerBound)
    let lead = patched.lead.isEmpty ? margin : patched.lead + margin
    return source.string(0..<start) + lead + patched.body + source.string(end..<source.text.count)
  }
}

/// The patching of YAML mappings in block style.
extension YAMLPatch {
  /// A part of a YAML mapping or list: the lines above it, and its own lines.
  ///
  /// The first line has no indentation, and the last one has its line break.
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
      let last = source.end(of: entry)
      end = last
      let (before, after) = (old[entry.key], values[entry.key])
      if before != nil, after == nil { continue }
      let body =
        before == after
        ? source.ended(source.string(entry.start..<last))
        : changed(entry, from: before, to: after, indent: indent)
          + comments(below: entry.value, to: last)
      parts.append(Part(lead: lead, body: body, key: entry.key))
    }
    add(new.filter { old[$0.key] == nil }, to: &parts, indent: indent)
    guard let first = parts.first else { return ("", "") }
    let margin = String(repeating: " ", count: indent)
    let rest = parts.dropFirst().map { $0.lead + margin + $0.body }
    return (first.lead, first.body + rest.joined())
  }

  /// Returns the comments below a YAML value that belong to the value's key.
  ///
  /// The comments end before the offset `end`.
  private func comments(below value: YAMLOutline.Node, to end: Int) -> String {
    let start = source.end(of: value)
    return start < end ? source.ended(source.string(start..<end)) : ""
  }

  static func values(of entries: [DocumentTree.Entry]) -> [String: DocumentTree] {
    Dictionary(entries.map { ($0.key, $0.value) }) { $1 }
  }

  /// Inserts new entries into the parts of a mapping, in the standard order of keys.
  private func add(
    _ added: [DocumentTree.Entry], to parts: inout [Part], indent: Int
  ) {
    for entry in added where !parts.contains(where: { $0.key == entry.key }) {
      let place = Self.place(of: entry.key, among: parts.map(\.key))
      let body = rendered(entry, indent: indent)
      parts.insert(Part(lead: "", body: body, key: entry.key), at: place)
    }
  }

  /// Returns the index in a YAML mapping where a new key belongs.
  ///
  /// The new key comes after the keys that precede it in the standard order.
  static func place(of key: String, among others: [String]) -> Int {
    let before = keys(before: key, among: others)
    return others.lastIndex(where: before.contains).map { $0 + 1 } ?? 0
  }

  /// Returns the keys that precede a key in the standard order of its part of a form.
  ///
  /// `others` are the mapping's keys, which show what part of a form the mapping describes.
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
    guard node.isFlow || !node.hasParts,
      whole.utf8.count(where: { $0 == UInt8(ascii: "\n") }) == 1
    else { return whole }
    let blank = node.range.isEmpty ? " " : ""
    return source.string(entry.start..<node.range.lowerBound) + blank
      + YAMLText.flow(new, isNested: false) + source.ended(rest(behind: node))
  }

  /// Returns the text after a YAML value on its last line.
  ///
  /// For a multi-line text, this is the text after its indicator.
  private func rest(behind node: YAMLOutline.Node) -> String {
    guard node.isFlow else {
      let start = node.range.lowerBound
      let sign = source.text[start...].prefix { !$0.properties.isWhitespace }
      return source.string(sign.endIndex..<source.keyLineEnd(of: start))
    }
    return source.string(node.range.upperBound..<source.lineEnd(of: node.range.upperBound))
  }

  /// Returns a changed YAML value in brackets with the text after it on its last line.
  ///
  /// `node` is the value in the text, `old` its parsed contents, and `new` the contents to write.
  private func patchedFlow(
    _ node: YAMLOutline.Node, from old: DocumentTree?, to new: DocumentTree
  ) -> String {
    flow.text(of: node, from: old, saying: new) + source.ended(rest(behind: node))
  }
}

/// The patching of YAML lists in block style.
extension YAMLPatch {
  private func list(
    _ list: YAMLOutline.Node, _ nodes: [YAMLOutline.Node], from old: [DocumentTree],
    to new: [DocumentTree], at start: Int
  ) -> String {
    let indent = source.column(of: list.range.lowerBound)
    let alignment = moved.alignment(of: list, from: old, to: new)
    var items = source.items(of: list, nodes, old, from: start)
    var tail = ""
    let removed = Set(alignment.removed)
    let hasComments = items.contains { $0.lead.contains("#") }
    let staying = hasComments ? alignment.staying : []
    for index in items.indices where removed.contains(index) || hasComments {
      let comments = items[index].farComments
      if !removed.contains(index) {
        guard !staying.contains(index), comments.contains("#") else { continue }
        items[index].lead = String(items[index].lead.dropFirst(comments.count))
      }
      if index + 1 < items.count {
        items[index + 1].lead = comments + items[index + 1].lead
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

  /// Returns the lines of a row that comes from another section, or nil for a new row.
  ///
  /// The lines are indented to the column `indent`.
  private func brought(_ row: DocumentTree, indent: Int) -> String? {
    guard let name = row.rowName else { return nil }
    if let item = moved.items[name] {
      return shifted(element(item, saying: row), by: indent - item.indent)
    }
    return moved.flow[name] == nil ? nil : flowItem(row, indent: indent)
  }

  /// Returns lines of YAML indented by more columns, or by fewer if `columns` is negative.
  private func shifted(_ text: String, by columns: Int) -> String {
    guard columns != 0 else { return text }
    return SourceLines.lines(of: text).map { line in
      if line.allSatisfy(\.isWhitespace) { return line }
      if columns > 0 { return String(repeating: " ", count: columns) + line }
      return String(line.dropFirst(min(-columns, line.prefix { $0 == " " }.count)))
    }.joined()
  }

  /// Returns the lines of a new element of a YAML list.
  ///
  /// With `isFlow`, the element is in braces, unless its rows come from elsewhere with lines of
  /// their own.
  private func rendered(_ tree: DocumentTree, isFlow: Bool, indent: Int) -> String {
    let bringsLines = tree.rows.contains { row in
      moved.needsLines(row) || row.rowName.map { moved.items[$0] != nil } ?? false
    }
    if isFlow, !bringsLines { return flowItem(tree, indent: indent) }
    guard !tree.rows.isEmpty, let entries = tree.entries else {
      return source.native(YAMLText.item(tree, indent: indent))
    }
    let margin = String(repeating: " ", count: indent)
    return "\(margin)- "
      + entries.map { rendered($0, indent: indent + 2) }.joined(separator: margin + "  ")
  }

  private func flowItem(_ tree: DocumentTree, indent: Int) -> String {
    let comments = tree.rowName.flatMap { moved.flow[$0] }?.comments ?? YAMLFlowComments()
    let margin = String(repeating: " ", count: indent)
    let item = "- \(flow.rendered(tree, isNested: false))\(comments.trailer)"
    return (comments.lead + [item]).map { margin + $0 + source.lineEnd }.joined()
  }

  /// Returns the lines of a new entry of a YAML mapping, without indentation of the first one.
  ///
  /// Rows from other sections keep their own lines.
  private func rendered(_ entry: DocumentTree.Entry, indent: Int) -> String {
    guard entry.key == SectionKey.rows.rawValue, let rows = entry.value.elements, !rows.isEmpty
    else { return source.native(YAMLText.entry(entry: entry, indent: indent)) }
    return "\(entry.key):\(source.lineEnd)"
      + rows.map { row in
        brought(row, indent: indent + 2) ?? rendered(row, isFlow: false, indent: indent + 2)
      }.joined()
  }

  private func element(_ item: YAMLItem, saying new: DocumentTree) -> String {
    if item.tree == new { return item.lead + item.body }
    guard case .mapping = item.node.content, let old = item.tree.entries, let entries = new.entries
    else {
      if item.node.isFlow, new.isScalar {
        return item.lead + item.head + YAMLText.flow(new, isNested: false)
          + source.ended(rest(behind: item.node)) + item.tail
      }
      return item.lead + rendered(new, isFlow: item.node.isFlow, indent: item.indent) + item.tail
    }
    if item.node.isFlow {
      return item.lead + item.head + patchedFlow(item.node, from: item.tree, to: new) + item.tail
    }
    let patched = mapping(item.node, from: old, to: entries)
    return item.lead + patched.lead + item.head + patched.body + item.tail
  }
}
