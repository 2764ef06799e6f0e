import Documents
import FormModel
import Patterns

/// The writing of YAML values in block style on one line, in brackets.
extension YAMLFlowPatch {
  /// Returns a value in brackets, on one line, with the order and the spelling of unchanged parts.
  ///
  /// A part gets quotation marks if brackets require them. `node` is the value in the text, `old`
  /// its parsed contents, and `new` the contents to write.
  func inline(
    _ node: YAMLOutline.Node, from old: DocumentTree?, saying new: DocumentTree
  ) -> String {
    if old == new, let text = source.inlineText(of: node) { return text }
    switch node.content {
    case .mapping(let entries):
      guard let old = old?.entries, let new = new.entries else { break }
      return inline(entries, from: old, saying: new)
    case .list(let nodes):
      guard let old = old?.elements, let new = new.elements, nodes.count == old.count else { break }
      let origins = moved.alignment(of: node, from: old, to: new).origins
      let parts = zip(origins, new).map { origin, tree in
        origin.map { inline(nodes[$0], from: old[$0], saying: tree) } ?? YAMLText.flow(tree)
      }
      return "[\(parts.joined(separator: ", "))]"
    case .scalar: break
    }
    return YAMLText.flow(new)
  }

  private func inline(
    _ entries: [(key: String, start: Int, value: YAMLOutline.Node)],
    from old: [DocumentTree.Entry], saying new: [DocumentTree.Entry]
  ) -> String {
    let (before, after) = (YAMLPatch.values(of: old), YAMLPatch.values(of: new))
    var parts: [(key: String, text: String)] = []
    for entry in entries {
      guard let value = after[entry.key] else { continue }
      let text = inline(entry.value, from: before[entry.key], saying: value)
      parts.append((entry.key, source.inlineKey(of: entry) + text))
    }
    for entry in new where !parts.contains(where: { $0.key == entry.key }) {
      let place = YAMLPatch.place(of: entry.key, among: parts.map(\.key))
      parts.insert((entry.key, YAMLText.flow(entry)), at: place)
    }
    return "{\(parts.map(\.text).joined(separator: ", "))}"
  }
}

extension SourceLines {
  /// Returns the source of a YAML value if the same text means the same inside brackets.
  ///
  /// Nil if the value has several lines, is empty, or needs quotation marks there.
  fileprivate func inlineText(of node: YAMLOutline.Node) -> String? {
    let text = string(node.range)
    guard node.isFlow, let first = text.first, !text.contains(where: \.isNewline) else {
      return nil
    }
    let isDelimited = "'\"[{".contains(first)
    return isDelimited || !text.contains(where: ",[]{}:?".contains) ? text : nil
  }

  /// Returns the source of an entry's key, with the colon and the blanks after it.
  fileprivate func inlineKey(
    of entry: (key: String, start: Int, value: YAMLOutline.Node)
  ) -> String {
    let text = string(entry.start..<max(entry.start, entry.value.range.lowerBound))
    let line = text.prefix { !$0.isNewline }
    return line.last.map { $0 == " " || $0 == "\t" } ?? false ? String(line) : "\(line) "
  }

  /// Returns whether a scalar inside a YAML value has several lines or is in block style.
  func hasTextOfSeveralLines(in node: YAMLOutline.Node) -> Bool {
    switch node.content {
    case .scalar: !node.isFlow || text[node.range].contains { $0 == "\n" || $0 == "\r" }
    case .list(let nodes): nodes.contains(where: hasTextOfSeveralLines)
    case .mapping(let entries): entries.contains { hasTextOfSeveralLines(in: $0.value) }
    }
  }
}
