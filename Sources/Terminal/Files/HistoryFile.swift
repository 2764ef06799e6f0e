import Foundation
import FileErrors

/// The file with the lines that users typed in earlier sessions, readable only by its owner.
///
/// The file is in UTF-8. Each line is appended immediately under a lock. So the lines of parallel
/// sessions are all stored, and a crash loses none. A line that a power failure has damaged is
/// skipped, and the other lines are read.
package struct HistoryFile {
  /// The maximum number of lines to read from the history file, the newest ones.
  static let loadLimit = 1_000
  /// The number of lines above which the history file is shortened to `loadLimit` lines.
  static let trimLimit = 2_000
  /// The maximum number of bytes to read from the end of the history file.
  private static let readLimit = 1 << 20

  package let path: String

  package init(path: String) { self.path = path }

  /// Finds the user's history file in the program's state folder; nil without a home directory.
  package init?(environment: [String: String] = Environment.values(of: ["XDG_STATE_HOME", "HOME"]))
  {
    guard let folder = StateFolder.path(in: environment) else { return nil }
    path = folder + "/history"
  }

  /// Whether the file with the typed lines exists; it doesn't before the first session.
  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns whether a typed line should be added to the history after the line `previous`.
  ///
  /// Users can keep a line out of the history by starting it with a blank.
  static func admits(_ line: String, after previous: String?) -> Bool {
    line.first?.isWhitespace == false && line != previous && !line.contains(where: \.isNewline)
      && !line.utf8.contains(0)
  }

  /// Returns a typed line as the history file stores it, without trailing blanks.
  package static func kept(_ line: String) -> String {
    let end = line.unicodeScalars.lastIndex { $0 != " " && $0 != "\t" }
    return end.map { String(line.unicodeScalars[...$0]) } ?? ""
  }

  /// Reads the newest lines, each once, the oldest first; shortens a file that has grown too long.
  ///
  /// - Throws: ``FileError`` if reading fails. The file is then unchanged.
  func load() throws(FileError) -> [String] {
    let file: FileDescriptor
    do {
      file = try open(flags: O_RDWR)
    } catch {
      guard error.code == ENOENT else { throw error }
      return []
    }
    let size = Int(file.status?.st_size ?? 0)
    let all = try Self.lines(
      of: file.readEnd(limit: Self.readLimit), isCut: size > Self.readLimit)
    let lines = Self.withoutRepeats(all)
    let isLong = all.count > Self.trimLimit || size > Self.readLimit
    if isLong, !lines.isEmpty { try trim(to: lines.suffix(Self.loadLimit)) }
    return Array(lines.suffix(Self.loadLimit))
  }

  /// Returns the lines without repetitions; of several equal lines, the last one is returned.
  private static func withoutRepeats(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.reversed().filter { seen.insert($0).inserted }.reversed()
  }

  /// Appends a typed line to the history file, and creates the file if necessary.
  package func append(_ line: String) throws(FileError) {
    try createDirectory()
    let file = try openCurrent()
    // If the last line is incomplete, start a new line.
    let isTorn = try !(file.readEnd(limit: 1).first.map { $0 == 0x0a } ?? true)
    try file.write(((isTorn ? "\n" : "") + line + "\n").utf8)
  }

  private func createDirectory() throws(FileError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path.folderPart, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw FileError(.createDirectory, path)
    }
  }

  // Another session may have replaced the file between the opening and the lock.
  private func openCurrent() throws(FileError) -> FileDescriptor {
    for _ in 0..<100 {
      let file = try open(flags: O_RDWR | O_APPEND | O_CREAT)
      var named = stat()
      if lstat(path, &named) == 0, file.status.map(FileIdentity.init) == FileIdentity(named) {
        return file
      }
    }
    throw FileError(.open, path, .file(.isLocked))
  }

  private func open(flags: Int32) throws(FileError) -> FileDescriptor {
    let all = flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    let file = try FileDescriptor(opening: path, for: .open, flags: all, mode: 0o600)
    guard let status = file.status, status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(.open, path, .file(.notAFile))
    }
    if status.st_mode & 0o077 != 0 { fchmod(file.number, 0o600) }
    try lock(file)
    return file
  }

  /// Locks the history file, and waits up to about a second if another session has locked it.
  ///
  /// - Throws: ``FileError`` if the file is still locked then.
  private func lock(_ file: FileDescriptor) throws(FileError) {
    for _ in 0..<50 {
      if file.lock() { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw FileError(.open, path) }
      usleep(20_000)
    }
    throw FileError(.open, path, .file(.isLocked))
  }

  /// Splits bytes from the end of the history file into lines, without damaged and empty lines.
  ///
  /// If `isCut` is true, the first line is incomplete and is dropped.
  private static func lines(of data: Data, isCut: Bool) -> [String] {
    data.split(separator: 0x0a, omittingEmptySubsequences: false).dropFirst(isCut ? 1 : 0)
      .compactMap { line in
        line.contains(0) ? nil : String(validating: line, as: UTF8.self).map(kept)
      }
      .filter { !$0.isEmpty }
  }

  private func trim(to lines: ArraySlice<String>) throws(FileError) {
    try AtomicFile.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: path)
  }
}
