import Foundation

/// The files of the world outside, as far as a session needs them.
package protocol FileAccess: Sendable {
  /// Returns a file's contents.
  ///
  /// - Throws: ``FileError`` when there is no such file or it cannot be read.
  func read(_ path: String) throws(FileError) -> Data
  /// Replaces a file's contents in one step.
  ///
  /// - Throws: ``FileError`` when it cannot be written; the old contents stay then.
  func write(_ data: Data, to path: String) throws(FileError)
}

/// What there is where no files are.
package struct NoFiles: FileAccess {
  /// Creates them.
  package init() {}

  package func read(_ path: String) throws(FileError) -> Data {
    throw FileError(.read, path, .other("no files here"))
  }

  package func write(_ data: Data, to path: String) throws(FileError) {
    throw FileError(.read, path, .other("no files here"))
  }
}
