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

  func write(_ data: Data, to path: String) throws(FileError) {
    try AtomicFile.write(data, to: path.expandingHome, named: path)
  }
}
