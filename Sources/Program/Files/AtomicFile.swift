import Foundation
import Session

/// Files that are replaced as a whole or not at all.
enum AtomicFile {
  /// Writes a file so that a reader sees the old or the new contents, also after a crash.
  ///
  /// An existing file keeps its permissions; of a symbolic link the target is replaced. What is no
  /// regular file, such as a terminal or a pipe, is written to. Errors name the file by `name`
  /// where it has another one. A private file can be read by its owner alone, at every moment.
  ///
  /// - Returns: whether it is a regular file.
  @discardableResult
  static func write(
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
    // As it was named: the link behind /dev/stdout leads to no file that has a name.
    default:
      let flags = O_WRONLY | O_NOCTTY
      try FileDescriptor(opening: path, for: .write, flags: flags, named: name).write(data)
      return false
    }
  }

  // realpath would not do: the last target need not exist.
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
    // Until it has its permissions it has none that it may lose.
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

  // The contents are safe already; that the name is as well is more than some file systems offer.
  private static func synchronizeDirectory(of path: String) {
    let folder = path.folderPart.isEmpty ? "." : path.folderPart
    let flags = O_RDONLY | O_DIRECTORY
    if let directory = try? FileDescriptor(opening: folder, for: .open, flags: flags) {
      fsync(directory.number)
    }
  }
}
