import Foundation

/// The checksums of the answers and form files that a session has read or written.
struct KnownFiles: Sendable {
  /// The checksums by path.
  ///
  /// Empty if there was no file.
  private var sums: [String: String] = [:]

  /// Notes that a file doesn't exist yet.
  mutating func noteMissing(_ path: String) { sums[path] = "" }

  /// Notes the checksum of a file's contents.
  mutating func note(_ path: String, sum: String) { sums[path] = sum }

  /// Notes the contents of a file.
  mutating func note(_ path: String, holding data: Data) {
    note(path, sum: Checksum.digits(of: data))
  }

  /// Returns the known checksum of a file.
  ///
  /// It is empty if there was no file, and nil if it is unknown.
  func sum(of path: String) -> String? { sums[path] }

  /// Returns whether a file still has the known contents.
  func isSame(_ path: String, holding data: Data) -> Bool {
    sums[path] == Checksum.digits(of: data)
  }

  /// Returns whether any known file had these contents.
  func hold(_ data: Data) -> Bool { sums.values.contains(Checksum.digits(of: data)) }

  /// Returns why a file's contents are unknown to the session, if they changed.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - isOlder: whether to report a file that the session never read.
  /// - Returns: the reason, or nil.
  func whyUnread(_ path: String, ifUnknown isOlder: () -> Bool) -> OverwriteRefusal.UnreadReason? {
    switch sums[path] {
    case ""?: .appeared
    case _?: .changed
    case nil: isOlder() ? .older : nil
    }
  }
}
