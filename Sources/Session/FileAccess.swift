import Foundation

/// The files of the world outside, as far as a session needs them.
package protocol FileAccess {
  /// Returns a file's contents.
  ///
  /// - Throws: ``FileError`` when there is no such file or it cannot be read.
  func read(_ path: String) throws(FileError) -> Data
  /// Replaces a file's contents in one step.
  ///
  /// - Throws: ``FileError`` when it cannot be written; the old contents stay then.
  func write(_ data: Data, to path: String) throws(FileError)
}
