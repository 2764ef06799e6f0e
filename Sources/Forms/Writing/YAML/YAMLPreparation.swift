import Documents
import FormModel
import Patterns

/// The rewriting of parts of a YAML text before it is patched, if the patch requires another
/// notation.
struct YAMLPreparation {
  private let source: SourceLines
  private let root: YAMLOutline.Node
  private let tree: DocumentTree

  /// Creates the preparation of a valid YAML document, or returns nil if memory runs out.
  init?(_ bytes: [UInt8], saying tree: DocumentTree) {
    guard let root = YAMLOutline.root(of: bytes), case .mapping = root.content else { return nil }
    source = SourceLines(bytes)
    self.root = root
    self.tree = tree
  }

  /// Returns the YAML text, with a line break at its end if a literal without one ends the text.
  ///
  /// The literal's indicator then gets a `-`, so that the line break does not change the value.
  func ended() -> [UInt8] {
    var last = root
    while let next = last.lastPart { last = next }
    let isLiteral = !last.isFlow && !last.hasParts && !last.range.isEmpty
    guard isLiteral, source.text.last != "\n",
      source.lineEnd(of: last.range.upperBound) == source.text.count
    else { return replacing([]) }
    let sign = last.range.lowerBound + 1
    let marks = source.text[sign...].prefix { !$0.properties.isWhitespace && $0 != "#" }
    let others = String(String.UnicodeScalarView(marks.filter { $0 != "+" && $0 != "-" }))
    return replacing([
      (sign..<marks.endIndex, others + "-"),
      (source.text.count..<source.text.count, source.lineEnd),
    ])
  }

  /// Returns the YAML text with some lists of rows in brackets changed to a line for each row.
  ///
  /// A list needs this if the new document moves a row into it that has comments or a text in block
  /// style. If all sections are in one pair of brackets, nothing changes.
  func unbracketed(
    for new: DocumentTree, _ alignment: FormAlignment
  ) -> [UInt8] {
    guard !root.isFlow, let sections = root[FormKey.sections.rawValue]?.value, !sections.isFlow,
      case .list(let nodes) = sections.content
    else { return replacing([]) }
    let moved = YAMLMovedRows(in: root, of: source, saying: tree, alignment)
    guard !moved.items.isEmpty || !moved.flow.isEmpty else { return replacing([]) }
    let lists = YAMLRowList.all(in: root, saying: tree).filter { section, list in
      guard list.node.isFlow, let place = alignment.sections.origins.firstIndex(of: section) else {
        return false
      }
      return new.sections[place].rows.contains(where: moved.needsLines)
    }
    return replacing(
      lists.map { section, list in
        let place = alignment.sections.origins.firstIndex(of: section)
        return unbracketed(nodes[section], list, for: place.map { new.sections[$0] })
      })
  }

  private typealias Replacement = (range: Range<Int>, text: String)

  /// Returns the YAML text with non-overlapping, ordered ranges replaced.
  private func replacing(_ parts: [Replacement]) -> [UInt8] {
    var (text, end) = ("", 0)
    for part in parts {
      text += source.string(end..<part.range.lowerBound) + part.text
      end = part.range.upperBound
    }
    return Array((text + source.string(end..<source.text.count)).utf8)
  }
}

extension YAMLPreparation {
  private func unbracketed(
    _ section: YAMLOutline.Node, _ list: YAMLRowList, for new: DocumentTree?
  ) -> Replacement {
    guard section.isFlow, case .mapping(let entries) = section.content else {
      let end = source.lineEnd(of: list.node.range.upperBound)
      let key = source.string(list.start..<list.node.range.lowerBound).prefix { $0 != " " }
      let indent = source.column(of: list.start)
      return (
        list.start..<end,
        key + lines(of: list, indent: indent, trailers: [rest(behind: list.node)])
      )
    }
    let indent = source.column(of: section.range.lowerBound)
    let margin = String(repeating: " ", count: indent)
    let ranges = entries.map { $0.start..<max($0.start, $0.value.range.upperBound) }
    let gaps = YAMLFlowGaps(of: section, standingAt: ranges, in: source)
    // The section's own comment goes behind the first entry that stays.
    let first = entries.firstIndex { new?[$0.key] != nil } ?? 0
    var further: [String] = []
    let texts = entries.indices.map { index in
      var comments = gaps.comments(of: index)
      if index == first {
        further = [
          comments.trailer, YAMLFlowComments.trailer(in: gaps.opening), rest(behind: section),
        ].filter { !$0.isEmpty }
        comments.trailer = further.isEmpty ? "" : further.removeFirst()
      } else if index == first + 1 {
        comments.lead = further.flatMap(YAMLFlowComments.lines) + comments.lead
        further = []
      }
      return text(of: entries[index], beside: comments, further, list, indent: indent)
    }
    return (
      section.range.lowerBound..<source.lineEnd(of: section.range.upperBound),
      texts.joined(separator: margin)
    )
  }

  /// Returns the entry of a mapping as lines in block style, without indentation of the first one.
  ///
  /// `list` is the section's list of rows, and `further` are the comments to put above its rows.
  private func text(
    of entry: (key: String, start: Int, value: YAMLOutline.Node), beside comments: YAMLFlowComments,
    _ further: [String], _ list: YAMLRowList, indent: Int
  ) -> String {
    let margin = String(repeating: " ", count: indent)
    let lead = comments.lead.map { "\($0)\(source.lineEnd)\(margin)" }.joined()
    if entry.value === list.node {
      return lead + "\(entry.key):"
        + lines(of: list, indent: indent, trailers: [comments.trailer] + further)
    }
    return lead + "\(entry.key): \(source.string(entry.value.range))\(comments.trailer)"
      + source.lineEnd
  }

  /// Returns a list of rows as YAML text in block style, which follows the list's key.
  ///
  /// The text is the rest of the key's line, and the rows with their comments. The first comment
  /// follows the key. Further comments are on lines of their own, because each needs a line.
  private func lines(of list: YAMLRowList, indent: Int, trailers: [String]) -> String {
    let gaps = YAMLFlowGaps(of: list.node, standingAt: list.nodes.map(\.range), in: source)
    let margin = String(repeating: " ", count: indent + 2)
    let rows = list.nodes.indices.flatMap { index -> [String] in
      let comments = gaps.comments(of: index)
      let far = YAMLFlowComments.lines(of: SourceLines.farComments(in: gaps.leads[index]))
      return far + (far.isEmpty ? [] : [""]) + comments.lead
        + ["- \(source.string(list.nodes[index].range))\(comments.trailer)"]
    }
    let comments = ([YAMLFlowComments.trailer(in: gaps.opening)] + trailers).filter { !$0.isEmpty }
    let inside =
      rows + YAMLFlowComments.lines(of: gaps.closing)
      + comments.dropFirst().flatMap(YAMLFlowComments.lines)
    return (comments.first ?? "") + source.lineEnd
      + inside.map { ($0.isEmpty ? "" : margin) + $0 + source.lineEnd }.joined()
  }

  /// Returns the comment after a YAML value on its last line.
  private func rest(behind node: YAMLOutline.Node) -> String {
    let end = node.range.upperBound
    return YAMLFlowComments.trailer(in: source.string(end..<source.lineEnd(of: end)))
  }
}

extension YAMLOutline.Node {
  fileprivate var lastPart: YAMLOutline.Node? {
    switch content {
    case .scalar: nil
    case .list(let nodes): nodes.last
    case .mapping(let entries): entries.last?.value
    }
  }
}
