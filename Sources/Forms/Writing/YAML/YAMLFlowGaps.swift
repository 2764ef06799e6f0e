import Documents
import FormModel
import Patterns

/// The comments beside a value between brackets.
struct YAMLFlowComments {
  /// Those on lines of their own above it.
  var lead: [String] = []
  /// What stands behind it on its line, blanks included; empty where that is no comment.
  var trailer = ""

  var isEmpty: Bool { lead.isEmpty && trailer.isEmpty }

  init(lead: [String] = [], trailer: String = "") {
    self.lead = lead
    self.trailer = trailer
  }

  /// Takes the comments of a value between braces that has a dash.
  init(of item: YAMLItem, in source: SourceLines) {
    let end = item.node.range.upperBound
    lead = Self.lines(of: item.lead) + Self.lines(of: item.tail)
    trailer = Self.trailer(in: source.string(end..<source.lineEnd(of: end)))
  }

  /// Returns the comments of a text that has nothing else.
  static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { String($0.drop { $0 == " " || $0 == "\t" }) }
      .filter { $0.hasPrefix("#") }
  }

  /// Returns the end of a line from its comment on; empty where there is none.
  static func trailer(in line: String) -> String {
    guard line.contains("#") else { return "" }
    let comment = String(line.prefix { !$0.isNewline })
    return comment.first == " " || comment.first == "\t" ? comment : " \(comment)"
  }
}

/// What stands around the parts of a value between brackets: before, between and behind them.
struct YAMLFlowGaps {
  /// What stands behind the opening bracket on its line.
  let opening: String
  /// What stands before the closing bracket, from its line on where it has one of its own.
  let closing: String
  /// What each part has before it, from its line's beginning where it begins one.
  let leads: [String]
  /// What each part has behind it, but for its comma, with the end of the line where it ends one.
  let trailers: [String]
  let endsWithComma: Bool
  /// Whether the closing bracket has a line of its own.
  let closesOnLine: Bool
  /// Whether there is a comment.
  let hasComments: Bool

  /// Finds what stands around parts, of which there is at least one.
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

  /// Returns the comments beside a part.
  func comments(of index: Int) -> YAMLFlowComments {
    YAMLFlowComments(
      lead: YAMLFlowComments.lines(of: leads[index]),
      trailer: YAMLFlowComments.trailer(in: trailers[index]))
  }

  func beginsLine(_ index: Int) -> Bool {
    Self.endsLine(index == 0 ? opening : trailers[index - 1])
  }

  static func endsLine(_ text: String) -> Bool { text.last?.isNewline ?? false }

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
