import Forms
import Foundation
import Session

/// The files of this machine.
struct DiskFiles: FileAccess {
  func read(_ path: String) throws(FileFailure) -> Data {
    let contents: Data
    do {
      contents = try Self.contents(of: path.expandingHome, limit: Form.greatestFileSize)
    } catch {
      throw failure(path, error.code)
    }
    guard contents.count <= Form.greatestFileSize else {
      throw FileFailure(
        path: path, reason: "it has more than \(Form.greatestFileSize) bytes (256 MB)")
    }
    return contents
  }

  func write(_ data: Data, to path: String) throws(FileFailure) {
    do {
      try AtomicFile.write(data, to: path.expandingHome)
    } catch {
      throw failure(path, error.code)
    }
  }

  /// Reads a file, or what comes through a pipe, and stops soon after the limit.
  private static func contents(of path: String, limit: Int) throws(FileError) -> Data {
    let file = try FileDescriptor(opening: path, for: .read, flags: O_RDONLY)
    var contents = Data()
    do throws(SystemError) {
      while contents.count <= limit {
        let chunk = try file.read()
        if chunk.isEmpty { break }
        contents += chunk
      }
    } catch {
      throw FileError(.read, path, code: error.code)
    }
    return contents
  }

  private func failure(_ path: String, _ code: Int32) -> FileFailure {
    FileFailure(path: path, reason: String(cString: strerror(code)))
  }
}
