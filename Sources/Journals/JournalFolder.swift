import Foundation
import Session
import Terminal

/// An open folder with journals (files with unsaved answers), which only its owner can read.
final class JournalFolder {
  let path: String
  private let descriptor: FileDescriptor

  /// Opens a folder for journals of unsaved answers; creates it first if `isMade` is true.
  ///
  /// - Throws: ``FileError`` if the folder doesn't exist, is a link, or belongs to another user.
  init(path: String, isMade: Bool) throws(FileError) {
    self.path = path
    if isMade { try Self.make(path) }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
    descriptor = try FileDescriptor(opening: path, for: .open, flags: flags)
    guard let status = descriptor.status, status.st_uid == geteuid() else {
      throw FileError(.open, path, code: EACCES)
    }
    if status.st_mode & 0o077 != 0, fchmod(descriptor.number, 0o700) != 0 {
      throw FileError(.open, path)
    }
  }

  private static func make(_ path: String) throws(FileError) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    let parent = String(path.folderPart.dropLast())
    guard errno == ENOENT, !parent.isEmpty else { throw FileError(.makeDirectory, path) }
    try make(parent)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileError(.makeDirectory, path) }
  }

  /// The names of the journals (files with unsaved answers) in the folder, in alphabetical order.
  var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(Self.ending) }.sorted()
  }

  /// The suffix of the name of a journal, which is a file with unsaved answers.
  static let ending = ".journal"

  /// Opens a journal in the folder, without following links; `flags` are those of `open`.
  ///
  /// - Throws: ``FileError``, also for special files and for files of another user.
  func open(_ name: String, flags: Int32) throws(FileError) -> FileDescriptor {
    let all = flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    let file = try FileDescriptor(opening: name, in: descriptor, flags: all, named: path(of: name))
    guard let status = file.status, status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(.open, path(of: name), .file(.notAFile))
    }
    guard status.st_uid == geteuid() else {
      throw FileError(.open, path(of: name), code: EACCES)
    }
    return file
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  func remove(_ name: String) { unlinkat(descriptor.number, name, 0) }

  /// Removes a journal (a file with unsaved answers), unless a running session has locked it.
  func removeIfFree(named name: String) {
    guard let file = try? open(name, flags: O_RDONLY), file.lock() else { return }
    remove(name)
  }

  /// Makes it certain that files created, renamed or removed here stay so after a power failure.
  func synchronize() { fsync(descriptor.number) }
}
