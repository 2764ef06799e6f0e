import FileErrors
import Foundation
import SessionState

/// The checksums of files that a session has read or written, to notice other programs' changes.
package struct KnownFiles: Sendable {
  /// The checksums of known files by path.
  ///
  /// The checksum is an empty text if there was no file.
  private var sums: [String: String] = [:]

  package init() {}

  /// Records that a file doesn't exist yet, to notice later that another program created it.
  package mutating func noteMissing(_ path: String) { sums[path] = "" }

  /// Records the checksum of a file's contents, as 16 hexadecimal digits.
  package mutating func note(_ path: String, sum: String) { sums[path] = sum }

  /// Records the contents that the session has read from a file or written to it.
  package mutating func note(_ path: String, holding data: Data) {
    note(path, sum: Checksum.digits(of: data))
  }

  /// Returns the checksum that a file had when the session last read or wrote it.
  ///
  /// It is empty if the file did not exist, and nil if the session doesn't know the file.
  package func sum(of path: String) -> String? { sums[path] }

  /// Returns whether a file still has the contents that the session last read or wrote.
  package func isSame(_ path: String, holding data: Data) -> Bool {
    sums[path] == Checksum.digits(of: data)
  }

  /// Returns whether any file that the session has read or written had these contents.
  package func hold(_ data: Data) -> Bool { sums.values.contains(Checksum.digits(of: data)) }

  /// Returns the reason not to overwrite a file whose present contents the session hasn't read.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - isOlder: whether to report a file that the session never read.
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
