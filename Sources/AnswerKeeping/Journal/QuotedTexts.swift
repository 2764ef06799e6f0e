/// A fast parser for a JSON array of strings in the format that `jsonQuoted` writes.
///
/// Foundation's decoder takes a hundred times as long, and a journal may have a million lines.
package struct QuotedTexts {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Returns the strings of an array such as `["a","b"]`, or nil for any other text.
  package static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    var reader = QuotedTexts(bytes)
    return reader.texts()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func texts() -> [String]? {
    guard take("[") else { return nil }
    var texts: [String] = []
    repeat {
      guard let text = text() else { return nil }
      texts.append(text)
    } while take(",")
    return take("]") && index == bytes.count ? texts : nil
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    var start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let rest = UnsafeBufferPointer(rebasing: bytes[start..<index])
        index += 1
        if text.isEmpty { return String(validating: rest, as: UTF8.self) }
        return String(validating: text + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[start..<index]
        index += 1
        guard let scalar = escaped() else { return nil }
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        start = index
      case 0..<0x20: return nil
      default: index += 1
      }
    }
    return nil
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Parses an escape in a JSON string after its backslash; nil for an invalid escape.
  private mutating func escaped() -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let sign = bytes[index]
    index += 1
    if sign != UInt8(ascii: "u") { return Self.escapes[sign] }
    guard let unit = number() else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
    guard take("\\"), take("u"), let other = number(), UTF16.isTrailSurrogate(other) else {
      return nil
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, other]))
  }

  /// Parses four hexadecimal digits of an escape in a JSON string; nil for other characters.
  private mutating func number() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    let digits = bytes[index..<index + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
