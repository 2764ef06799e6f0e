import Documents
import FormModel
import Patterns

/// An element of a YAML list in block style, with the lines of its source.
struct YAMLItem {
  let node: YAMLOutline.Node
  let tree: DocumentTree
  /// The column of the element's dash.
  let indent: Int
  /// The lines between the previous element of the list and this one.
  var lead: String
  /// The element's own lines, including ``tail``.
  let body: String
  /// The text from the start of the dash's line to the element's value, including the dash.
  let head: String
  /// The comments below the element's value that are indented beyond the dash.
  let tail: String

  /// The comments above an empty line before the element, which stay in place if the element moves.
  var farComments: String { SourceLines.farComments(in: lead) }

  /// Whether a text in the element has several lines.
  let hasTextOfSeveralLines: Bool

  /// Whether the element needs several lines.
  ///
  /// One line would lose a comment or the spelling of a text of several lines.
  var needsLines: Bool {
    lead.contains("#") || hasTextOfSeveralLines || !YAMLComments(of: body).all.isEmpty
  }
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
        tail: inner < last ? ended(string(inner..<last)) : "",
        hasTextOfSeveralLines: hasTextOfSeveralLines(in: node))
    }
  }

  /// Returns the offset in the text of the dash that belongs to the list element at offset `start`.
  private func dash(before start: Int, indent: Int) -> Int {
    var index = start - 1
    while index > 0, text[index] != "-" || column(of: index) != indent { index -= 1 }
    return max(index, 0)
  }

  /// Returns the offset in the text after the last line of a YAML value.
  ///
  /// Comments that are indented beyond the value's parts belong to it.
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

  /// Returns the offset in the text after the last line of a mapping's entry, with its comments.
  func end(of entry: (key: String, start: Int, value: YAMLOutline.Node)) -> Int {
    let end = lineEnd(of: max(entry.value.range.upperBound, entry.start))
    guard !entry.value.isFlow, entry.value.hasParts else { return end }
    return commentsEnd(
      from: max(end, self.end(of: entry.value)), rightOf: column(of: entry.start))
  }
}
