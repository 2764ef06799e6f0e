/// The commands since a session's beginning, as the lines of a script; what was undone is gone.
///
/// The lines lie one behind the other as UTF-8, so that a million commands take a few bytes each.
/// Of a log that grows beyond its limit the older half goes.
struct CommandLog: Sendable {
  /// The bytes of lines that are kept at most.
  static let limit = 4 << 20

  /// The part of the text that one command added.
  private struct Entry {
    /// The offset behind its last byte.
    let end: Int32
    /// How many bytes come before the command's own line.
    let leadingCount: Int32
    /// Whether it can be undone.
    let isChange: Bool

    /// Returns the entry of the same text elsewhere.
    func moved(by distance: Int) -> Entry {
      Entry(end: end + Int32(distance), leadingCount: leadingCount, isChange: isChange)
    }
  }

  private var text: [UInt8] = []
  private var entries: [Entry] = []
  /// What was undone, the last to be made again first: each a change with what came after it, whose
  /// entries count from its own beginning, since remarks may be added before it comes back.
  private var undone: [(text: [UInt8], entries: [Entry])] = []
  /// The number of entries that were dropped.
  private var dropped = 0

  /// The number of entries so far, dropped ones among them.
  var count: Int { dropped + entries.count }

  /// Whether the beginning is gone.
  var isCut: Bool { dropped > 0 }

  /// Adds a command's lines; a change ends what could be made again.
  ///
  /// - Parameters:
  ///   - lines: its own line, and what a script has behind it.
  ///   - leading: what a script has before it.
  ///   - isChange: whether it can be undone.
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

  /// Takes the last change out, with what came after it; returns its line, empty where it has none.
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

  /// Puts in again what was taken out last; returns the change's line, empty where it has none.
  @discardableResult
  mutating func redo() -> String {
    guard let last = undone.popLast() else { return "" }
    let (first, start) = (entries.count, text.count)
    text += last.text
    entries += last.entries.map { $0.moved(by: start) }
    return line(ofEntry: first)
  }

  /// Returns the text of the entries before a number, and of those from it on.
  func split(at number: Int) -> (before: String, since: String) {
    let start = end(before: max(0, number - dropped))
    return (
      String(decoding: text[..<start], as: UTF8.self),
      String(decoding: text[start...], as: UTF8.self)
    )
  }

  /// Returns the line of each of the last changes, the oldest first; of one without, an empty text.
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
