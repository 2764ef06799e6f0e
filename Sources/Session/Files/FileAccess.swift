import Foundation

/// The files of the world outside, as far as a session needs them.
package protocol FileAccess: Sendable {
  /// Returns a file's contents.
  ///
  /// - Throws: ``FileError`` when there is no such file or it cannot be read.
  func read(_ path: String) throws(FileError) -> Data
  /// Whether there is a file that keeps its contents, and not a terminal or a pipe.
  func isKept(_ path: String) -> Bool
  /// Whether it is no file, but the definition of a form that an app built by itself.
  func isBuiltByApp(_ path: String) -> Bool
  /// Whether only its owner may read or write a file.
  func isPrivate(_ path: String) -> Bool
  /// Replaces a file's contents in one step.
  ///
  /// - Returns: whether it is a file that keeps them, and not a terminal or a pipe.
  /// - Throws: ``FileError`` when it cannot be written; the old contents stay then.
  @discardableResult
  func write(_ data: Data, to path: String, _ options: WriteOptions) throws(FileError) -> Bool
}

extension FileAccess {
  /// Returns a file's contents for a command.
  ///
  /// - Throws: ``CommandError`` when there is no such file or it cannot be read.
  package func contents(of path: String) throws(CommandError) -> Data {
    do throws(FileError) {
      return try read(path)
    } catch {
      throw CommandError(error)
    }
  }
}

extension FileAccess {
  package func isKept(_ path: String) -> Bool { (try? read(path)) != nil }
  package func isBuiltByApp(_ path: String) -> Bool { false }
  package func isPrivate(_ path: String) -> Bool { false }
}

/// The options with which a file is written.
package struct WriteOptions: Equatable, Sendable {
  /// Whether only its owner may read it.
  package var isPrivate = false
  /// Whether it may be read-only, or the file that is protected.
  package var isForced = false
  /// A file that is not to be replaced, whatever name it goes by: the form that is open.
  package var protected: String

  /// Creates options.
  package init(protecting path: String) { protected = path }
}

/// The files of a session that has none.
package struct NoFiles: FileAccess {
  /// Creates them.
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
