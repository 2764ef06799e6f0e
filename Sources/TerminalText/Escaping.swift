/// A notation for what a terminal must not be sent: it would move the cursor, turn the line's
/// direction or tear the line apart.
package struct Escaping: Sendable {
  private let escape: @Sendable (Unicode.Scalar) -> String

  /// The notation of string literals, `\n` or `\u{1b}`, for messages.
  package static let literal = Escaping { scalar in
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// Caret notation, `^J` or `^[`, and `\u{9B}` for what it does not know.
  package static let caret = Escaping { scalar in
    switch scalar.value {
    case 0..<0x20: "^" + String(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))))
    case 0x7F: "^?"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// Returns a text in which only harmless characters are left.
  package func escaped(_ text: String) -> String {
    if text.utf8.isPrintableASCII { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if Self.isHarmless(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += escape(scalar)
      }
    }
  }

  /// Returns what is written for each of a text's scalars.
  func escapes(of scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.map(escape).joined()
  }

  static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isBidiControl
    }
  }
}
