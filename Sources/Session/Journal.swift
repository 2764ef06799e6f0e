/// What was done since a session's beginning, as the lines of a script; what was undone is gone.
struct Journal: Sendable {
  struct Entry: Equatable, Sendable {
    var lines: [String]
    /// What was true then, as `expect` lines.
    var expectations: [String] = []
    /// Whether it can be undone.
    var isChange: Bool

    /// All its lines in order.
    var text: [String] { lines + expectations }
  }

  private(set) var entries: [Entry] = []
  /// What was undone, the last to be made again first.
  private var undone: [[Entry]] = []

  /// Adds what a command was; a change ends what could be made again.
  mutating func add(_ entry: Entry) {
    if entry.isChange { undone = [] }
    guard entry.isChange || !entry.lines.isEmpty else { return }
    entries.append(entry)
  }

  /// Takes the last change out, with what came after it.
  mutating func undo() {
    guard let last = entries.lastIndex(where: \.isChange) else { return }
    undone.append(Array(entries[last...]))
    entries.removeSubrange(last...)
  }

  /// Puts in again what was taken out last.
  mutating func redo() {
    if let last = undone.popLast() { entries += last }
  }
}
