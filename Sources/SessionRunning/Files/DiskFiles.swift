import Forms
import Foundation
import Session
import Terminal
import AppCode

/// Access to the files of the machine that runs the program.
package struct DiskFiles: FileAccess {
  /// The size limit for form files in bytes, unless the option `--large` is given.
  static let usualLimit = 64 << 20

  /// Whether to read form files up to the maximum size of a form, instead of the usual limit.
  package var takesLarge = false

  package init(takesLarge: Bool = false) { self.takesLarge = takesLarge }

  /// Reads a file from disk, or returns the form generated from an app's code for this name.
  package func read(_ path: String) throws(FileError) -> Data {
    if isBuiltByApp(path), let own = OwnSources.definition(named: path) { return own }
    do throws(FileError) {
      return try contents(of: path)
    } catch {
      var error = error
      if error.code == ENOENT { error.example = InstalledForms().path(of: path) }
      throw error
    }
  }

  package func isBuiltByApp(_ path: String) -> Bool {
    OwnSources.definition(named: path) != nil && access(path, F_OK) != 0
  }

  /// Reads a file, a pipe or a terminal, and throws an error above the size limit.
  ///
  /// A file that is known to be larger is not read.
  private func contents(of path: String) throws(FileError) -> Data {
    let limit = takesLarge ? Form.greatestFileSize : Self.usualLimit
    let file = try FileDescriptor(
      opening: path.expandingHome, for: .read, flags: O_RDONLY | O_NOCTTY, named: path)
    let size = try size(of: file, named: path)
    guard size <= limit else { throw tooLong(path, limit) }
    let contents = try file.readAll(limit: limit, expected: size)
    guard contents.count <= limit else { throw tooLong(path, limit) }
    return contents
  }

  package func isKept(_ path: String) -> Bool {
    var status = stat()
    return stat(path.expandingHome, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  package func isStream(_ path: String) -> Bool {
    // These names may lead to an ordinary file, which other names than theirs are for.
    if path.hasPrefix("/dev/") || path.hasPrefix("/proc/") { return true }
    var status = stat()
    guard stat(path.expandingHome, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  package func isPrivate(_ path: String) -> Bool {
    var status = stat()
    return stat(path.expandingHome, &status) == 0 && status.st_mode & 0o077 == 0
  }

  private func tooLong(_ path: String, _ limit: Int) -> FileError {
    let larger = takesLarge ? nil : Form.greatestFileSize
    return FileError(.read, path, .file(.tooLong(limit: limit, larger: larger)))
  }

  /// Returns the size of a regular file, or zero if the size is known only after reading.
  ///
  /// - Throws: ``FileError`` for a device, which may be endless.
  private func size(of file: FileDescriptor, named name: String) throws(FileError) -> Int {
    guard let status = file.status else { return 0 }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFBLK: throw FileError(.read, name, .file(.device))
    case S_IFCHR where isatty(file.number) == 0: throw FileError(.read, name, .file(.device))
    default: return 0
    }
  }

  package func write(
    _ data: Data, to path: String, _ options: WriteOptions
  ) throws(FileError) -> Bool {
    guard !ForkedRun.isRehearsing else { return true }
    let target = path.expandingHome
    if !options.isForced { try check(target, options, named: path) }
    return try AtomicFile.write(data, to: target, named: path, isPrivate: options.isPrivate)
  }

  /// Throws an error if the file at a path is protected by the options or read-only.
  private func check(
    _ path: String, _ options: WriteOptions, named name: String
  ) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    var other = stat()
    if stat(options.protected.expandingHome, &other) == 0,
      FileIdentity(status) == FileIdentity(other)
    {
      throw FileError(.write, name, .overwriting(.isTheForm))
    }
    // For root, access() allows every file, so the permissions are checked too.
    if status.st_mode & 0o222 == 0 || access(path, W_OK) != 0 {
      throw FileError(.write, name, .overwriting(.isReadOnly))
    }
  }
}

extension DiskFiles {
  /// Throws an error if two paths lead to the same file; call it before one file is written.
  package static func check(_ path: String, isNot other: String) throws(CommandError) {
    var (one, two) = (stat(), stat())
    guard stat(path.expandingHome, &one) == 0, stat(other.expandingHome, &two) == 0,
      FileIdentity(one) == FileIdentity(two)
    else { return }
    throw CommandError(FileError(.write, path, .overwriting(.isTheScript)))
  }
}
