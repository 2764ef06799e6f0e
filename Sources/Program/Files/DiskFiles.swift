import Forms
import Foundation
import Session

/// The files of this machine.
struct DiskFiles: FileAccess {
  /// Reads a file, or what comes through a pipe, and stops soon after the limit.
  func read(_ path: String) throws(FileError) -> Data {
    let file = try FileDescriptor(
      opening: path.expandingHome, for: .read, flags: O_RDONLY, named: path)
    let contents = try file.readAll(limit: Form.greatestFileSize)
    guard contents.count <= Form.greatestFileSize else {
      throw FileError(.read, path, .tooLong(limit: Form.greatestFileSize))
    }
    return contents
  }

  func write(
    _ data: Data, to path: String, _ manner: WritingManner
  ) throws(FileError) -> Bool {
    let target = path.expandingHome
    if !manner.isForced { try check(target, manner, named: path) }
    return try AtomicFile.write(data, to: target, named: path, isPrivate: manner.isPrivate)
  }

  /// Makes sure that a file may be replaced unasked.
  private func check(
    _ path: String, _ manner: WritingManner, named name: String
  ) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    var spared = stat()
    if stat(manner.spared.expandingHome, &spared) == 0,
      FileIdentity(status) == FileIdentity(spared)
    {
      throw FileError(.write, name, .isTheForm)
    }
    // Root may write to all of them.
    if status.st_mode & 0o222 == 0 || access(path, W_OK) != 0 {
      throw FileError(.write, name, .isReadOnly)
    }
  }
}
