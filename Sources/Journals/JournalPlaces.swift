import Foundation
import Terminal

/// The folders that may contain journals of unsaved answers.
package struct JournalPlaces {
  /// The folder for unsaved answers in the user's state folder, or nil without a home directory.
  package let own: String?
  /// A folder for unsaved answers among the temporary files, to use if the folder `own` can't be
  /// used.
  let fallback: String

  package init(
    environment: [String: String] = Environment.values(of: ["XDG_STATE_HOME", "HOME", "TMPDIR"])
  ) {
    let temporary = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    own = StateFolder.path(in: environment).map { "\($0)/journal" }
    fallback = "\(temporary)/formlift-\(geteuid())"
  }

  /// The paths of the folders for journals of unsaved answers, in order of preference.
  var paths: [String] { (own.map { [$0] } ?? []) + [fallback] }

  /// The existing folders for journals of unsaved answers, opened so that journals can be found.
  var existing: [JournalFolder] {
    paths.compactMap { try? JournalFolder(path: $0, isMade: false) }
  }
}
