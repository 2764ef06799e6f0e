import Documents
import FormModel
import Patterns

/// The text of a document with its lines, in Unicode scalars.
struct SourceLines {
  let text: [Unicode.Scalar]
  /// The line break that the document uses: a line feed, perhaps after a carriage return.
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

  /// Returns the offset after the line of a document where a value ends.
  ///
  /// `index` is the offset after the value. For a YAML literal, the last line break belongs to the
  /// value.
  func lineEnd(of index: Int) -> Int {
    var end = min(index, text.count)
    while end > 0, [" ", "\n", "\r", "\t"].contains(text[end - 1]) { end -= 1 }
    return text[end...].firstIndex(of: "\n").map { $0 + 1 } ?? text.count
  }

  /// Returns the offset after the line that contains the offset `start`, as for the line of a key.
  func keyLineEnd(of start: Int) -> Int {
    text[start...].firstIndex(of: "\n").map { $0 + 1 } ?? text.count
  }

  /// Returns the offset after comment lines that are indented beyond a column.
  ///
  /// `start` is the offset of the first line.
  func commentsEnd(from start: Int, rightOf column: Int) -> Int {
    var end = start
    while let sign = text[end...].firstIndex(where: { $0 != " " }), text[sign] == "#",
      sign - end > column
    {
      end = keyLineEnd(of: sign)
    }
    return end
  }

  /// Returns the part of a list element's preceding lines up to the last empty line.
  ///
  /// Comments in that part stay in place when the element moves.
  static func farComments(in lead: String) -> String {
    let lines = lines(of: lead)
    let isEmpty = { (line: String) in
      line.last?.isNewline == true && line.allSatisfy(\.isWhitespace)
    }
    guard let gap = lines.lastIndex(where: isEmpty) else { return "" }
    return lines[...gap].joined()
  }

  /// Returns a text with a final line break, which is added only if it is missing.
  func ended(_ text: String) -> String {
    text.utf8.last == UInt8(ascii: "\n") ? text : text + lineEnd
  }

  /// Returns a text with line feeds replaced by the document's own line breaks.
  func native(_ text: String) -> String {
    lineEnd == "\n" ? text : text.replacing("\n", with: lineEnd)
  }

  /// Returns the lines of a text, each with its line break.
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
