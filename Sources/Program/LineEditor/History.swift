import Session

/// The lines typed so far, in memory and in the file.
struct History {
  private(set) var entries: [String] = []
  private var file: HistoryFile?
  private let warn: (String) -> Void

  /// Loads the file's lines; a file that cannot be used is warned of once and left alone.
  init(file: HistoryFile?, warn: @escaping (String) -> Void) {
    self.file = file
    self.warn = warn
    do throws(FileError) {
      entries = try file?.load() ?? []
    } catch {
      giveUp(error)
    }
  }

  /// Returns whether the line is one to remember.
  func admits(_ line: String) -> Bool {
    HistoryFile.admits(HistoryFile.kept(line), after: entries.last)
  }

  /// Adds a line, in memory and to the file, without the blanks behind it; where it stood before,
  /// it stands no more.
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
