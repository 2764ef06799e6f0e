/// A source of the bytes that keys send; one byte can be put back.
protocol KeySource {
  /// Whether another byte arrives so soon that it belongs to the same key.
  var hasMore: Bool { get }
  /// Returns the next byte of typed input, or nil at the end of input or after a signal.
  func readByte() -> UInt8?
  /// Puts a byte of typed input back, so that it will be read next.
  func unread(_ byte: UInt8)
}

extension KeySource {
  /// Reads the bytes that follow the escape character of a key.
  ///
  /// For example, these are `[A` for Up, `b` for Alt-b, and none for Esc. A control character
  /// begins another key and is put back.
  func readSequence() -> [UInt8] {
    guard hasMore, let introducer = readByte() else { return [] }
    guard introducer >= 0x20, introducer != 0x7f else {
      unread(introducer)
      return []
    }
    guard "[O".utf8.contains(introducer) else {
      return [introducer] + readContinuation(of: introducer)
    }
    var sequence = [introducer]
    while let byte = readByte() {
      guard (0x20...0x7e).contains(byte) else {
        unread(byte)
        break
      }
      sequence.append(byte)
      // F1 on a Linux console continues after its second `[`.
      if byte >= 0x40, sequence != Self.consoleStart { break }
    }
    return sequence
  }

  private static var consoleStart: [UInt8] { Array("[[".utf8) }

  /// Reads the other bytes of a character in UTF-8, given its first byte.
  private func readContinuation(of lead: UInt8) -> [UInt8] {
    var bytes: [UInt8] = []
    while lead >= 0xc0, hasMore, let byte = readByte() {
      guard byte & 0xc0 == 0x80 else {
        unread(byte)
        break
      }
      bytes.append(byte)
    }
    return bytes
  }
}
