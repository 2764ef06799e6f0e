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
      rest = rest.dropFirst(line.count).drop { $0 == " " || $0 == "\n" }
    }
    return lines
  }

  private static func lastLine(of rest: Substring, width: Int) -> CellText {
    let line = rest.prefix { $0 != "\n" }
    let isWhole = line.endIndex == rest.endIndex
    return start(of: isWhole ? String(line) : line + "…", width: width)
  }

  /// Where the first line ends: at a line feed, after the last word that fits, or else wherever the
  /// width is used up, but never before the first character.
  private static func lineEnd(of rest: Substring, width: Int) -> Substring.Index {
    var used = 0
    var afterWord: Substring.Index?
    for index in rest.indices {
      let character = rest[index]
      if character == "\n" { return index }
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
