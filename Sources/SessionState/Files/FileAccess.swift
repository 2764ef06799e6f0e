import FileErrors
import Foundation

/// The file system operations that a session's commands need, so that tests can replace the disk.
package protocol FileAccess: Sendable {
  /// Returns a file's contents.
  ///
  /// - Throws: ``FileError`` when the file doesn't exist or can't be read.
  func read(_ path: String) throws(FileError) -> Data
  /// Returns whether a path leads to a regular file, and not to a terminal or a pipe.
  func isKept(_ path: String) -> Bool
  /// Returns whether a path leads to a terminal, a pipe or another device, and not to a file.
  func isStream(_ path: String) -> Bool
  /// Returns whether a path is a name for a form generated from an app's code, and not for a file.
  func isBuiltByApp(_ path: String) -> Bool
  /// Returns whether only the owner may read or write a file.
  func isPrivate(_ path: String) -> Bool
  /// Replaces a file's contents atomically.
  ///
  /// - Returns: whether the path is a regular file, and not a terminal or a pipe.
  /// - Throws: ``FileError`` when the file can't be written. The old contents are then unchanged.
  @discardableResult
  func write(_ data: Data, to path: String, _ options: WriteOptions) throws(FileError) -> Bool
}

extension FileAccess {
  /// Returns a file's contents for a command.
  ///
  /// - Throws: ``CommandError`` when the file doesn't exist or can't be read.
  package func contents(of path: String) throws(CommandError) -> Data {
    do throws(FileError) {
      return try read(path)
    } catch {
      throw CommandError(error)
    }
  }
}

extension FileAccess {
  /// Returns whether a path leads to a regular file; by default, true for any readable path.
  package func isKept(_ path: String) -> Bool { (try? read(path)) != nil }
  package func isStream(_ path: String) -> Bool { false }
  package func isBuiltByApp(_ path: String) -> Bool { false }
  package func isPrivate(_ path: String) -> Bool { false }
}

/// Options for writing a file.
package struct WriteOptions: Equatable, Sendable {
  /// Whether only the owner may read the written file.
  package var isPrivate = false
  /// Whether to overwrite a file even if it is read-only, or if it is the `protected` file.
  package var isForced = false
  /// The path of a file that is not overwritten, even through a link, unless `isForced` is true.
  package var protected: String

  /// Creates options for writing a file that don't allow the file at `path` to be overwritten.
  ///
  /// Use it to save answers without overwriting the form's own file.
  package init(protecting path: String) { protected = path }
}

/// A file system without files, so that every read fails.
package struct EmptyFileAccess: FileAccess {
  /// Creates a file system without files.
  package init() {}

  package func read(_ path: String) throws(FileError) -> Data {
    throw FileError(.read, path, .other("no files here"))
  }

  package func write(
    _ data: Data, to path: String, _ options: WriteOptions
  ) throws(FileError) -> Bool {
    throw FileError(.read, path, .other("no files here"))
  }
}
