/// A notation for characters that a terminal must not receive.
///
/// These characters would move the cursor, reverse or break the line, or be invisible. Control
/// characters are written as terminal programs do, `^[` for ESC. Others are written by their
/// hexadecimal code as in less and vim: `<9B>`, `<202E>`.
package struct Escaping: Sendable {
  private let escape: @Sendable (Unicode.Scalar) -> String

  /// The notation for messages: line ends and tabs are written as in a string literal, such as
  /// `\n`.
  ///
  /// A user can type these escapes in quotation marks in a command.
  package static let literal = Escaping { scalar in
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: sign(of: scalar)
    }
  }

  /// The notation for pictures: all control characters are written with a caret, such as `^J` or
  /// `^[`.
  package static let caret = Escaping(escape: sign)

  /// Returns a text in which the characters that a terminal must not receive are escaped.
  package func escaped(_ text: String) -> String {
    if text.utf8.isPrintableASCII || text.unicodeScalars.allSatisfy(Self.isPlain) { return text }
    return text.reduce(into: "") { result, cluster in
      if Self.shows(cluster) {
        result.append(cluster)
      } else {
        result += escapes(of: cluster.unicodeScalars)
      }
    }
  }

  /// Returns the escapes for all Unicode scalars of a text, even for harmless ones.
  func escapes(of scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.map(escape).joined()
  }

  /// Returns whether a grapheme cluster (a character) can be sent to a terminal unchanged.
  ///
  /// A joiner, a variation selector or a tag is fine inside a cluster, where it shapes an emoji or
  /// a letter of Persian or Hindi. A cluster of only such scalars is invisible, so it is escaped. A
  /// combining mark without a letter is escaped, because it would attach to the text before it.
  static func shows(_ cluster: Character) -> Bool {
    guard TextColumns.of(cluster) > 0 else { return false }
    let scalars = cluster.unicodeScalars
    return scalars.allSatisfy(isHarmless)
      && scalars.contains { !$0.properties.isDefaultIgnorableCodePoint }
  }

  /// Returns whether a Unicode scalar neither controls a terminal nor reverses or breaks a line.
  package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if isPlain(scalar) { return true }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isBidiControl
    }
  }

  /// Returns whether a Unicode scalar is always visible and never combines with others.
  ///
  /// Nearly every text has only such scalars and needs no further check.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: true
    // Punctuation without spaces and format characters; arrows, signs, lines.
    case 0x2010..<0x2028, 0x2030..<0x205F, 0x2190..<0x2C00: true
    default: false
    }
  }

  private static func sign(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20: "^" + String(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))))
    case 0x7F: "^?"
    default: "<\(hexadecimal(scalar.value))>"
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    let width = value < 0x100 ? 2 : 4
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
