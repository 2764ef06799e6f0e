import FileErrors
import Foundation
import SessionState

/// The contents of a file that a line of a recorded script reads, such as `load form.yaml`.
///
/// If the session overwrites the file, these contents are put into the script line. So the script
/// still leads to the same state.
package struct FileReading: Equatable, Sendable {
  package let path: String
  /// The file's contents when it was read, without secure values.
  package let contents: Data
  /// The script line that reads the file; nil means the command line that the user typed.
  private let line: String?

  /// Creates a record of the contents that a script line has read from a file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - contents: the file's contents, without secure values.
  ///   - line: the script line that reads the file, or nil for the line that the user typed.
  package init(of path: String, contents: Data, line: String? = nil) {
    self.path = path
    self.contents = contents
    self.line = line
  }

  /// Returns the script line that reads the file.
  ///
  /// `given` is the line that the user typed; it is returned if no other line was stored.
  func line(orGiven given: String?) -> String? { line ?? given }

  /// Returns a script line that contains the file's contents, to be used instead of `line`.
  ///
  /// Nil if the new line would be too long, or if the contents are not UTF-8.
  package func line(replacing line: String) -> String? {
    guard let words = try? LineSyntax.words(of: line, commandsWithKeys: []).map(\.text),
      let text = String(bytes: contents, encoding: .utf8)
    else { return nil }
    let other = JSONCommand.line(of: words, reading: text)
    return other.utf8.count < Self.greatestSize ? other : nil
  }

  /// The limit for the length of a script line in bytes; a line must be shorter.
  private static let greatestSize = 1 << 20
}

extension Session {
  /// Stores the file contents that script lines read; scripts then still work if the files change.
  ///
  /// `given` is the line that the user typed, or nil. If the same line read other contents before,
  /// the earlier log lines get these other contents.
  package mutating func remember(_ readings: [FileReading], by given: String?) {
    for reading in readings {
      guard let line = reading.line(orGiven: given) else { continue }
      if let old = fileReadings[line], old.contents != reading.contents {
        replace(line, reading: old)
      }
      fileReadings[line] = reading
    }
  }

  /// Puts a file's old contents into log lines that read the file, after `data` was written there.
  mutating func replaceLines(reading path: String, before data: Data) {
    let path = Self.standardized(path)
    for (line, reading) in fileReadings
    where Self.standardized(reading.path) == path && reading.contents != data {
      replace(line, reading: reading)
      fileReadings[line] = nil
    }
  }

  private mutating func replace(_ line: String, reading: FileReading) {
    guard let other = reading.line(replacing: line) else { return }
    log.replace(line, with: other)
    if opening.first == line { opening[0] = other }
    forgetWrittenScript()
  }

  /// Forgets the stored contents of a file, so that log lines read the file even if it changes.
  package mutating func forgetReadings(of path: String) {
    let path = Self.standardized(path)
    fileReadings = fileReadings.filter { Self.standardized($0.value.path) != path }
  }

  private static func standardized(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  /// Runs an action during which reading the file `path` returns the text `contents`.
  package mutating func reading<Result>(
    _ contents: String, insteadOf path: String,
    _ body: (inout Session) throws(CommandError) -> Result
  ) throws(CommandError) -> Result {
    let files = self.files
    self.files = GivenFile(path: path, contents: Data(contents.utf8), others: files)
    defer { self.files = files }
    return try body(&self)
  }
}

/// Access to files where one file has given contents instead of its own.
private struct GivenFile: FileAccess {
  let path: String
  let contents: Data
  let others: any FileAccess

  func read(_ path: String) throws(FileError) -> Data {
    path == self.path ? contents : try others.read(path)
  }
  func isKept(_ path: String) -> Bool { path == self.path || others.isKept(path) }
  func isStream(_ path: String) -> Bool { path != self.path && others.isStream(path) }
  func isBuiltByApp(_ path: String) -> Bool { path != self.path && others.isBuiltByApp(path) }
  func isPrivate(_ path: String) -> Bool { path != self.path && others.isPrivate(path) }
  func write(
    _ data: Data, to path: String, _ options: WriteOptions
  ) throws(FileError) -> Bool { try others.write(data, to: path, options) }
}
