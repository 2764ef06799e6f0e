import Foundation

/// The folders in which journals may lie.
struct JournalPlaces {
  /// The user's own, in the state folder; nil without a home directory.
  let own: String?
  /// The one in the folder of temporary files, for when the other cannot be used.
  let fallback: String

  init(
    environment: [String: String] = Environment.values(of: ["XDG_STATE_HOME", "HOME", "TMPDIR"])
  ) {
    let temporary = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    own = StateFolder.path(in: environment).map { "\($0)/journal" }
    fallback = "\(temporary)/formlift-\(geteuid())"
  }

  /// Their paths, the better one first.
  var paths: [String] { (own.map { [$0] } ?? []) + [fallback] }

  /// The folders that are there already.
  var existing: [JournalFolder] {
    paths.compactMap { try? JournalFolder(path: $0, isMade: false) }
  }
}
