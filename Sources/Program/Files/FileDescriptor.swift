import Foundation
import Session

/// An open file, closed when nothing refers to it any more.
final class FileDescriptor {
  let number: Int32
  /// The name in errors.
  private let name: String
  private let isOwned: Bool

  /// Opens a file; the error names `operation`, and the file by `name` where it has another one.
  init(
    opening path: String, for operation: FileError.Operation, flags: Int32, mode: mode_t = 0,
    named name: String? = nil
  ) throws(FileError) {
    TerminalOutput.flush()
    number = open(path, flags | O_CLOEXEC, mode)
    isOwned = true
    self.name = name ?? path
    if number < 0 { throw FileError(operation, self.name) }
  }

  /// Opens a file of a folder, which is made readable by its owner alone where it does not exist.
  init(
    opening entry: String, in folder: FileDescriptor, flags: Int32, named name: String
  ) throws(FileError) {
    number = openat(folder.number, entry, flags | O_CLOEXEC, 0o600)
    isOwned = true
    self.name = name
    if number < 0 { throw FileError(.open, name) }
  }

  /// Takes over an open descriptor.
  init(owning number: Int32, named name: String) {
    self.number = number
    self.name = name
    isOwned = true
  }

  /// Takes over a descriptor that is closed elsewhere.
  init(borrowing number: Int32, named name: String) {
    self.number = number
    self.name = name
    isOwned = false
  }

  deinit {
    if isOwned, number >= 0 { close(number) }
  }

  /// Writes all bytes, however many steps that takes, behind the output that waits for more.
  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    TerminalOutput.flush()
    try writeAhead(bytes)
  }

  /// Writes all bytes, and leaves output waiting that waits for more.
  func writeAhead(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
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

  // Of a file of its own the process makes sure itself; its output may be cut off as any program's.
  private func writeWithinLimit(_ bytes: UnsafeRawBufferPointer) -> Int {
    let (count, code) = Signals.holdingFileSizeLimit {
      (Foundation.write(number, bytes.baseAddress, bytes.count), errno)
    }
    errno = code
    return count
  }

  func write(_ bytes: some Sequence<UInt8>) throws(FileError) {
    TerminalOutput.flush()
    try writeAhead(bytes)
  }

  func writeAhead(_ bytes: some Sequence<UInt8>) throws(FileError) {
    var failure: FileError?
    Array(bytes).withUnsafeBytes { buffer in
      do throws(FileError) { try writeAhead(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Reads what is there, as soon as there is something.
  ///
  /// - Returns: the number of bytes, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    TerminalOutput.flush()
    while true {
      let count = Foundation.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      // A pipe in which nothing comes need not be waited for.
      if errno == EINTR, Signals.areEnding { throw FileError(.read, name) }
      try wait(for: POLLIN, to: .read)
    }
  }

  /// Reads to the end, or until there are more bytes than the limit; `expected` is how many there
  /// seem to be.
  func readAll(limit: Int = .max, expected: Int = 0) throws(FileError) -> Data {
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

  /// Reads the last bytes, as many as the limit says, of a file that can be read anywhere.
  func readEnd(limit: Int) throws(FileError) -> Data {
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

  /// Cuts the file off behind its first bytes.
  func truncate(to size: Int) {
    _ = Signals.holdingFileSizeLimit { ftruncate(number, off_t(size)) }
  }

  /// Locks the file for this process and its children, unless another has it locked.
  ///
  /// - Returns: whether it is locked; `errno` says why not.
  func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

  /// What the system says about the file; nil where it says nothing.
  var status: stat? {
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

/// The identity of an open file, whatever names it has.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
