/// A YAML value between brackets in which values were changed, with the comments and the spelling of
/// all that was not.
///
/// A comment on an element's line, or on lines of its own above it, goes where the element goes.
struct YAMLFlowPatch {
  let source: SourceLines
  /// The rows between brackets that leave their section, by their names, so that they keep their
  /// spelling.
  var rows: [DocumentTree: (node: YAMLOutline.Node, tree: DocumentTree)] = [:]
  /// The names of the rows that the new document has, too.
  var kept: Set<DocumentTree> = []

  /// Returns a value that was read as one tree and says another now.
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

  /// An element or an entry.
  private struct Part {
    var text: String
    /// Its index in the document; nil where it is new.
    var origin: Int?
    var key = ""
  }

  private func list(
    _ node: YAMLOutline.Node, _ nodes: [YAMLOutline.Node], from old: [DocumentTree],
    saying new: [DocumentTree]
  ) -> String {
    let origins = TreeAlignment(from: old, to: new, besides: kept).origins
    let parts = zip(origins, new).map { origin, tree in
      if let origin {
        return Part(text: text(of: nodes[origin], from: old[origin], saying: tree), origin: origin)
      }
      return Part(text: rendered(tree))
    }
    return joined(parts, of: node, standingAt: nodes.map(\.range))
  }

  /// Returns a new element on one line; a row that comes from elsewhere, alone or in a section, as it was
  /// spelled.
  func rendered(_ tree: DocumentTree, isNested: Bool = true) -> String {
    if let row = tree.rowName.flatMap({ rows[$0] }) {
      return text(of: row.node, from: row.tree, saying: tree)
    }
    guard !tree.rows.isEmpty, let entries = tree.entries else {
      return YAMLText.flow(tree, isNested: isNested)
    }
    let parts = entries.map { entry in
      entry.key == SectionKey.rows.rawValue
        ? "\(entry.key): [\(tree.rows.map { rendered($0) }.joined(separator: ", "))]"
        : YAMLText.flow(entry)
    }
    return "{\(parts.joined(separator: ", "))}"
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

/// What stands around the parts.
extension YAMLFlowPatch {
  private func joined(
    _ parts: [Part], of node: YAMLOutline.Node, standingAt ranges: [Range<Int>]
  ) -> String {
    let (start, end) = (node.range.lowerBound, node.range.upperBound)
    let (opening, closing) = (source.string(start..<start + 1), source.string(end - 1..<end))
    guard !parts.isEmpty, let first = ranges.first, let last = ranges.last else {
      return opening + parts.map(\.text).joined(separator: ", ") + closing
    }
    let head = source.string(start + 1..<first.lowerBound)
    let gaps = zip(ranges, ranges.dropFirst()).map { source.string($0.upperBound..<$1.lowerBound) }
    let tail = source.string(last.upperBound..<end - 1)
    let hasComments = ([head, tail] + gaps).contains { $0.contains("#") }
    let inside =
      hasComments
      ? Surroundings(head: head, gaps: gaps, tail: tail).joined(parts)
      : head + Self.joined(parts, by: gaps.isEmpty ? [head.isEmpty ? ", " : ",\(head)"] : gaps)
        + tail
    return opening + inside + closing
  }

  /// Returns the parts with what stood in these places between them; the last of it, where there are
  /// more.
  private static func joined(_ parts: [Part], by gaps: [String]) -> String {
    parts.enumerated().map { index, part in
      (index == 0 ? "" : gaps[min(index, gaps.count) - 1]) + part.text
    }.joined()
  }

  /// What stands before and behind each part: its own comments, and the ends of lines.
  private struct Surroundings {
    private let opening: String
    private let closing: String
    private let leads: [String]
    private let trailers: [String]
    private let endsWithComma: Bool
    /// Whether the closing bracket has a line of its own.
    private let closesOnLine: Bool
    /// What a part has before it that begins a line.
    private var margin = ""
    /// What a part has behind it that ends a line; empty where none does.
    private let lineEnd: String

    init(head: String, gaps: [String], tail: String) {
      let start = Self.split(head)
      opening = start.line
      let pieces = gaps.map(Self.split)
      let end = Self.split(tail)
      closesOnLine = Self.endsLine(end.line)
      leads = [start.rest] + pieces.map(\.rest)
      trailers = (pieces.map(\.line) + [closesOnLine ? end.line : ""]).map(Self.withoutComma)
      closing = Self.withoutComma(closesOnLine ? end.rest : tail)
      endsWithComma = Self.withoutComma(tail) != tail
      lineEnd = (trailers.first(where: Self.endsLine)?.last).map { String($0) } ?? ""
      if let first = leads.indices.first(where: beginsLine) {
        margin = String(leads[first].reversed().prefix { $0 == " " || $0 == "\t" })
      }
    }

    func joined(_ parts: [Part]) -> String {
      var text = opening
      for (index, part) in parts.enumerated() {
        text += lead(of: part, behind: text) + part.text
        let isLast = index == parts.count - 1
        text += !isLast || endsWithComma ? "," : ""
        let trailer = part.origin.map { trailers[$0] } ?? lineEnd
        text += isLast && !closesOnLine && !trailer.contains("#") ? "" : trailer
      }
      if closesOnLine { return text + (Self.endsLine(text) ? "" : lineEnd) + closing }
      return text + (Self.endsLine(text) ? margin : closing)
    }

    private func lead(of part: Part, behind text: String) -> String {
      let isAtStart = Self.endsLine(text)
      let own = part.origin.map { leads[$0] } ?? ""
      if own.contains("#") { return isAtStart || text.isEmpty ? own : lineEnd + own }
      if text.isEmpty { return leads[0] }
      let isAsItWas = part.origin.map(beginsLine) == isAtStart && !own.isEmpty
      return isAsItWas ? own : isAtStart ? margin : " "
    }

    private func beginsLine(_ index: Int) -> Bool {
      Self.endsLine(index == 0 ? opening : trailers[index - 1])
    }

    private static func endsLine(_ text: String) -> Bool { text.last?.isNewline ?? false }

    /// Splits at the end of the first line; what has no end of a line, behind its comma.
    private static func split(_ gap: String) -> (line: String, rest: String) {
      let end = gap.firstIndex { $0.isNewline } ?? gap.firstIndex(of: ",")
      guard let end else { return ("", gap) }
      let behind = gap.index(after: end)
      return (String(gap[..<behind]), String(gap[behind...]))
    }

    /// Leaves out the comma before a comment.
    private static func withoutComma(_ text: String) -> String {
      let comment = text.firstIndex(of: "#") ?? text.endIndex
      guard let comma = text[..<comment].firstIndex(of: ",") else { return text }
      return String(text[..<comma] + text[text.index(after: comma)...])
    }
  }
}
