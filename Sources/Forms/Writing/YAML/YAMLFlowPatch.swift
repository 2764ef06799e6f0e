import Documents
import FormModel
import Patterns

/// A writer of changed values inside brackets in a YAML text.
///
/// Unchanged parts keep their comments and their spelling. A comment on an element's line, or on
/// lines of its own above it, moves with the element.
struct YAMLFlowPatch {
  let source: SourceLines
  let moved: YAMLMovedRows

  /// Returns the new text of a YAML value in brackets whose contents have changed.
  ///
  /// `node` is the value in the text, `old` its parsed contents, and `new` the contents to write.
  func text(
    of node: YAMLOutline.Node, from old: DocumentTree?, saying new: DocumentTree
  ) -> String {
    if old == new { return source.string(node.range) }
    switch node.content {
    case .mapping(let entries):
      guard let old = old?.entries, let new = new.entries else { break }
      return mapping(node, entries, from: old, saying: new)
    case .list(let nodes):
      guard let old = old?.elements, let new = new.elements, nodes.count == old.count else { break }
      return list(node, nodes, from: old, saying: new)
    case .scalar: break
    }
    return YAMLText.flow(new)
  }

  /// An element of a list or an entry of a mapping in brackets, as text.
  fileprivate struct Part {
    var text: String
    /// The part's index in the original document, or nil for a new part.
    var origin: Int?
    var key = ""
    /// The comments beside a row that comes from another section.
    var comments = YAMLFlowComments()
  }

  private func list(
    _ node: YAMLOutline.Node, _ nodes: [YAMLOutline.Node], from old: [DocumentTree],
    saying new: [DocumentTree]
  ) -> String {
    let origins = moved.alignment(of: node, from: old, to: new).origins
    let parts = zip(origins, new).map { origin, tree in
      if let origin {
        return Part(text: text(of: nodes[origin], from: old[origin], saying: tree), origin: origin)
      }
      return brought(tree, margin: margin(of: node))
    }
    return joined(parts, of: node, standingAt: nodes.map(\.range))
  }

  /// Returns a new element of a list in brackets, together with its comments.
  ///
  /// A row that was moved from another section keeps its comments. `margin` is the indentation of
  /// further lines.
  private func brought(_ tree: DocumentTree, margin: String) -> Part {
    let comments = tree.rowName.flatMap { moved.flow[$0] }?.comments
    return Part(text: rendered(tree, margin: margin), comments: comments ?? YAMLFlowComments())
  }

  /// Returns the indentation of lines inside the brackets of a YAML value.
  private func margin(of node: YAMLOutline.Node) -> String {
    let start = source.lineStart(of: node.range.lowerBound)
    let line = source.string(start..<node.range.lowerBound)
    return line.prefix { $0 == " " } + "  "
  }

