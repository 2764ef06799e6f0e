import Foundation

/// An open file, closed when nobody needs it any more.
final class FileDescriptor {
  let number: Int32
  private let isOwned: Bool

  /// Opens a file; throws what the system says.
  init(
    opening path: String, for operation: FileError.Operation, flags: Int32, mode: mode_t = 0
  ) throws(FileError) {
    number = open(path, flags | O_CLOEXEC, mode)
    isOwned = true
    if number < 0 { throw FileError(operation, path) }
  }

  /// Takes over a descriptor that somebody else closes.
  init(borrowing number: Int32) {
    self.number = number
    isOwned = false
  }

  deinit {
    if isOwned, number >= 0 { close(number) }
  }

  /// Writes all bytes, however many steps that takes.
  ///
  /// - Throws: The `errno` of the step that failed.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Foundation.write(number, start, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else {
        try wait(for: POLLOUT, after: errno)
      }
    }
  }

  func write(_ data: Data) throws(SystemError) {
    let bytes = [UInt8](data)
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) { try write(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Reads what is there, as soon as there is something; returns nothing at the end.
  ///
  /// - Throws: The `errno` of the step that failed.
  func read() throws(SystemError) -> ArraySlice<UInt8> {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(number, &chunk, chunk.count)
      if count >= 0 { return chunk[..<count] }
      // Nobody need wait for a pipe in which nothing comes.
      if errno == EINTR, Signals.areEnding { throw SystemError(code: EINTR) }
      try wait(for: POLLIN, after: errno)
    }
  }

  /// What the system says about the file.
  ///
  /// - Throws: The `errno` where it says nothing.
  var status: stat {
    get throws(SystemError) {
      var status = stat()
      guard fstat(number, &status) == 0 else { throw SystemError(code: errno) }
      return status
    }
  }

  private func wait(for event: Int32, after code: Int32) throws(SystemError) {
    switch code {
    case EINTR: return
    case EAGAIN:
      var entry = pollfd(fd: number, events: Int16(event), revents: 0)
      poll(&entry, 1, -1)
    default: throw SystemError(code: code)
    }
  }
}
