import Foundation
import Session
import Terminal

/// The script file of a running recording, where each command of the session is appended.
///
/// Whatever ends the process, the file is a complete script that can be run.
final class RecordingFile {
  /// The recording file's path as the user gave it.
  let path: String
  private var descriptor: FileDescriptor?
  private var size = 0

  init(_ path: String) { self.path = path }

  /// Appends the part of a recorded script that the file doesn't have yet.
  ///
  /// - Returns: false if another program has changed the file; the caller then passes all lines.
  func take(_ script: UnwrittenScript) throws(FileError) -> Bool {
    if script.offset == 0 {
      try replace(with: script.bytes)
      return true
    }
    // Someone may have removed, moved, replaced or changed it.
    var status = stat()
    guard let descriptor, let mine = descriptor.status, Int(mine.st_size) == size,
      stat(path.expandingHome, &status) == 0, FileIdentity(mine) == FileIdentity(status)
    else { return false }
    if script.offset < size {
      descriptor.truncate(to: script.offset)
      size = script.offset
    }
    do throws(FileError) {
      try descriptor.writeAhead(script.bytes)
    } catch {
      descriptor.truncate(to: size)
      throw error
    }
    size += script.bytes.count
    return true
  }

  /// Replaces the recording file's contents; a crash leaves either the old or the new ones.
  private func replace(with bytes: [UInt8]) throws(FileError) {
    descriptor = nil
    let target = path.expandingHome
    try AtomicFile.write(Data(bytes), to: target, named: path)
    descriptor = try FileDescriptor(
      opening: target, for: .write, flags: O_WRONLY | O_APPEND | O_NOCTTY, named: path)
    size = bytes.count
  }

  /// Removes the recording file once the script was written to another file instead.
  ///
  /// A symbolic link and its target stay.
  func close() {
    var status = stat()
    guard let mine = descriptor?.status, lstat(path.expandingHome, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG, FileIdentity(mine) == FileIdentity(status)
    else { return }
    unlink(path.expandingHome)
  }
}
