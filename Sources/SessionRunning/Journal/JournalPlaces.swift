import Foundation
import Terminal

/// The folders that may contain journals.
package struct JournalPlaces {
  /// The user's own folder in the state folder, or nil without a home directory.
  package let own: String?
  /// A fallback in the folder for temporary files.
  let fallback: String

  package init(
    environment: [String: String] = Environment.values(of: ["XDG_STATE_HOME", "HOME", "TMPDIR"])
  ) {
    let temporary = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    own = StateFolder.path(in: environment).map { "\($0)/journal" }
    fallback = "\(temporary)/formlift-\(geteuid())"
  }

  /// The paths, in order of preference.
  var paths: [String] { (own.map { [$0] } ?? []) + [fallback] }

  /// The folders that exist.
  var existing: [JournalFolder] {
    paths.compactMap { try? JournalFolder(path: $0, isMade: false) }
  }
}
