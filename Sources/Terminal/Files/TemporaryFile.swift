import Foundation
import FileErrors

/// A temporary file that will replace another file in the same folder when it is complete.
///
/// Its name is like `.answers.json.4711.x2k9.formlift~`. The file is locked while it is written. So
/// the next process recognizes and removes a file that a killed process has left.
struct TemporaryFile {
  let path: String
  let file: FileDescriptor

  /// Creates a temporary file in the folder of the file that it will replace.
  ///
  /// - Parameters:
  ///   - target: the path of the file to replace.
  ///   - permissions: the permissions of the new file, before the umask is applied.
  ///   - name: the file's name in errors.
  /// - Throws: ``FileError`` if the file can't be created.
  init(beside target: String, permissions: mode_t, named name: String) throws(FileError) {
    var failure = FileError(.write, name, code: EEXIST)
    for _ in 0..<16 where failure.code == EEXIST {
      let path = Self.path(beside: target)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      do throws(FileError) {
        file = try FileDescriptor(
          opening: path, for: .write, flags: flags, mode: permissions, named: name)
        _ = file.lock()
        self.path = path
        return
      } catch {
        failure = error
      }
    }
    throw failure
  }

  private static func path(beside target: String) -> String {
    let part = String(UInt32.random(in: 0...UInt32.max), radix: 36)
    // A file name can have at most 255 bytes.
    return "\(target.folderPart).\(target.namePart.prefix(40)).\(getpid()).\(part)\(ending)"
  }

  private static let ending = ".formlift~"

  /// Removes the temporary files that killed processes have left in the folder of `target`.
  static func removeLeft(beside target: String) {
    let folder = target.folderPart.isEmpty ? "." : target.folderPart
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isLeft(name) {
      let path = target.folderPart + name
      let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
      guard let file = try? FileDescriptor(opening: path, for: .open, flags: flags),
        let status = file.status, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
        file.lock()
      else { continue }
      unlink(path)
    }
  }

  /// Returns whether a file has the name of a temporary file whose process has ended.
  private static func isLeft(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(ending) else { return false }
    let parts = name.dropLast(ending.count).split(separator: ".")
    guard parts.count > 2, let process = pid_t(parts[parts.count - 2]), process > 0 else {
      return false
    }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
