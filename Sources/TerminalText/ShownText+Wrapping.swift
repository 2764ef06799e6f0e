extension ShownText {
  /// Returns a text as lines of at most `columns` columns, wrapped between words if possible.
  ///
  /// If there would be more than `limit` lines, the last one ends with an ellipsis.
  package static func lines(of text: String, columns: Int, limit: Int) -> [ShownText] {
    guard columns > 0, limit > 0 else { return [] }
    if isLine(text, columns: columns) { return [ShownText(text)] }
    // Each character takes at least one column, so no more characters can fit.
    var rest = text.prefix((columns + 1) * limit + 1)
    var lines: [ShownText] = []
    while !rest.isEmpty {
      if lines.count == limit - 1 {
        lines.append(lastLine(of: rest, columns: columns))
        break
      }
      let line = LineBreaking.boxed.takeLine(from: &rest, columns: columns)
      lines.append(ShownText(String(line)))
    }
    return lines
  }

  /// Returns the last `limit` lines of a text that is wrapped to `columns` columns.
  ///
  /// A line break at the text's end adds an empty line. If earlier lines were left out, the first
  /// returned line begins with an ellipsis.
  package static func lastLines(of text: String, columns: Int, limit: Int) -> [ShownText] {
    guard columns > 0, limit > 0 else { return [] }
    let end = text.suffix((columns + 1) * limit + 1)
    let paragraphs = end.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let all = paragraphs.flatMap { paragraph in
      paragraph.isEmpty
        ? [ShownText()]
        : lines(of: String(paragraph), columns: columns, limit: paragraph.count + 1)
    }
    var last = Array(all.suffix(limit))
    guard all.count > limit || end.startIndex > text.startIndex else { return last }
    last[0] = start(of: "…" + last[0].text, columns: columns)
    return last
  }

  /// Returns whether a text certainly fits on one line; a quick check for most texts.
  private static func isLine(_ text: String, columns: Int) -> Bool {
    guard let last = text.utf8.last, last != UInt8(ascii: " ") else { return false }
    return text.utf8.count <= columns && text.utf8.isPrintableASCII
  }

  private static func lastLine(of rest: Substring, columns: Int) -> ShownText {
    let line = rest.prefix { !$0.isNewline }
    let isWhole = line.endIndex == rest.endIndex
    return start(of: isWhole ? String(line) : line + "…", columns: columns)
  }
}
