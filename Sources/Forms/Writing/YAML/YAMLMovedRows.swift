import Documents
import FormModel
import Patterns

/// The rows of a YAML text that move to another section, by the row's name.
///
/// The moved rows keep their lines or their spelling.
struct YAMLMovedRows {
  /// A row in brackets that moves to another section, with the comments beside it.
  struct Flow {
    let node: YAMLOutline.Node
    let tree: DocumentTree
    let comments: YAMLFlowComments
  }

  /// The moved rows that have a dash, in block style, by name.
  private(set) var items: [DocumentTree: YAMLItem] = [:]
  /// The moved rows in braces, with or without a dash, by name.
  private(set) var flow: [DocumentTree: Flow] = [:]
  private let alignment: FormAlignment
  /// The list of sections in the YAML document, or nil.
  private let sections: YAMLOutline.Node?
  /// The alignments of old and new rows, by the lists of old rows.
  private var rows: [ObjectIdentifier: TreeAlignment] = [:]

  /// Finds the rows of a YAML document that an edit has moved to other sections of the form.
  init(
    in root: YAMLOutline.Node, of source: SourceLines, saying old: DocumentTree,
    _ alignment: FormAlignment
  ) {
    self.alignment = alignment
    sections = root[FormKey.sections.rawValue]?.value
    for (section, list) in YAMLRowList.all(in: root, saying: old) {
      let aligned = alignment.rows(ofSection: section, list.trees)
      rows[ObjectIdentifier(list.node)] = aligned
      if !aligned.removed.isEmpty { take(aligned.removed, of: list, section, in: source) }
    }
  }

  private mutating func take(
    _ leaving: [Int], of list: YAMLRowList, _ section: Int, in source: SourceLines
  ) {
    let items = list.node.isFlow ? [] : list.items(in: source)
    let comments = list.node.isFlow ? list.comments(in: source) : []
    for index in leaving {
      guard let name = alignment.newName(ofRow: index, inSection: section, list.trees[index]) else {
        continue
      }
      let (node, tree) = (list.nodes[index], list.trees[index])
      if items.isEmpty {
        flow[name] = Flow(node: node, tree: tree, comments: comments[index])
      } else if self.items[name] == nil {
        var item = items[index]
        item.lead = String(item.lead.dropFirst(item.farComments.count))
        self.items[name] = item
        guard node.isFlow else { continue }
        let comments = YAMLFlowComments(of: item, in: source)
        flow[name] = Flow(node: node, tree: tree, comments: comments)
      }
    }
  }

  /// Returns the alignment of the new elements of a YAML list with the old ones.
  func alignment(
    of list: YAMLOutline.Node, from old: [DocumentTree], to new: [DocumentTree]
  ) -> TreeAlignment {
    if list === sections { return alignment.sections }
    return rows[ObjectIdentifier(list)] ?? alignment.elements(old, new)
  }

  /// Returns whether a moved row needs more than one line.
  ///
  /// A row with comments, or with a text in block style, needs several lines.
  func needsLines(_ row: DocumentTree) -> Bool {
    guard let name = row.rowName else { return false }
    return items[name]?.needsLines ?? !(flow[name]?.comments.isEmpty ?? true)
  }
}

/// The list of a section's rows in a YAML text.
struct YAMLRowList {
  let node: YAMLOutline.Node
  /// The offset of the list's key in the YAML text.
  let start: Int
  let nodes: [YAMLOutline.Node]
  let trees: [DocumentTree]

  /// Returns the lists of rows of a form, each with its section's index.
  static func all(
    in root: YAMLOutline.Node, saying tree: DocumentTree
  ) -> [(section: Int, list: YAMLRowList)] {
    guard let sections = root[FormKey.sections.rawValue],
      case .list(let nodes) = sections.value.content, tree.sections.count == nodes.count
    else { return [] }
    return zip(nodes.indices, tree.sections).compactMap { index, tree in
      guard let rows = nodes[index][SectionKey.rows.rawValue],
        case .list(let nodes) = rows.value.content, tree.rows.count == nodes.count
      else { return nil }
      let list = YAMLRowList(node: rows.value, start: rows.start, nodes: nodes, trees: tree.rows)
      return (index, list)
    }
  }

  /// Returns the rows of a list in block style, with their lines.
  func items(in source: SourceLines) -> [YAMLItem] {
    source.items(of: node, nodes, trees, from: source.keyLineEnd(of: start))
  }

  /// Returns the comments beside the rows of a list that is in brackets.
  func comments(in source: SourceLines) -> [YAMLFlowComments] {
    let gaps = YAMLFlowGaps(of: node, standingAt: nodes.map(\.range), in: source)
    return nodes.indices.map { gaps.comments(of: $0) }
  }
}

extension YAMLOutline.Node {
  /// Whether the YAML value is a list or a mapping that is not empty.
  var hasParts: Bool {
    switch content {
    case .scalar: false
    case .list(let nodes): !nodes.isEmpty
    case .mapping(let entries): !entries.isEmpty
    }
  }

  /// Returns the entry of a YAML mapping under a key, or nil.
  subscript(key: String) -> (key: String, start: Int, value: YAMLOutline.Node)? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }
}
