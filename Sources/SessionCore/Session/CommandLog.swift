/// The commands since the beginning of a session as script lines, without undone ones.
///
/// All lines are stored in one UTF-8 buffer, so each command takes few bytes. When the log exceeds
/// its limit, the older half is dropped.
///
/// A checkpoint (a state that the user saved by name) remains when the change before it is undone.
/// So the undone lines up to the checkpoint remain in the log as a detour: lines that save the
/// current state, run the undone lines, and return to the saved state.
package struct CommandLog: Sendable {
  /// The maximum size of the log in bytes while no recording runs.
  package static let limit = 4 << 20
  /// The maximum size of the log in bytes while the session is recorded into a script.
  ///
  /// A script that is larger can't be run.
  package static let limitOfRecording = 64 << 20

  /// The lines that one command appended to the log, as a position in the log's text.
  private struct Entry {
    /// The byte offset in the log's text where this command's lines end.
    var end: Int32
    /// The size in bytes of this command's script lines that precede the command's own line.
    var leadingCount: Int32 = 0
    /// Whether the command of this log entry changed the session's state, so that it can be undone.
    var isChange = false
    /// Whether this log entry saves a checkpoint, a named state that `undo` does not remove.
    var setsCheckpoint = false
    /// The nesting depth of the detour that this log entry is, or 0 if the entry is a command.
    ///
    /// A detour contains undone lines that save named states. Its depth is 1 if it contains no
    /// other detour.
    var detourDepth: Int32 = 0

    /// Returns a copy of this log entry with its end moved by `distance` bytes in the log's text.
    func moved(by distance: Int) -> Entry {
      var entry = self
      entry.end += Int32(distance)
      return entry
    }
  }

  /// A change that was undone, with the log entries after it, so that it can be redone.
  private struct UndoneChange {
    var text: [UInt8]
    /// The undone log entries, whose ends are byte offsets in this value's ``text``.
    var entries: [Entry]
    /// The index of the detour in the log that replaced these entries, counted from the session's
    /// start; nil without a detour.
    var detour: Int?

    /// Removes those undone entries that save named states.
    ///
    /// A detour in the log already contains their lines.
    mutating func removeCheckpoints() {
      let old = self
      (text, entries) = ([], [])
      var start = 0
      for entry in old.entries {
        let end = Int(entry.end)
        if !entry.setsCheckpoint {
          text += old.text[start..<end]
          entries.append(entry.moved(by: text.count - end))
        }
        start = end
      }
    }
  }

  private var text: [UInt8] = []
  private var entries: [Entry] = []
  /// The undone parts of the log that can be redone; the last one is redone first.
  private var undone: [UndoneChange] = []
  /// The number of entries that were dropped from the beginning of the log.
  private(set) var droppedCount = 0
  /// The original line of each line that replaced another one, by the replacing line.
  private var replaced: [String: String] = [:]
  /// The number of bytes at the log's beginning that ``takeUnwritten()`` has already returned.
  ///
  /// Undo reduces the number, and a replaced line resets it to 0.
  private var writtenCount = 0

  /// The number of entries in the log so far, including dropped ones.
  package var count: Int { droppedCount + entries.count }

  /// Whether the beginning of the log was dropped because it became too long.
  package var isCut: Bool { droppedCount > 0 }

  /// Appends a command's lines to the log.
  ///
  /// If the command is a change, undone lines can't be redone any more.
  ///
  /// - Parameters:
  ///   - lines: the command's line, and further script lines after it.
  ///   - leading: script lines before the command's line.
  ///   - isChange: whether the command can be undone.
  ///   - setsCheckpoint: whether the command saves the state under a name (a checkpoint).
  ///   - limit: the maximum size of the log in bytes. Above it, the older half is dropped.
  package mutating func add(
    _ lines: [String], behind leading: [String] = [], isChange: Bool,
    setsCheckpoint: Bool = false, limit: Int = Self.limit
  ) {
    guard isChange || !lines.isEmpty else { return }
    let start = text.count
    append(leading)
    let leadingCount = text.count - start
    append(lines)
    endEntry(leadingCount, isChange: isChange, setsCheckpoint: setsCheckpoint, limit: limit)
  }

  /// Appends the line of a command to the log, while no recording runs.
  ///
  /// `leading` are the lines before it, as in the method for several lines.
  mutating func add(
    _ line: String, behind leading: [String], isChange: Bool, setsCheckpoint: Bool
  ) {
    let start = text.count
    append(leading)
    let leadingCount = text.count - start
    append(line)
    endEntry(leadingCount, isChange: isChange, setsCheckpoint: setsCheckpoint, limit: Self.limit)
  }

  /// Makes an entry of the text that was appended to the log for a command.
  private mutating func endEntry(
    _ leadingCount: Int, isChange: Bool, setsCheckpoint: Bool, limit: Int
  ) {
    if isChange, !undone.isEmpty { undone = [] }
    entries.append(
      Entry(
        end: Int32(text.count), leadingCount: Int32(leadingCount), isChange: isChange,
        setsCheckpoint: setsCheckpoint))
    if text.count > limit || entries.count > limit / 4 { dropOlderHalf() }
  }

  private mutating func append(_ lines: [String]) {
    for line in lines { append(line) }
  }

  private mutating func append(_ line: String) {
    text += line.utf8
    text.append(UInt8(ascii: "\n"))
  }

  /// Removes the last change and all lines after it from the log; ``redo()`` can append them again.
  ///
  /// If a removed line saves a checkpoint (a named state), a detour in the log still saves it.
  ///
  /// Returns the change's line, or an empty text if there was no change.
  @discardableResult
  package mutating func undo() -> String {
    guard let last = entries.lastIndex(where: \.isChange) else { return "" }
    let start = end(before: last)
    let line = line(ofEntry: last)
    let part = UndoneChange(
      text: Array(text[start...]), entries: entries[last...].map { $0.moved(by: -start) },
      detour: entries[last...].contains(where: \.setsCheckpoint) ? droppedCount + last : nil)
    remove(from: last)
    if part.detour != nil { addDetour(of: part) }
    undone.append(part)
    return line
  }

  /// Appends the lines again that ``undo()`` removed last.
  ///
  /// Returns the change's line, or an empty text if there is nothing to redo.
  @discardableResult
  package mutating func redo() -> String {
    guard var last = undone.popLast() else { return "" }
    if let detour = last.detour {
      if count == detour + 1 {
        remove(from: detour - droppedCount)
      } else {
        // The detour stays, and a checkpoint may have been set again since.
        last.removeCheckpoints()
      }
    }
    let (first, start) = (entries.count, text.count)
    text += last.text
    entries += last.entries.map { $0.moved(by: start) }
    return line(ofEntry: first)
  }

  private mutating func remove(from index: Int) {
    let start = end(before: index)
    text.removeSubrange(start...)
    entries.removeSubrange(index...)
    writtenCount = min(writtenCount, start)
  }

  /// Appends an undone part's lines, between lines that save the state and return to it.
  ///
  /// So a script of the log still saves the named states in this part.
  private mutating func addDetour(of part: UndoneChange) {
    var (lines, entries) = (part.text[...], part.entries[...])
    // A detour at the end ends where the new one does.
    if let last = entries.last, last.detourDepth > 0 {
      let start = entries.count > 1 ? Int(entries[entries.count - 2].end) : 0
      let inner = lines[start...].dropFirst(Self.lineBeforeDetour(last.detourDepth).utf8.count)
        .dropLast(Self.lineAfterDetour(last.detourDepth).utf8.count)
      lines = lines[..<start] + inner
      entries = entries.dropLast()
      // What is inside may hold detours as well, less deep than that one.
      if last.detourDepth > 1 { entries.append(Entry(end: 0, detourDepth: last.detourDepth - 1)) }
    }
    let depth = 1 + (entries.map(\.detourDepth).max() ?? 0)
    text += Self.lineBeforeDetour(depth).utf8
    text += lines
    text += Self.lineAfterDetour(depth).utf8
    self.entries.append(
      Entry(end: Int32(text.count), setsCheckpoint: true, detourDepth: depth))
  }

  private static func lineBeforeDetour(_ depth: Int32) -> String {
    "checkpoint 'undone \(depth)'\n"
  }
  private static func lineAfterDetour(_ depth: Int32) -> String { "revert 'undone \(depth)'\n" }

  /// Returns the log's lines that this function has not returned before, and their byte offset in
  /// the log.
  ///
  /// Use it to append lines to a file that already has the bytes before this offset.
  package mutating func takeUnwritten() -> (offset: Int, lines: ArraySlice<UInt8>) {
    let offset = writtenCount
    writtenCount = text.count
    return (offset, text[offset...])
  }

  /// Returns the log's lines from a byte offset on, in UTF-8.
  package func lines(from offset: Int) -> ArraySlice<UInt8> { text[offset...] }

  /// Returns the size in bytes of the log before an entry.
  ///
  /// `number` is the entry's index since the session's start, from 0.
  package func size(beforeEntry number: Int) -> Int { end(before: max(0, number - droppedCount)) }

  /// Splits the log's text in two: the lines of the entries before an index, and all other lines.
  ///
  /// The index counts all entries since the session's start, including dropped ones.
  package func split(at number: Int) -> (before: String, since: String) {
    let start = size(beforeEntry: number)
    return (
      String(decoding: text[..<start], as: UTF8.self),
      String(decoding: text[start...], as: UTF8.self)
    )
  }

  /// Returns the command line of each of the last `count` changes in the log, the oldest first.
  ///
  /// The line is empty for a change without a line, and for a change that was dropped.
  package func lines(ofLastChanges count: Int) -> [String] {
    let changes = entries.indices.filter { entries[$0].isChange }.suffix(count)
    let missing = Array(repeating: "", count: count - changes.count)
    return missing
      + changes.map(line(ofEntry:))
  }

  private func line(ofEntry index: Int) -> String {
    let start = end(before: index) + Int(entries[index].leadingCount)
    let bytes = text[start..<Int(entries[index].end)]
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return replaced[line] ?? line
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
    droppedCount += half
    writtenCount = 0
  }
}

extension CommandLog {
  /// Replaces a line everywhere in the log, also among undone lines.
  ///
  /// Messages about undone and redone commands still show the original line.
  package mutating func replace(_ line: String, with other: String) {
    replaced[other] = replaced[line] ?? line
    let lines = (Array(line.utf8), Array(other.utf8))
    Self.replace(lines, in: &text, &entries)
    writtenCount = 0
    undone = undone.map { part in
      var part = part
      Self.replace(lines, in: &part.text, &part.entries)
      return part
    }
  }

  private static func replace(
    _ lines: (old: [UInt8], new: [UInt8]), in text: inout [UInt8], _ entries: inout [Entry]
  ) {
    let old = text
    text = []
    text.reserveCapacity(old.count + lines.new.count)
    var (start, entry) = (0, 0)
    while true {
      while entry < entries.count, entries[entry].end <= start {
        entries[entry].end = Int32(text.count)
        entry += 1
      }
      guard start < old.count else { return }
      let end = old[start...].firstIndex(of: UInt8(ascii: "\n")) ?? old.count
      text += old[start..<end].elementsEqual(lines.old) ? lines.new[...] : old[start..<end]
      text.append(UInt8(ascii: "\n"))
      start = end + 1
    }
  }
}
