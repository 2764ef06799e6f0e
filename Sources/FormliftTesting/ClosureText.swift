/// The source text of a test's trailing closure, to use it as an expression in a shell command.
struct ClosureText {
  /// The source lines between the closure's braces, without blanks at both ends.
  private let lines: [String]

  /// Finds the closure of the first `Audit { … }` or `run` at or after a line (from 1); nil if none
  /// fits.
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

  /// Returns what joins two lines of the closure on one line: nothing, a blank or a semicolon.
  ///
  /// A statement continues inside brackets.
  private static func separator(of text: String, and line: String) -> String {
    if "([".contains(text.last ?? " ") || ")].".contains(line.first ?? " ") { return "" }
    return "{,=".contains(text.last ?? " ") || line.hasPrefix("}") ? " " : "; "
  }

  /// Returns the position of the brace that closes the one before the text, or nil.
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
  /// Returns the text without those characters at both ends that satisfy a condition.
  fileprivate func trimming(while meets: (Character) -> Bool) -> String {
    let start = drop(while: meets)
    guard let last = start.lastIndex(where: { !meets($0) }) else { return "" }
    return String(start[...last])
  }
}
