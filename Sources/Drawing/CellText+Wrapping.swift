extension CellText {
  /// Returns a text in lines of at most `width` columns, broken between words where that is
  /// possible; an ellipsis ends the last of `lineLimit` lines when more would follow.
  static func lines(of text: String, width: Int, lineLimit: Int) -> [CellText] {
    guard width > 0, lineLimit > 0 else { return [] }
    // No word of a text takes less than a column, so this is as much as the lines can hold.
    var rest = text.prefix((width + 1) * lineLimit + 1)
    var lines: [CellText] = []
    while !rest.isEmpty {
      if lines.count == lineLimit - 1 {
        lines.append(lastLine(of: rest, width: width))
        break
      }
      let line = rest.prefix(upTo: lineEnd(of: rest, width: width))
      lines.append(CellText(line.trimmedEnd))
      rest = rest.dropFirst(line.count).drop { $0 == " " }
      if rest.first?.isNewline == true { rest = rest.dropFirst() }
    }
    return lines
  }

  /// Returns a text's last lines, broken in the same way, with an empty one after a line break at
  /// its end; an ellipsis begins the first when more comes before.
  static func lastLines(of text: String, width: Int, lineLimit: Int) -> [CellText] {
    guard width > 0, lineLimit > 0 else { return [] }
    let end = text.suffix((width + 1) * lineLimit + 1)
    let paragraphs = end.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let all = paragraphs.flatMap { paragraph in
      paragraph.isEmpty
        ? [CellText()]
        : lines(of: String(paragraph), width: width, lineLimit: paragraph.count + 1)
    }
    var last = Array(all.suffix(lineLimit))
    guard all.count > lineLimit || end.startIndex > text.startIndex else { return last }
    let string = last[0].clusters.map(\.text).joined()
    last[0] = start(of: "…" + string, width: width)
    return last
  }

  private static func lastLine(of rest: Substring, width: Int) -> CellText {
    let line = rest.prefix { !$0.isNewline }
    let isWhole = line.endIndex == rest.endIndex
    return start(of: isWhole ? String(line) : line + "…", width: width)
  }

  /// Where the first line ends: at a line break, after the last word that fits, or else wherever the
  /// width is used up, but never before the first character.
  private static func lineEnd(of rest: Substring, width: Int) -> Substring.Index {
    var used = 0
    var afterWord: Substring.Index?
    for index in rest.indices {
      let character = rest[index]
      if character.isNewline { return index }
      if character == " " { afterWord = index }
      used += Cluster.showing(character).reduce(0) { $0 + $1.width }
      guard used > width else { continue }
      if character == " " { return index }
      return afterWord ?? max(index, rest.index(after: rest.startIndex))
    }
    return rest.endIndex
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
