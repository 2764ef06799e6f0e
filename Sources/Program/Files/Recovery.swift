import Foundation
import Session

/// The answers of sessions that a signal ended, each kept as a script that gives them again.
///
/// Only their owner can read them, and secure values are not among them.
struct Recovery {
  private let folder: String

  /// Keeps answers beside the history; nil without a home directory.
  init?() {
    guard let history = HistoryFile() else { return nil }
    folder = history.path.folderPart
  }

  /// The scripts that were not run yet.
  var scripts: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("recovered-") }.sorted().map { folder + $0 }
  }

  /// Keeps a session's answers.
  ///
  /// - Returns: the script's path.
  /// - Throws: ``FileError`` when it cannot be written.
  func keep(_ session: Session) throws(FileError) -> String {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = "\(folder)recovered-\(UUID().uuidString.prefix(8).lowercased()).formlift"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    let file = try FileDescriptor(opening: path, for: .write, flags: flags, mode: 0o600)
    try file.write(Self.script(session).utf8)
    return path
  }

  /// Forgets a script that was run.
  func forget(_ path: String) {
    if scripts.contains(path) { unlink(path) }
  }

  // The script may be run from another folder.
  private static func script(_ session: Session) -> String {
    let name = session.fileName
    let isFile = FileManager.default.fileExists(atPath: name)
    let path = isFile ? URL(fileURLWithPath: name).standardizedFileURL.path : name
    let lines = ["load \(Session.quoted(path))"] + session.answerLines
    return lines.joined(separator: "\n") + "\n"
  }
}
