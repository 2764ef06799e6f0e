import Geometry
import TerminalText
import TerminalText

extension String {
  /// The text as a JSON string with its quotes.
  ///
  /// Foundation's encoder writes the same, but needs a new encoder for a text of its own, which a
  /// record of a hundred texts would pay for a hundred times. Besides what JSON asks for, what
  /// could steer a terminal or turn a line's direction is escaped, since JSON is read there as
  /// well.
  package var jsonQuoted: String {
    if utf8.allSatisfy(Self.isPlain) { return "\"\(self)\"" }
    var string = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": string += "\\\""
      case "\\": string += "\\\\"
      case "\n": string += "\\n"
      case "\r": string += "\\r"
      case "\t": string += "\\t"
      case _ where Escaping.isHarmless(scalar): string.unicodeScalars.append(scalar)
      default: string += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      }
    }
    return string + "\""
  }

  /// Whether a byte stands in JSON as it is, and is a character by itself.
  package static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x5C
  }
}
