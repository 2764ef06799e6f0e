import Forms
import Foundation
import Session
import Terminal

/// A reader of a script's lines; it returns each complete line without waiting for the next.
package final class ScriptReader {
  /// The name of the script in error messages.
  package let name: String
  package let file: FileIdentity?
  private let descriptor: FileDescriptor
  private var lines = LineBuffer()
  /// The maximum size in bytes of a whole file, or of one line of standard input.
  private let limit: Int
  private let isStandardInput: Bool
  /// The number of bytes read from the file, or since the last line of standard input.
  private var byteCount = 0

  /// Opens a script.
  ///
  /// The path `-` means standard input.
  ///
  /// - Parameters:
  ///   - path: the script's file.
  ///   - limit: the maximum number of bytes of the file, or of one line of standard input.
  /// - Throws: ``ScriptError`` when the file can't be opened.
  package convenience init(path: String, limit: Int = DiskFiles.usualLimit) throws(ScriptError) {
    let name = path == "-" ? "<stdin>" : path
    do throws(FileError) {
      if path.hasSuffix(".yaml") || path.hasSuffix(".yml") {
        throw FileError(.read, path, .contents(.formAsScript))
      }
      if path.hasSuffix(".swift"), access(path.expandingHome, F_OK) == 0 {
        throw FileError(.read, path, .contents(.swiftAsScript))
      }
      self.init(
        try Self.open(path, named: name), name: name, limit: limit, isStandardInput: path == "-")
    } catch {
      throw ScriptError(file: name, position: nil, problem: .file(error))
    }
  }

  private static func open(_ path: String, named name: String) throws(FileError) -> FileDescriptor {
    let file =
      path == "-"
      ? FileDescriptor(borrowing: STDIN_FILENO, named: name)
      : try FileDescriptor(opening: path.expandingHome, for: .open, flags: O_RDONLY, named: name)
    if let status = file.status, status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(.open, name, code: EISDIR)
    }
    return file
  }

  /// Reads a script from an open file descriptor, and leaves it open; `name` is used in errors.
  package convenience init(descriptor: Int32, name: String) {
    self.init(
      FileDescriptor(borrowing: descriptor, named: name), name: name,
      limit: DiskFiles.usualLimit, isStandardInput: true)
  }

  private init(
    _ descriptor: FileDescriptor, name: String, limit: Int, isStandardInput: Bool
  ) {
    self.name = name
    self.limit = limit
    self.isStandardInput = isStandardInput
    self.descriptor = descriptor
    file = descriptor.status.map(FileIdentity.init)
  }

  /// Returns the next line without its line feed, and its number from 1.
  ///
  /// Returns nil at the end.
  ///
  /// - Throws: An error about the line. The next call continues with the next line.
  package func next() throws(ScriptError) -> (number: Int, text: String)? {
    while !lines.hasLine() { try fill() }
    if isStandardInput { byteCount = 0 }
    do throws(LineBuffer.Fault) {
      return try lines.next().map { (lines.number, $0) }
    } catch {
      let position = ScriptError.Position(line: lines.number, column: error.column)
      throw ScriptError(file: name, position: position, problem: error.problem)
    }
  }

  private func fill() throws(ScriptError) {
    do throws(FileError) {
      try lines.fill { bytes throws(FileError) in
        let count = try descriptor.read(into: bytes)
        byteCount += count
        guard byteCount <= limit else { throw tooLong }
        return count
      }
    } catch {
      lines.finish()
      throw ScriptError(file: name, position: nil, problem: .file(error))
    }
  }

  private var tooLong: FileError {
    let larger = limit < Form.greatestFileSize ? Form.greatestFileSize : nil
    return FileError(.read, name, .file(.tooLong(limit: limit, larger: larger)))
  }
}
