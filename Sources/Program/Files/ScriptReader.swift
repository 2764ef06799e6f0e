import Foundation
import Session

/// Reads the lines of a script and returns each line immediately.
final class ScriptReader {
  /// The script's name in errors.
  let name: String
  let file: FileIdentity?
  private let descriptor: FileDescriptor
  private var lines = LineBuffer()

  /// Opens a script.
  ///
  /// The path `-` means standard input.
  convenience init(path: String) throws(ScriptError) {
    let name = path == "-" ? "<stdin>" : path
    do throws(FileError) {
      self.init(try Self.open(path, named: name), name: name)
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

  /// Reads from a descriptor that is closed elsewhere.
  convenience init(descriptor: Int32, name: String) {
    self.init(FileDescriptor(borrowing: descriptor, named: name), name: name)
  }

  private init(_ descriptor: FileDescriptor, name: String) {
    self.name = name
    self.descriptor = descriptor
    file = descriptor.status.map(FileIdentity.init)
  }

  /// Returns the next line without its line feed, and its number from 1.
  ///
  /// Returns nil at the end.
  ///
  /// - Throws: An error about the line. The next call continues with the next line.
  func next() throws(ScriptError) -> (number: Int, text: String)? {
    while !lines.hasLine() { try fill() }
    do throws(LineBuffer.Fault) {
      return try lines.next().map { (lines.number, $0) }
    } catch {
      let position = ScriptError.Position(line: lines.number, column: error.column)
      throw ScriptError(file: name, position: position, problem: error.problem)
    }
  }

  private func fill() throws(ScriptError) {
    do throws(FileError) {
      try lines.fill { bytes throws(FileError) in try descriptor.read(into: bytes) }
    } catch {
      lines.finish()
      throw ScriptError(file: name, position: nil, problem: .file(error))
    }
  }
}
