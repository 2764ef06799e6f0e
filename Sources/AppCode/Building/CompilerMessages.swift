import Foundation

/// Converts compiler messages about ported source files, so that they point to the original files.
///
/// The port to Linux adds a line at the top of each file, and it changes the width of some lines.
struct CompilerMessages {
  /// The lines of one source file: the app's original, and the result of the port to Linux.
  struct Text {
    let original: [Substring]
    let ported: [Substring]

    init(original: String, ported: String) {
      self.original = original.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      self.ported = ported.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
  }

  /// The app's source files, by the names that compiler messages use for them.
  private let texts: [String: Text]
  /// The generated main file's path, and the name of the user's expression in messages.
  private let start: (path: String, name: String)

  init(texts: [String: Text], start: (path: String, name: String)) {
    self.texts = texts
    self.start = start
  }

  /// Returns the compiler's messages, each once and followed by the original source line.
  func lines(of output: String) -> [String] {
    var result: [String] = []
    var told: Set<String> = []
    // After a message, the compiler prints the ported line and marks.
    var rest = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      guard let message = Message(line), let lines = self.lines(of: message) else {
        if !line.isEmpty { result.append(String(line)) }
        continue
      }
      if told.insert(lines[0]).inserted { result += lines }
      if rest.first.flatMap(Message.init) == nil { rest = rest.dropFirst() }
      rest = rest.drop { [" ", "\t", "^", "~"].contains($0.first) }
    }
    // A failed job prints an extra line, which is dropped if the real errors are listed.
    let isTold = result.contains { $0.contains(": error: ") }
    return isTold
      ? result.filter { !$0.hasPrefix("error: ") || !$0.contains("command failed") } : result
  }

  /// Returns a compiler message with the original source line, or nil if the file isn't the app's.
  private func lines(of message: Message) -> [String]? {
    let lineCount = texts[start.name]?.original.count ?? 0
    if message.file == start.path || message.file == start.name && message.line > lineCount {
      return linesAtEnd(message)
    }
    guard let text = texts[message.file], text.original.indices.contains(message.line - 1) else {
      return nil
    }
    let original = text.original[message.line - 1]
    var column = message.column
    if text.ported.indices.contains(message.line - 1) {
      column = Self.column(column, of: text.ported[message.line - 1], in: original)
    }
    let before = String(decoding: original.utf8.prefix(column - 1), as: UTF8.self)
    return [
      "\(message.file):\(message.line):\(column): \(message.words)", String(original),
      before.map { $0 == "\t" ? "\t" : " " }.joined() + "^",
    ]
  }

  /// Returns a compiler message about generated code as one about the user's expression.
  ///
  /// The cause is an expression that ends too early or too late, so the message points to its end.
  private func linesAtEnd(_ message: Message) -> [String] {
    let lines = texts[start.name]?.original ?? []
    let end = lines.last ?? ""
    return [
      "\(start.name):\(max(1, lines.count)):\(end.utf8.count + 1): \(message.words)", String(end),
      String(repeating: " ", count: end.count) + "^",
    ]
  }

  /// Converts a column of a ported line to the original line's column, both in bytes from 1.
  ///
  /// For code that the port inserted, the result is the column of the insertion.
  static func column(_ column: Int, of ported: Substring, in original: Substring) -> Int {
    let difference = Array(ported.utf8).difference(from: Array(original.utf8))
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (place, portedPlace) = (0, 0)
    while true {
      if inserted.contains(portedPlace) {
        if portedPlace >= column - 1 { break }
        portedPlace += 1
      } else if removed.contains(place) {
        place += 1
      } else {
        if portedPlace >= column - 1 { break }
        (place, portedPlace) = (place + 1, portedPlace + 1)
      }
    }
    return min(place, original.utf8.count) + 1
  }
}

/// The head of a compiler message, such as `App.swift:3:9: error: cannot find type`.
private struct Message {
  let file: String
  let line: Int
  let column: Int
  /// The severity and text of the message, such as `error: cannot find type`.
  let words: String

  init?(_ text: Substring) {
    let kinds = [": error: ", ": warning: ", ": note: "]
    guard
      let kind = kinds.compactMap({ text.firstRange(of: $0) }).min(by: {
        $0.lowerBound < $1.lowerBound
      })
    else { return nil }
    let place = text[..<kind.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count > 2, let line = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    file = place.dropLast(2).joined(separator: ":")
    (self.line, self.column) = (line, max(1, column))
    words = String(text[kind.lowerBound...].dropFirst(2))
  }
}
