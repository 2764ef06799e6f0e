import TerminalText

/// A line of a YAML text that begins in a column where no key or list item above it begins.
struct YAMLIndentation {
  /// The number of spaces before the line's first word.
  private let spaces: Int
  /// Whether the line begins a list item, and not a key.
  private let isItem: Bool
  /// The indentations that would fit, the deepest first.
  private let fitting: [Int]

  /// Creates the description of a misplaced line.
  ///
  /// Nil if the unexpected word isn't the first one of its line, or if no indentation would fit.
  ///
  /// - Parameters:
  ///   - text: the whole text.
  ///   - line: the line's number, from 0.
  ///   - column: the number of characters before the word that libyaml didn't expect.
  init?(_ text: UnsafeBufferPointer<UInt8>, line: Int, column: Int) {
    var above: [YAMLLine] = []
    var rest = text[...]
    for _ in 0..<line {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      if let entry = YAMLLine(rest[..<end]) {
        above.removeAll { $0.start >= entry.start }
        above.append(entry)
      }
      rest = rest[(end + 1)...]
    }
    guard let wrong = YAMLLine(rest.prefix { $0 != UInt8(ascii: "\n") }), wrong.start == column
    else { return nil }
    (spaces, isItem) = (column, wrong.isItem)
    var found: Set<Int> = []
    fitting = above.reversed().flatMap { wrong.isItem ? $0.dashes.reversed() : $0.keys }
      .filter { found.insert($0).inserted }
    if fitting.isEmpty { return nil }
  }

  /// The problem in words, with the indentations that would work.
  var words: String {
    "this line is indented by \(spaces) and lines up with no \(isItem ? "list item" : "key") above; "
      + "indent it by \(fitting.map(String.init).alternatives)"
  }
}

/// The columns, from 0, where list items and a key begin in a line of a YAML text.
private struct YAMLLine {
  /// The column of the line's first word, from 0.
  let start: Int
  private(set) var dashes: [Int] = []
  /// The column of the first word after the dashes, or no column if there is none.
  private(set) var keys: [Int] = []

  /// Whether the line begins a list item.
  var isItem: Bool { !dashes.isEmpty }

  /// Reads a line, or returns nil if it is blank or a comment.
  init?(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    let bytes = Array(line.prefix(1000))
    guard let first = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }),
      !"#\r".utf8.contains(bytes[first])
    else { return nil }
    start = first
    var column = first
    while column < bytes.count {
      if bytes[column] == UInt8(ascii: " ") {
        column += 1
      } else if bytes[column] == UInt8(ascii: "-"),
        column + 1 == bytes.count || bytes[column + 1] == UInt8(ascii: " ")
      {
        dashes.append(column)
        column += 1
      } else {
        keys = [column]
        return
      }
    }
  }
}