  /// Returns a new element on one line, or on several if its rows have comments.
  ///
  /// A row from another section keeps its spelling. `isNested` tells whether the element is inside
  /// other brackets. `margin` is the indentation of further lines.
  func rendered(_ tree: DocumentTree, isNested: Bool = true, margin: String = "") -> String {
    if let row = tree.rowName.flatMap({ moved.flow[$0] }) {
      return text(of: row.node, from: row.tree, saying: tree)
    }
    if let item = tree.rowName.flatMap({ moved.items[$0] }) {
      return inline(item.node, from: item.tree, saying: tree)
    }
    guard !tree.rows.isEmpty, let entries = tree.entries else {
      return YAMLText.flow(tree, isNested: isNested)
    }
    let parts = entries.map { entry in
      entry.key == SectionKey.rows.rawValue
        ? "\(entry.key): [\(joined(rows: tree.rows, margin: margin))]" : YAMLText.flow(entry)
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  private func joined(rows: [DocumentTree], margin: String) -> String {
    let inner = margin + "  "
    let parts = rows.map { brought($0, margin: inner) }
    guard parts.contains(where: { !$0.comments.isEmpty }) else {
      return parts.map(\.text).joined(separator: ", ")
    }
    let lines = parts.enumerated().map { index, part in
      (part.comments.lead + [part.text]).map { inner + $0 }.joined(separator: source.lineEnd)
        + (index < parts.count - 1 ? "," : "") + part.comments.trailer + source.lineEnd
    }
    return source.lineEnd + lines.joined() + margin
  }

  private func mapping(
    _ node: YAMLOutline.Node, _ entries: [(key: String, start: Int, value: YAMLOutline.Node)],
    from old: [DocumentTree.Entry], saying new: [DocumentTree.Entry]
  ) -> String {
    let (old, values) = (YAMLPatch.values(of: old), YAMLPatch.values(of: new))
    var parts: [Part] = []
    for (index, entry) in entries.enumerated() {
      let (before, after) = (old[entry.key], values[entry.key])
      if before != nil, after == nil { continue }
      let text = after.flatMap { changed(entry, from: before, saying: $0) }
      parts.append(
        Part(text: text ?? source.string(Self.range(of: entry)), origin: index, key: entry.key))
    }
    for entry in new
    where old[entry.key] == nil && !parts.contains(where: { $0.key == entry.key }) {
      let place = YAMLPatch.place(of: entry.key, among: parts.map(\.key))
      parts.insert(Part(text: YAMLText.flow(entry), key: entry.key), at: place)
    }
    return joined(parts, of: node, standingAt: entries.map(Self.range))
  }

  private func changed(
    _ entry: (key: String, start: Int, value: YAMLOutline.Node), from old: DocumentTree?,
    saying new: DocumentTree
  ) -> String? {
    if old == new { return nil }
    let value = entry.value
    guard !value.range.isEmpty else { return YAMLText.flow(.init(key: entry.key, value: new)) }
    return source.string(entry.start..<value.range.lowerBound)
      + text(of: value, from: old, saying: new)
  }

  private static func range(
    of entry: (key: String, start: Int, value: YAMLOutline.Node)
  ) -> Range<Int> { entry.start..<max(entry.start, entry.value.range.upperBound) }
}

/// The joining of parts of a value in brackets with the text between them.
extension YAMLFlowPatch {
  private func joined(
    _ parts: [Part], of node: YAMLOutline.Node, standingAt ranges: [Range<Int>]
  ) -> String {
    let (start, end) = (node.range.lowerBound, node.range.upperBound)
    let (opening, closing) = (source.string(start..<start + 1), source.string(end - 1..<end))
    guard !parts.isEmpty, let first = ranges.first, let last = ranges.last else {
      return opening + parts.map(\.text).joined(separator: ", ") + closing
    }
    let gaps = YAMLFlowGaps(of: node, standingAt: ranges, in: source)
    if gaps.hasComments || parts.contains(where: { !$0.comments.isEmpty }) {
      let lines = Lines(gaps, margin: margin(of: node), lineEnd: source.lineEnd)
      return opening + lines.joined(parts) + closing
    }
    let head = source.string(start + 1..<first.lowerBound)
    let between = zip(ranges, ranges.dropFirst()).map {
      source.string($0.upperBound..<$1.lowerBound)
    }
    return opening + head
      + Self.joined(parts, by: between.isEmpty ? [head.isEmpty ? ", " : ",\(head)"] : between)
      + source.string(last.upperBound..<end - 1) + closing
  }

  /// Joins parts of a value in brackets with the original texts between parts, such as commas.
  ///
  /// If there are more parts than texts, the last text is repeated.
  private static func joined(_ parts: [Part], by gaps: [String]) -> String {
    parts.enumerated().map { index, part in
      (index == 0 ? "" : gaps[min(index, gaps.count) - 1]) + part.text
    }.joined()
  }

  /// The joining of parts in brackets with their comments and line breaks.
  private struct Lines {
    private let gaps: YAMLFlowGaps
    /// The indentation of a part in brackets that begins a line.
    private let margin: String
    /// The indentation of the value's closing bracket after a comment.
    private let closingMargin: String
    /// The line break after a part in brackets, or an empty text.
    private let lineEnd: String
    /// The line break after a comment that begins on a new line.
    private let newLineEnd: String

    init(_ gaps: YAMLFlowGaps, margin: String, lineEnd: String) {
      self.gaps = gaps
      newLineEnd = lineEnd
      let end = gaps.trailers.first(where: YAMLFlowGaps.endsLine)?.last
      self.lineEnd = end.map { String($0) } ?? ""
      let first = gaps.leads.indices.first(where: gaps.beginsLine)
      let found = first.map { gaps.leads[$0].reversed().prefix { $0 == " " || $0 == "\t" } }
      self.margin = found.map { String($0) } ?? margin
      closingMargin = found.map { String($0) } ?? String(margin.dropLast(2))
    }

    func joined(_ parts: [Part]) -> String {
      var text = gaps.opening
      let far = farComments(for: parts)
      for (index, part) in parts.enumerated() {
        let comments = part.origin.map { far.above[$0, default: ""] } ?? ""
        if !comments.isEmpty { text += (YAMLFlowGaps.endsLine(text) ? "" : newLineEnd) + comments }
        text += lead(of: part, behind: text, far.moved) + part.text
        let isLast = index == parts.count - 1
        text += !isLast || gaps.endsWithComma ? "," : ""
        let trailer = trailer(of: part)
        text += isLast && !gaps.closesOnLine && !trailer.contains("#") ? "" : trailer
      }
      if !far.below.isEmpty {
        text += (YAMLFlowGaps.endsLine(text) ? "" : newLineEnd) + far.below
      }
      let endsLine = YAMLFlowGaps.endsLine(text)
      if gaps.closesOnLine { return text + (endsLine ? "" : lineEnd) + gaps.closing }
      return text + (endsLine ? closingMargin : gaps.closing)
    }

    /// Finds the comments above an empty line that stay in place when the parts below them move.
    ///
    /// `above` has the comments above a part that stays, by its original index. `below` has those
    /// below all parts, and `moved` the indices of parts that move without these comments.
    private func farComments(
      for parts: [Part]
    ) -> (above: [Int: String], below: String, moved: Set<Int>) {
      guard gaps.hasComments else { return ([:], "", []) }
      let origins = parts.map(\.origin)
      let staying = TreeAlignment(from: [], origins: origins).staying
      var above: [Int: String] = [:]
      var moved: Set<Int> = []
      var comments = ""
      for index in gaps.leads.indices {
        if staying.contains(index) {
          if !comments.isEmpty { above[index] = comments }
          comments = ""
          continue
        }
        let far = SourceLines.farComments(in: gaps.leads[index])
        guard far.contains("#") else { continue }
        comments += far
        moved.insert(index)
      }
      return (above, comments, moved)
    }

    private func trailer(of part: Part) -> String {
      if let origin = part.origin { return gaps.trailers[origin] }
      return part.comments.trailer + (part.comments.trailer.isEmpty ? lineEnd : newLineEnd)
    }

    private func lead(of part: Part, behind text: String, _ moved: Set<Int>) -> String {
      let isAtStart = YAMLFlowGaps.endsLine(text)
      let own = part.origin.map { nearLead(of: $0, moved) } ?? newLead(of: part)
      if own.contains("#") { return isAtStart ? own : newLineEnd + own }
      if text.isEmpty { return gaps.leads[0] }
      let isAsItWas = part.origin.map(gaps.beginsLine) == isAtStart && !own.isEmpty
      return isAsItWas ? own : isAtStart ? margin : " "
    }

    private func nearLead(of origin: Int, _ moved: Set<Int>) -> String {
      let lead = gaps.leads[origin]
      guard moved.contains(origin) else { return lead }
      return String(lead.dropFirst(SourceLines.farComments(in: lead).count))
    }

    private func newLead(of part: Part) -> String {
      let lines = part.comments.lead
      return lines.isEmpty ? "" : lines.map { margin + $0 + newLineEnd }.joined() + margin
    }
  }
}
