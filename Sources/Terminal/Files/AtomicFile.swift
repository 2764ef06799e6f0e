import Foundation
import FileErrors

/// Writes files so that they are replaced completely or not at all, even after a crash.
package enum AtomicFile {
  /// Writes a file such that a reader finds either the old or the new contents, even after a crash.
  ///
  /// An existing file keeps its permissions. If the path is a symbolic link, its target is
  /// replaced. Special files such as terminals and pipes are written directly. Errors call the file
  /// `name` if that is given. A private file is readable only by its owner at every moment.
  ///
  /// - Returns: whether the path leads to a regular file.
  @discardableResult
  package static func write(
    _ data: Data, to path: String, named name: String? = nil, isPrivate: Bool = false
  ) throws(FileError) -> Bool {
    let name = name ?? path
    var status = stat()
    guard stat(path, &status) == 0 else {
      let permissions: mode_t? = isPrivate ? 0o600 : nil
      try replace(resolvingLinks(path), with: data, permissions: permissions, named: name)
      return true
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      let permissions = status.st_mode & (isPrivate ? 0o600 : 0o7777)
      try replace(resolvingLinks(path), with: data, permissions: permissions, named: name)
      return true
    case S_IFDIR: throw FileError(.write, name, code: EISDIR)
    // Opened by its original name: the target of /dev/stdout may not have a name.
    default:
      let flags = O_WRONLY | O_NOCTTY
      try FileDescriptor(opening: path, for: .write, flags: flags, named: name).write(data)
      return false
    }
  }

  // realpath can't be used, because the final target may not exist.
  private static func resolvingLinks(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      path = target.hasPrefix("/") ? target : path.folderPart + target
    }
    return path
  }

  private static func replace(
    _ path: String, with data: Data, permissions: mode_t?, named name: String
  ) throws(FileError) {
    TemporaryFile.removeLeft(beside: path)
    // The file is private until its permissions are set.
    let temporary = try TemporaryFile(
      beside: path, permissions: permissions == nil ? 0o666 : 0o600, named: name)
    do throws(FileError) {
      try fill(temporary.file, with: data, permissions: permissions, named: name)
      guard rename(temporary.path, path) == 0 else { throw FileError(.write, name) }
    } catch {
      unlink(temporary.path)
      throw error
    }
    synchronizeDirectory(of: path)
  }

  private static func fill(
    _ file: FileDescriptor, with data: Data, permissions: mode_t?, named name: String
  ) throws(FileError) {
    if let permissions, fchmod(file.number, permissions) != 0 { throw FileError(.write, name) }
    try file.write(data)
    guard fsync(file.number) == 0 else { throw FileError(.write, name) }
  }

  // The contents are already safe. Not every file system can make the name safe too.
  private static func synchronizeDirectory(of path: String) {
    let folder = path.folderPart.isEmpty ? "." : path.folderPart
    let flags = O_RDONLY | O_DIRECTORY
    if let directory = try? FileDescriptor(opening: folder, for: .open, flags: flags) {
      fsync(directory.number)
    }
  }
}
