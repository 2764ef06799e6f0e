import Foundation
import Session

/// Files that are replaced as a whole or not at all.
enum AtomicFile {
  /// Writes a file so that a reader sees the old or the new contents, also after a crash.
  ///
  /// An existing file keeps its permissions; of a symbolic link the target is replaced. What is no
  /// regular file, such as a terminal or a pipe, is written to. Errors name the file by `name` where
  /// it has another one.
  static func write(
    _ data: Data, to path: String, named name: String? = nil
  ) throws(FileError) {
    let name = name ?? path
    var status = stat()
    guard stat(path, &status) == 0 else {
      return try replace(resolvingLinks(path), with: data, permissions: nil, named: name)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      let permissions = status.st_mode & 0o7777
      try replace(resolvingLinks(path), with: data, permissions: permissions, named: name)
    case S_IFDIR: throw FileError(.write, name, code: EISDIR)
    // As it was named: the link behind /dev/stdout leads to no file that has a name.
    default:
      let flags = O_WRONLY | O_NOCTTY
      try FileDescriptor(opening: path, for: .write, flags: flags, named: name).write(data)
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
    let temporary = try createTemporary(beside: path, named: name)
    do throws(FileError) {
      try fill(temporary.file, with: data, permissions: permissions, named: name)
      guard rename(temporary.path, path) == 0 else { throw FileError(.write, name) }
    } catch {
      unlink(temporary.path)
      throw error
    }
    synchronizeDirectory(of: path)
  }

  private static func createTemporary(
    beside path: String, named name: String
  ) throws(FileError) -> (path: String, file: FileDescriptor) {
    var failure = FileError(.write, name, code: EEXIST)
    for _ in 0..<16 where failure.code == EEXIST {
      let suffix = String(UInt32.random(in: 0...UInt32.max), radix: 36)
      let temporary = "\(path.folderPart).\(path.namePart.prefix(40)).\(suffix)"
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      do throws(FileError) {
        // The kernel takes the umask off.
        return (
          temporary,
          try FileDescriptor(
            opening: temporary, for: .write, flags: flags, mode: 0o666, named: name)
        )
      } catch {
        failure = error
      }
    }
    throw failure
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
