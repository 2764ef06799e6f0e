/// A growing buffer of bytes for writing JSON; it can't be copied, so writing needs no checks.
///
/// It contains the unsafe code. An array would check for shared storage at each byte.
package struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  package private(set) var count = 0

  package init(capacity: Int) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { start.deallocate() }

  /// The bytes that were appended to the buffer so far.
  package var array: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// The last byte of the buffer, or zero if the buffer is empty.
  package var last: UInt8 { count > 0 ? start[count - 1] : 0 }

  package mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    start[count] = byte
    count += 1
  }

  package mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    makeRoom(for: bytes.count)
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  package mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends the decimal digits of a number to the buffer, as ASCII.
  package mutating func append(_ number: UInt) {
    makeRoom(for: 20)
    var rest = number
    var end = count
    repeat {
      start[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      end += 1
    } while rest > 0
    var digits = UnsafeMutableBufferPointer(start: start + count, count: end - count)
    digits.reverse()
    count = end
  }

  /// Shortens the buffer to its first `count` bytes, if it has more.
  package mutating func cut(to count: Int) { self.count = min(count, self.count) }

  private mutating func makeRoom(for more: Int) {
    guard count + more > capacity else { return }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * (count + more))
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    capacity = 2 * (count + more)
  }
}
