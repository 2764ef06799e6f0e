import Documents
import FormModel
import Patterns

/// The comments beside a value that is inside brackets in a YAML text.
struct YAMLFlowComments {
  /// The comment lines above the value in brackets.
  var lead: [String] = []
  /// The comment after the value on its line, including blanks before it, or an empty text.
  var trailer = ""

  var isEmpty: Bool { lead.isEmpty && trailer.isEmpty }

  init(lead: [String] = [], trailer: String = "") {
    self.lead = lead
    self.trailer = trailer
  }

  /// Finds the comments beside a list item that is a mapping in braces.
  init(of item: YAMLItem, in source: SourceLines) {
    let end = item.node.range.upperBound
    lead = Self.lines(of: item.lead) + Self.lines(of: item.tail)
    trailer = Self.trailer(in: source.string(end..<source.lineEnd(of: end)))
  }

  /// Returns the comment lines in a text between two values.
  static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { String($0.drop { $0 == " " || $0 == "\t" }) }
      .filter { $0.hasPrefix("#") }
  }

  /// Returns the comment in `line`, the text after a value on its line; or an empty text.
  static func trailer(in line: String) -> String {
    guard line.contains("#") else { return "" }
    let comment = String(line.prefix { !$0.isNewline })
    return comment.first == " " || comment.first == "\t" ? comment : " \(comment)"
  }
}

/// The text around the parts of a YAML value in brackets: before, between and after them.
struct YAMLFlowGaps {
  /// The text after the opening bracket of the value, up to the end of its line.
  let opening: String
  /// The text before the closing bracket.
  ///
  /// If the bracket is on its own line, the text starts after the line of the last part.
  let closing: String
  /// The text before each part of the value in brackets.
  ///
  /// For a part that begins a line, the text starts after the line of the previous part.
  let leads: [String]
  /// The text after each part of the value in brackets, without the part's comma.
  ///
  /// For a part that ends a line, the text includes the line break.
  let trailers: [String]
  let endsWithComma: Bool
  /// Whether the closing bracket of the value is on its own line.
  let closesOnLine: Bool
  /// Whether there are comments between the value's brackets.
  let hasComments: Bool

  /// Finds the text around the parts of a YAML value in brackets.
  ///
  /// `ranges` are the parts' ranges in the source. There must be at least one part.
  init(of node: YAMLOutline.Node, standingAt ranges: [Range<Int>], in source: SourceLines) {
    let (first, last) = (ranges.first ?? node.range, ranges.last ?? node.range)
    let head = source.string(node.range.lowerBound + 1..<first.lowerBound)
    let gaps = zip(ranges, ranges.dropFirst()).map { source.string($0.upperBound..<$1.lowerBound) }
    let tail = source.string(last.upperBound..<node.range.upperBound - 1)
    hasComments = ([head, tail] + gaps).contains { $0.contains("#") }
    let start = Self.split(head)
    opening = start.line
    let pieces = gaps.map(Self.split)
    let end = Self.split(tail)
    closesOnLine = Self.endsLine(end.line)
    leads = [start.rest] + pieces.map(\.rest)
    trailers = (pieces.map(\.line) + [closesOnLine ? end.line : ""]).map(Self.withoutComma)
    closing = Self.withoutComma(closesOnLine ? end.rest : tail)
    endsWithComma = Self.withoutComma(tail) != tail
  }

  /// Returns the comments beside a part, given by its index, without those above an empty line.
  func comments(of index: Int) -> YAMLFlowComments {
    let far = SourceLines.farComments(in: leads[index])
    let near = far.contains("#") ? String(leads[index].dropFirst(far.count)) : leads[index]
    return YAMLFlowComments(
      lead: YAMLFlowComments.lines(of: near),
      trailer: YAMLFlowComments.trailer(in: trailers[index]))
  }

  func beginsLine(_ index: Int) -> Bool {
    Self.endsLine(index == 0 ? opening : trailers[index - 1])
  }

  static func endsLine(_ text: String) -> Bool { text.last?.isNewline ?? false }

  /// Splits the text between two parts after its first line break.
  ///
  /// If it has no line break, splits after its comma.
  private static func split(_ gap: String) -> (line: String, rest: String) {
    let end = gap.firstIndex { $0.isNewline } ?? gap.firstIndex(of: ",")
    guard let end else { return ("", gap) }
    let behind = gap.index(after: end)
    return (String(gap[..<behind]), String(gap[behind...]))
  }

  /// Removes the comma before a comment from a text between two parts.
  private static func withoutComma(_ text: String) -> String {
    let comment = text.firstIndex(of: "#") ?? text.endIndex
    guard let comma = text[..<comment].firstIndex(of: ",") else { return text }
    return String(text[..<comma] + text[text.index(after: comma)...])
  }
}
