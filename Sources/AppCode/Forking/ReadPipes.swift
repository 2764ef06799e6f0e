import Foundation

/// The pipes that child processes write to and this process reads.
///
/// This process reads from all of them at once, whichever has data.
struct ReadPipes {
  private let readers: [Int32]
  private(set) var writers: [Int32]

  /// Opens `count` pipes for child processes; nil if no file descriptors are left.
  init?(count: Int) {
    var pipes: [[Int32]] = []
    for _ in 0..<count {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        pipes.joined().forEach { _ = close($0) }
        return nil
      }
      pipes.append(ends)
    }
    readers = pipes.map { $0[0] }
    writers = pipes.map { $0[1] }
  }

  func closeWriters() { writers.forEach { _ = close($0) } }

  func closeReaders() { readers.forEach { _ = close($0) } }

  /// Reads all pipes to their ends, closes them, and returns the data of each pipe.
  ///
  /// Calls `lookAbout` before each read. While no data comes, it is called every `wait`
  /// milliseconds, or not at all if `wait` is -1.
  func contents(wait: Int32 = -1, lookAbout: () -> Void = {}) -> [[UInt8]] {
    var all = [[UInt8]](repeating: [], count: readers.count)
    let look = {
      lookAbout()
      return true
    }
    read(wait: wait, isDue: look) { index, part in all[index] += part }
    return all
  }

  /// Reads the pipes until all have ended or `isDue` returns false; calls `take` as data arrives.
  ///
  /// Each pipe is closed when it ends, or when the reading stops.
  ///
  /// - Parameters:
  ///   - wait: the milliseconds to wait for data before `isDue` is called again, or -1 for no
  ///     limit.
  ///   - isDue: returns whether to continue; called before each read.
  ///   - take: receives the index of a pipe, from 0, and data from that pipe.
  func read(
    wait: Int32 = -1, isDue: () -> Bool = { true }, take: (Int, ArraySlice<UInt8>) -> Void
  ) {
    var open = readers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // poll ignores negative descriptors.
    while open.contains(where: { $0.fd >= 0 }), isDue() {
      guard poll(&open, nfds_t(open.count), wait) > 0 else { continue }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let count = Foundation.read(open[index].fd, &buffer, buffer.count)
        if count > 0 {
          take(index, buffer[..<count])
        } else if count == 0 || errno != EINTR {
          close(open[index].fd)
          open[index].fd = -1
        }
      }
    }
    for one in open where one.fd >= 0 { close(one.fd) }
  }
}
