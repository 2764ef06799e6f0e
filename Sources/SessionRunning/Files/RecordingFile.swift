import Foundation
import Session
import Terminal

/// The script file of a running recording; each command of the session is appended to the file.
///
/// However the process ends, the file is a complete script that can be run.
final class RecordingFile {
  /// The recording file's path as the user gave it.
  let path: String
  private var descriptor: FileDescriptor?
  private var size = 0

  init(_ path: String) { self.path = path }

  /// Writes the part of a recorded script that the file doesn't have yet.
  ///
  /// - Returns: false if another program has changed the file; then pass the whole script.
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

  /// Replaces the recording file's contents; after a crash, the file has the old or the new ones.
  private func replace(with bytes: [UInt8]) throws(FileError) {
    descriptor = nil
    let target = path.expandingHome
    try AtomicFile.write(Data(bytes), to: target, named: path)
    descriptor = try FileDescriptor(
      opening: target, for: .write, flags: O_WRONLY | O_APPEND | O_NOCTTY, named: path)
    size = bytes.count
  }

  /// Removes the recording file after its script was written to another file, or was discarded.
  ///
  /// A symbolic link and its target are not removed.
  func close() {
    var status = stat()
    guard let mine = descriptor?.status, lstat(path.expandingHome, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG, FileIdentity(mine) == FileIdentity(status)
    else { return }
    unlink(path.expandingHome)
  }
}
