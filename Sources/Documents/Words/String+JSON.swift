import Geometry
import TerminalText

extension String {
  /// The text as a JSON string with its quotes.
  ///
  /// Characters that could control a terminal or change the text direction are escaped too, because
  /// people read JSON in terminals. Foundation's encoder isn't used, because a new encoder for each
  /// of a hundred texts would be slow.
  package var jsonQuoted: String {
    if isPlain { return "\"\(self)\"" }
    let string = replacingScalars { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where Escaping.isHarmless(scalar): nil
      default: "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      }
    }
    return "\"\(string)\""
  }

  /// Whether JSON needs no escapes for the text, which is ASCII.
  private var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      // A loop over indices is the fastest one in debug builds, and a test quotes 8 MB often.
      var index = 0
      while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
      return index == bytes.count
    } ?? utf8.allSatisfy(Self.isPlain)
  }

  /// Returns whether a byte is an ASCII character that JSON doesn't need to escape.
  package static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x5C
  }
}
