/// Something that gives the bytes of keys, and takes one back.
protocol KeySource {
  /// Whether another byte comes so soon that it belongs to the same key.
  var hasMore: Bool { get }
  /// Returns the next byte; nil at the end of input, or when a signal ended the reading.
  func readByte() -> UInt8?
  /// Takes a byte back, to be read next.
  func unread(_ byte: UInt8)
}

extension KeySource {
  /// Reads what a key sends behind its escape character: `[A` for Up, `b` for Alt-b, nothing for
  /// Esc by itself.
  ///
  /// A control character begins another key.
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
      // A Linux console's F1 goes on behind its second `[`.
      if byte >= 0x40, sequence != Self.consoleStart { break }
    }
    return sequence
  }

  private static var consoleStart: [UInt8] { Array("[[".utf8) }

  /// Reads the rest of a character.
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
