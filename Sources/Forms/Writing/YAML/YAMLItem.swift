import Documents
import FormModel
import Patterns

/// An element of a list in block style as a YAML text has it.
struct YAMLItem {
  let node: YAMLOutline.Node
  let tree: DocumentTree
  /// The column of its dash.
  let indent: Int
  /// The lines between it and what stands above it.
  var lead: String
  /// Its own lines, ``tail`` among them.
  let body: String
  /// What stands before its value on its dash's line.
  let head: String
  /// The comments below its value that are further to the right than its dash.
  let tail: String

  /// The comments above it that an empty line parts from it: they stay where it goes.
  var farComments: String {
    let lines = SourceLines.lines(of: lead)
    guard let gap = lines.lastIndex(where: { $0.allSatisfy(\.isWhitespace) }) else { return "" }
    return lines[...gap].joined()
  }

  /// Whether a comment is lost where its value alone is kept.
  var hasComments: Bool { lead.contains("#") || !YAMLComments(of: body).all.isEmpty }
}

extension SourceLines {
  /// Returns the elements of a list in block style whose key's line ends at `start`.
  func items(
    of list: YAMLOutline.Node, _ nodes: [YAMLOutline.Node], _ trees: [DocumentTree],
    from start: Int
  ) -> [YAMLItem] {
    let indent = column(of: list.range.lowerBound)
    var end = start
    return zip(nodes, trees).map { node, tree in
      let dash = dash(before: node.range.lowerBound, indent: indent)
      let first = lineStart(of: dash)
      let inner = max(self.end(of: node), lineEnd(of: dash))
      let last = commentsEnd(from: inner, rightOf: indent)
      defer { end = last }
      return YAMLItem(
        node: node, tree: tree, indent: indent, lead: string(end..<first),
        body: ended(string(first..<last)), head: string(first..<node.range.lowerBound),
        tail: inner < last ? ended(string(inner..<last)) : "")
    }
  }

  /// Returns the offset of an element's dash, which has the list's column.
  private func dash(before start: Int, indent: Int) -> Int {
    var index = start - 1
    while index > 0, text[index] != "-" || column(of: index) != indent { index -= 1 }
    return max(index, 0)
  }

  /// Returns the offset behind the last line of a value, with the comments below its parts that are
  /// further to the right than these.
  func end(of node: YAMLOutline.Node) -> Int {
    let end = lineEnd(of: node.range.upperBound)
    if node.isFlow { return end }
    switch node.content {
    case .scalar: return end
    case .list(let nodes):
      let column = column(of: node.range.lowerBound)
      return nodes.last.map { commentsEnd(from: max(end, self.end(of: $0)), rightOf: column) }
        ?? end
    case .mapping(let entries):
      return entries.last.map { max(end, self.end(of: $0)) } ?? end
    }
  }

  /// Returns the offset behind an entry's last line, with the comments that are its value's.
  func end(of entry: (key: String, start: Int, value: YAMLOutline.Node)) -> Int {
    let end = lineEnd(of: max(entry.value.range.upperBound, entry.start))
    guard !entry.value.isFlow, entry.value.hasParts else { return end }
    return commentsEnd(
      from: max(end, self.end(of: entry.value)), rightOf: column(of: entry.start))
  }
}
