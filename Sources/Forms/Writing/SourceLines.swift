import Documents
import FormModel
import Patterns

/// The text of a document with its lines, in Unicode scalars.
struct SourceLines {
  let text: [Unicode.Scalar]
  /// What ends its lines.
  let lineEnd: String

  init(_ bytes: [UInt8]) {
    text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let firstEnd = text.firstIndex(of: "\n") ?? 0
    lineEnd = firstEnd > 0 && text[firstEnd - 1] == "\r" ? "\r\n" : "\n"
  }

  func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(text[range]))
  }

  func column(of index: Int) -> Int { index - lineStart(of: index) }

  func lineStart(of index: Int) -> Int {
    text[..<min(index, text.count)].lastIndex(of: "\n").map { $0 + 1 } ?? 0
  }

  /// Returns the offset behind the end of the line that what ends at an index ends on; a literal's
  /// last line end is its own.
  func lineEnd(of index: Int) -> Int {
    var end = min(index, text.count)
    while end > 0, [" ", "\n", "\r", "\t"].contains(text[end - 1]) { end -= 1 }
    return text[end...].firstIndex(of: "\n").map { $0 + 1 } ?? text.count
  }

  /// Returns the offset behind the end of a key's line.
  func keyLineEnd(of start: Int) -> Int {
    text[start...].firstIndex(of: "\n").map { $0 + 1 } ?? text.count
  }

  /// Returns the offset behind the comments on lines of their own from a line's start on, as far as
  /// they begin right of a column.
  func commentsEnd(from start: Int, rightOf column: Int) -> Int {
    var end = start
    while let sign = text[end...].firstIndex(where: { $0 != " " }), text[sign] == "#",
      sign - end > column
    {
      end = keyLineEnd(of: sign)
    }
    return end
  }

  /// Returns a text that ends with a line's end.
  func ended(_ text: String) -> String {
    text.utf8.last == UInt8(ascii: "\n") ? text : text + lineEnd
  }

  /// Returns lines with the document's own line ends.
  func native(_ text: String) -> String {
    lineEnd == "\n" ? text : text.replacing("\n", with: lineEnd)
  }

  /// Returns the lines of a text, each with its end.
  static func lines(of text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(scalar)
      guard scalar == "\n" else { continue }
      lines.append(String(line))
      line.removeAll()
    }
    return line.isEmpty ? lines : lines + [String(line)]
  }
}
