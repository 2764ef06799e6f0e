/// The source text of a test's trailing closure, to use it as an expression in a shell command.
struct ClosureText {
  /// The source lines between the closure's braces, each without spaces at its start and end.
  private let lines: [String]

  /// Finds the trailing closure of the first `Audit { … }` or `.run { … }` from a line on.
  ///
  /// `text` is the test's source code, and lines count from 1. Nil if there is no such closure, or
  /// if it can't be used elsewhere: it is empty, has parameters, or contains a comment.
  init?(in text: String, from line: Int) {
    let rest = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1)
      .joined(separator: "\n")
    guard let call = rest.firstMatch(of: #/(?:\.run|\bAudit)\s*(?:\([^)]*\))?\s*\{/#),
      let end = Self.end(of: rest[call.range.upperBound...])
    else { return nil }
    lines = rest[call.range.upperBound..<end].split(separator: "\n")
      .map { $0.trimming(while: \.isWhitespace) }.filter { !$0.isEmpty }
    // A closure with parameters uses other views, and a comment would hide the code after it.
    guard !lines.isEmpty, !lines.contains(where: { $0.contains("//") || $0.hasSuffix(" in") })
    else { return nil }
  }

  /// The closure's statements on one line, as a Swift expression.
  var expression: String {
    let text = lines.dropFirst().reduce(into: lines[0]) { text, line in
      text += Self.separator(of: text, and: line) + line
    }
    guard !text.contains(";") else { return "{ \(text) }()" }
    return text.hasPrefix("return ") ? String(text.dropFirst("return ".count)) : text
  }

  /// Returns what to put between two lines when they are joined: nothing, a space or a semicolon.
  ///
  /// Inside brackets, a statement continues on the next line, so there is no semicolon.
  private static func separator(of text: String, and line: String) -> String {
    if "([".contains(text.last ?? " ") || ")].".contains(line.first ?? " ") { return "" }
    return "{,=".contains(text.last ?? " ") || line.hasPrefix("}") ? " " : "; "
  }

  /// Returns the index of the closing brace that matches an opening brace just before the text.
  ///
  /// Nil if the brace isn't closed.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 1
    var isInString = false
    var last: Character = " "
    for index in text.indices {
      defer { last = text[index] }
      switch text[index] {
      case "\"" where last != "\\": isInString.toggle()
      case "{" where !isInString: depth += 1
      case "}" where !isInString: depth -= 1
      default: continue
      }
      if depth == 0 { return index }
    }
    return nil
  }
}

extension Substring {
  /// Returns the text without the characters at its start and end that meet a condition.
  fileprivate func trimming(while meets: (Character) -> Bool) -> String {
    let start = drop(while: meets)
    guard let last = start.lastIndex(where: { !meets($0) }) else { return "" }
    return String(start[...last])
  }
}
