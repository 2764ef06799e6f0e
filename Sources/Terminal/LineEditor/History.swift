import FileErrors

/// The history of typed lines, which the arrow keys recall, in memory and in a file.
struct History {
  private(set) var entries: [String] = []
  private var file: HistoryFile?
  private let warn: (String) -> Void

  /// Loads the typed lines of earlier sessions from a history file.
  ///
  /// If the file can't be used, warns once and keeps the history only in memory.
  init(file: HistoryFile?, warn: @escaping (String) -> Void) {
    self.file = file
    self.warn = warn
    do throws(FileError) {
      entries = try file?.load() ?? []
    } catch {
      giveUp(error)
    }
  }

  /// Returns whether a typed line should be added to the history, and isn't a repetition.
  func admits(_ line: String) -> Bool {
    HistoryFile.admits(HistoryFile.kept(line), after: entries.last)
  }

  /// Adds a typed line to the history, in memory and in the file, without trailing blanks.
  ///
  /// An earlier copy in memory is removed.
  mutating func remember(_ typed: String) {
    let line = HistoryFile.kept(typed)
    entries.removeAll { $0 == line }
    entries.append(line)
    if entries.count > HistoryFile.trimLimit {
      entries.removeFirst(entries.count - HistoryFile.loadLimit)
    }
    do throws(FileError) { try file?.append(line) } catch { giveUp(error) }
  }

  private mutating func giveUp(_ error: FileError) {
    file = nil
    warn("the history is not kept: \(error)")
  }
}
