import Foundation
import FileErrors

/// An open file, usually closed when the last reference to this object is released.
package final class FileDescriptor {
  package let number: Int32
  /// The name of the open file in error messages.
  private let name: String
  private let isOwned: Bool

  /// Opens the file at a path.
  ///
  /// Errors contain `operation`, and call the file `name` if that is given.
  package init(
    opening path: String, for operation: FileError.Operation, flags: Int32, mode: mode_t = 0,
    named name: String? = nil
  ) throws(FileError) {
    TerminalOutput.flush()
    number = open(path, flags | O_CLOEXEC, mode)
    isOwned = true
    self.name = name ?? path
    if number < 0 { throw FileError(operation, self.name) }
  }

  /// Opens the file with a name in a folder that is already open.
  ///
  /// A path could lead to another folder by now. A new file is readable only by its owner.
  package init(
    opening entry: String, in folder: FileDescriptor, flags: Int32, named name: String
  ) throws(FileError) {
    number = openat(folder.number, entry, flags | O_CLOEXEC, 0o600)
    isOwned = true
    self.name = name
    if number < 0 { throw FileError(.open, name) }
  }

  /// Takes an open file descriptor and closes it at the end; errors call the file `name`.
  package init(owning number: Int32, named name: String) {
    self.number = number
    self.name = name
    isOwned = true
  }

  /// Uses an open file descriptor without closing it; errors call the file `name`.
  package init(borrowing number: Int32, named name: String) {
    self.number = number
    self.name = name
    isOwned = false
  }

  deinit {
    if isOwned, number >= 0 { close(number) }
  }

  /// Writes all bytes to the file, after writing the program's buffered output.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    TerminalOutput.flush()
    try writeAhead(bytes)
  }

  /// Writes all bytes to the file at once, without writing the program's buffered output first.
  package func writeAhead(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = isOwned ? writeWithinLimit(rest) : Foundation.write(number, start, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else {
        try wait(for: POLLOUT, to: .write)
      }
    }
  }

  // Ignores the file size signal for the process's own files. Standard output keeps the default
  // behavior.
  private func writeWithinLimit(_ bytes: UnsafeRawBufferPointer) -> Int {
    let (count, code) = Signals.holdingFileSizeLimit {
      (Foundation.write(number, bytes.baseAddress, bytes.count), errno)
    }
    errno = code
    return count
  }

  package func write(_ bytes: some Sequence<UInt8>) throws(FileError) {
    TerminalOutput.flush()
    try writeAhead(bytes)
  }

  package func writeAhead(_ bytes: some Sequence<UInt8>) throws(FileError) {
    var failure: FileError?
    Array(bytes).withUnsafeBytes { buffer in
      do throws(FileError) { try writeAhead(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Reads available bytes into a buffer; if there are none, waits for some.
  ///
  /// - Returns: the number of bytes read, or 0 at the end of the file.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    TerminalOutput.flush()
    while true {
      let count = Foundation.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      // After a termination signal, don't wait for an idle pipe.
      if errno == EINTR, Signals.areEnding { throw FileError(.read, name) }
      try wait(for: POLLIN, to: .read)
    }
  }

  /// Reads the file to its end, or until more than `limit` bytes were read.
  ///
  /// `expected` is the expected number of bytes, for which memory is reserved.
  package func readAll(limit: Int = .max, expected: Int = 0) throws(FileError) -> Data {
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 16)
    defer { chunk.deallocate() }
    var contents = Data()
    if expected > 0 { contents.reserveCapacity(expected) }
    while contents.count <= limit {
      let count = try read(into: chunk)
      if count == 0 { break }
      contents.append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
    }
    return contents
  }

  /// Reads at most `limit` bytes from the end of the file, which must be seekable.
  package func readEnd(limit: Int) throws(FileError) -> Data {
    let size = Int(status?.st_size ?? 0)
    let wanted = min(size, limit)
    var bytes = [UInt8](repeating: 0, count: wanted)
    var count = 0
    while count < wanted {
      let step = bytes.withUnsafeMutableBytes { buffer in
        let start = buffer.baseAddress.map { $0 + count }
        return pread(number, start, wanted - count, off_t(size - wanted + count))
      }
      if step == 0 { break }
      if step < 0, errno != EINTR { throw FileError(.read, name) }
      count += max(0, step)
    }
    return Data(bytes.prefix(count))
  }

  private static let chunkSize = 262_144

  /// Cuts the file at a size in bytes.
  package func truncate(to size: Int) {
    _ = Signals.holdingFileSizeLimit { ftruncate(number, off_t(size)) }
  }

  /// Locks the file for this process and its children, unless another process has locked it.
  ///
  /// - Returns: whether the file is locked. If it isn't, `errno` has the reason.
  package func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

  /// The system's information about the file, such as its size, or nil if that is not available.
  package var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  private func wait(for event: Int32, to operation: FileError.Operation) throws(FileError) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      var entry = pollfd(fd: number, events: Int16(event), revents: 0)
      poll(&entry, 1, -1)
    default: throw FileError(operation, name)
    }
  }
}

/// The identity of a file; two paths lead to the same file if the identities are equal.
package struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  package init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}

extension FileDescriptor {
  /// Opens the null device in the place of standard input, output or error, if one of them is
  /// closed.
  ///
  /// Call it before opening files. Otherwise a file could get the number of a closed standard
  /// output, and the program's output would go into that file. Using these null devices fails.
  package static func reserveStandardNumbers() {
    let flags = [STDIN_FILENO: O_WRONLY, STDOUT_FILENO: O_RDONLY, STDERR_FILENO: O_RDONLY]
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", flags[number] ?? O_RDONLY)
    }
  }
}
