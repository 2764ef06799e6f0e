import Foundation

/// The files of answers and forms that a session has read or written, by what they held then.
struct KnownFiles: Sendable {
  /// The sums of their contents by path; empty where there was no file.
  private var sums: [String: String] = [:]

  /// Takes note that there is no such file yet.
  mutating func noteMissing(_ path: String) { sums[path] = "" }

  /// Takes note of the sum of what a file holds.
  mutating func note(_ path: String, sum: String) { sums[path] = sum }

  /// Takes note of what a file holds.
  mutating func note(_ path: String, holding data: Data) {
    note(path, sum: Checksum.digits(of: data))
  }

  /// Returns the sum of what a file held; empty where there was none, nil where that is not known.
  func sum(of path: String) -> String? { sums[path] }

  /// Returns whether a file holds what it held.
  func isSame(_ path: String, holding data: Data) -> Bool {
    sums[path] == Checksum.digits(of: data)
  }

  /// Returns whether some file, under whatever name, held that.
  func hold(_ data: Data) -> Bool { sums.values.contains(Checksum.digits(of: data)) }

  /// Returns why a file's contents are not known, where it holds others than it did.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - isOlder: whether one of which nothing is known counts.
  /// - Returns: the reason; nil where there is none.
  func whyUnread(_ path: String, ifUnknown isOlder: () -> Bool) -> OverwriteRefusal.Unread? {
    switch sums[path] {
    case ""?: .appeared
    case _?: .changed
    case nil: isOlder() ? .older : nil
    }
  }
}
