import FileErrors
import Foundation
import SessionState

/// The checksums of the files that a session has read or written.
///
/// A different checksum shows that another program has changed a file since.
package struct KnownFiles: Sendable {
  /// The checksum of each known file by its path; an empty text if the file did not exist.
  private var sums: [String: String] = [:]

  package init() {}

  /// Records that a file doesn't exist yet, to notice later that another program created it.
  package mutating func noteMissing(_ path: String) { sums[path] = "" }

  /// Records the checksum of a file's contents, as 16 hexadecimal digits.
  package mutating func note(_ path: String, sum: String) { sums[path] = sum }

  /// Records the checksum of the contents that the session has read from or written to a file.
  package mutating func note(_ path: String, holding data: Data) {
    note(path, sum: Checksum.digits(of: data))
  }

  /// Returns the checksum that a file had when the session last read or wrote it.
  ///
  /// The text is empty if the file did not exist. Nil if the session has never read or written the
  /// file.
  package func sum(of path: String) -> String? { sums[path] }

  /// Returns whether data equal the contents that the session last read from or wrote to a file.
  package func isSame(_ path: String, holding data: Data) -> Bool {
    sums[path] == Checksum.digits(of: data)
  }

  /// Returns whether data equal the contents that the session last read from or wrote to any file.
  package func hold(_ data: Data) -> Bool { sums.values.contains(Checksum.digits(of: data)) }

  /// Returns the reason not to overwrite a file that has contents which the session hasn't read.
  ///
  /// Call it if the file's contents differ from those that the session last read or wrote.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - isOlder: for a file that the session never read or wrote, whether that is a reason.
  /// - Returns: the reason, or nil if the file may be overwritten.
  package func whyUnread(_ path: String, ifUnknown isOlder: () -> Bool) -> OverwriteRefusal
    .UnreadReason?
  {
    switch sums[path] {
    case ""?: .appeared
    case _?: .changed
    case nil: isOlder() ? .older : nil
    }
  }
}
