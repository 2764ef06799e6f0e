/// The commands since the beginning of a session as script lines, without undone ones.
///
/// All lines are stored in one UTF-8 buffer, so a million commands take a few bytes each. When the
/// log exceeds its limit, the older half is dropped.
struct CommandLog: Sendable {
  /// The maximum number of bytes that the lines may take.
  static let limit = 4 << 20

  /// The part of the text that one command added.
  private struct Entry {
    /// The offset after its last byte.
    let end: Int32
    /// The number of bytes before the command's own line.
    let leadingCount: Int32
    /// Whether the command can be undone.
    let isChange: Bool

    /// Returns the entry for the same text at another offset.
    func moved(by distance: Int) -> Entry {
      Entry(end: end + Int32(distance), leadingCount: leadingCount, isChange: isChange)
    }
  }

  private var text: [UInt8] = []
  private var entries: [Entry] = []
  /// The undone parts of the log, with the next one to redo at the end.
  ///
  /// Each part is a change with the entries after it, and its offsets start at 0.
  private var undone: [(text: [UInt8], entries: [Entry])] = []
  /// The number of dropped entries.
  private var dropped = 0

  /// The number of entries so far, including dropped ones.
  var count: Int { dropped + entries.count }

  /// Whether the beginning of the log was dropped.
  var isCut: Bool { dropped > 0 }

  /// Adds a command's lines.
  ///
  /// A change clears the lines that could be redone.
  ///
  /// - Parameters:
  ///   - lines: the command's line, and lines for a script to add after it.
  ///   - leading: lines for a script to add before it.
  ///   - isChange: whether the command can be undone.
  mutating func add(
    _ lines: some Collection<String>, behind leading: [String] = [], isChange: Bool
  ) {
    if isChange, !undone.isEmpty { undone = [] }
    guard isChange || !lines.isEmpty else { return }
    let start = text.count
    append(leading)
    let leadingCount = Int32(text.count - start)
    append(lines)
    entries.append(
      Entry(end: Int32(text.count), leadingCount: leadingCount, isChange: isChange))
    if text.count > Self.limit || entries.count > Self.limit / 4 { dropOlderHalf() }
  }

  private mutating func append(_ lines: some Collection<String>) {
    for line in lines {
      text += line.utf8
      text.append(UInt8(ascii: "\n"))
    }
  }

  /// Removes the last change and everything after it.
  ///
  /// Returns its line, or an empty text.
  @discardableResult
  mutating func undo() -> String {
    guard let last = entries.lastIndex(where: \.isChange) else { return "" }
    let start = end(before: last)
    let line = line(ofEntry: last)
    undone.append((Array(text[start...]), entries[last...].map { $0.moved(by: -start) }))
    text.removeSubrange(start...)
    entries.removeSubrange(last...)
    return line
  }

  /// Restores the change that was removed last.
  ///
  /// Returns its line, or an empty text.
  @discardableResult
  mutating func redo() -> String {
    guard let last = undone.popLast() else { return "" }
    let (first, start) = (entries.count, text.count)
    text += last.text
    entries += last.entries.map { $0.moved(by: start) }
    return line(ofEntry: first)
  }

  /// Splits the text into the entries before an index and the entries from that index.
  func split(at number: Int) -> (before: String, since: String) {
    let start = end(before: max(0, number - dropped))
    return (
      String(decoding: text[..<start], as: UTF8.self),
      String(decoding: text[start...], as: UTF8.self)
    )
  }

  /// Returns the line of each of the last changes, the oldest first.
  ///
  /// A change without a line gives an empty text.
  func lines(ofLastChanges count: Int) -> [String] {
    let changes = entries.indices.filter { entries[$0].isChange }.suffix(count)
    let missing = Array(repeating: "", count: count - changes.count)
    return missing
      + changes.map(line(ofEntry:))
  }

  private func line(ofEntry index: Int) -> String {
    let start = end(before: index) + Int(entries[index].leadingCount)
    let bytes = text[start..<Int(entries[index].end)]
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private func end(before index: Int) -> Int {
    guard index > 0, !entries.isEmpty else { return 0 }
    return Int(entries[min(index, entries.count) - 1].end)
  }

  private mutating func dropOlderHalf() {
    let half = entries.count / 2
    let start = end(before: half)
    text.removeSubrange(..<start)
    entries.removeSubrange(..<half)
    for index in entries.indices { entries[index] = entries[index].moved(by: -start) }
    dropped += half
  }
}
