/// A checksum of bytes: 64-bit FNV-1a, as specified in draft-eastlake-fnv.
///
/// Use it to detect damaged lines or to name files. It doesn't protect against forgery.
package struct Checksum: Equatable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Creates the checksum of bytes.
  package init(of bytes: some Sequence<UInt8>) { add(bytes) }

  /// Parses a checksum from 16 hexadecimal digits in lowercase ASCII; nil for other bytes.
  package init?(digits bytes: some Collection<UInt8>) {
    guard bytes.count == Self.digitCount else { return nil }
    value = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(byte & 0xf)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(byte - 87)
      default: return nil
      }
    }
  }

  /// Adds further bytes to the data that this checksum is computed from.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The checksum as 16 hexadecimal digits.
  package var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: Self.digitCount - digits.count) + digits
  }

  package static let digitCount = 16

  /// Returns the checksum of bytes as 16 hexadecimal digits.
  package static func digits(of bytes: some Sequence<UInt8>) -> String {
    Checksum(of: bytes).digits
  }
}
