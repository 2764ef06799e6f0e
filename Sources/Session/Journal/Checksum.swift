/// A sum of bytes that tells nearly any two texts apart: FNV-1a of 64 bits, as draft-eastlake-fnv
/// has it.
///
/// It finds what was torn or damaged, and names files. It does not protect from forgery.
package struct Checksum: Equatable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  /// Creates the sum of bytes.
  init(of bytes: some Sequence<UInt8>) { add(bytes) }

  /// Reads a sum as ``digits`` writes it; nil where the bytes are anything else.
  init?(digits bytes: some Collection<UInt8>) {
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

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The sum in 16 hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: Self.digitCount - digits.count) + digits
  }

  static let digitCount = 16

  /// Returns the digits for bytes.
  package static func digits(of bytes: some Sequence<UInt8>) -> String {
    Checksum(of: bytes).digits
  }
}
