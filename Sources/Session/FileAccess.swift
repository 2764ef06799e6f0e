import Foundation

/// The files of the world outside, as far as a session needs them.
package protocol FileAccess {
  /// Returns a file's contents.
  ///
  /// - Throws: ``FileFailure`` when there is no such file or it cannot be read.
  func read(_ path: String) throws(FileFailure) -> Data
  /// Replaces a file's contents in one step.
  ///
  /// - Throws: ``FileFailure`` when it cannot be written; the old contents stay then.
  func write(_ data: Data, to path: String) throws(FileFailure)
}

/// Why a file could not be read or written.
package struct FileFailure: Error, Equatable, Sendable {
  package var path: String
  /// The system's words.
  package var reason: String

  /// Creates a failure.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
