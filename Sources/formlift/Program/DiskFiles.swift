import Forms
import Foundation
import Session

/// The files of this machine.
struct DiskFiles: FileAccess {
  func read(_ path: String) throws(FileFailure) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path, errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw failure(path, EISDIR) }
    guard status.st_size <= Form.greatestFileSize else {
      throw FileFailure(
        path: path,
        reason: "it has \(status.st_size) bytes; the limit is \(Form.greatestFileSize) (256 MB)")
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw failure(path, (error as NSError).posixCode ?? EIO)
    }
  }

  func write(_ data: Data, to path: String) throws(FileFailure) {
    do {
      try AtomicFile.write(data, to: path)
    } catch {
      throw failure(path, error.code)
    }
  }

  private func failure(_ path: String, _ code: Int32) -> FileFailure {
    FileFailure(path: path, reason: String(cString: strerror(code)))
  }
}

extension NSError {
  /// The system's error number, where one lies beneath.
  fileprivate var posixCode: Int32? {
    if domain == NSPOSIXErrorDomain { return Int32(code) }
    return (userInfo[NSUnderlyingErrorKey] as? NSError)?.posixCode
  }
}
