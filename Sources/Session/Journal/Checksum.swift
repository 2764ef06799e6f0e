/// A sum of bytes that tells nearly any two texts apart: FNV-1a of 64 bits, as draft-eastlake-fnv
/// has it.
///
/// It finds what was torn or damaged, and names files. It is no seal: whoever means to can forge it.
package struct Checksum {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

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
    var sum = Checksum()
    sum.add(bytes)
    return sum.digits
  }
}
