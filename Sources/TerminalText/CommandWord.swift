/// Writes a text as one word of a command line.
package enum CommandWord {
  /// Returns a text as one word of a command line, such that parsing the word gives the same text.
  ///
  /// The word has quotes if the syntax requires them, or if `always` is true.
  package static func quoted(_ text: String, always: Bool = false) -> String {
    let scalars = text.unicodeScalars
    let hasLineEnd = scalars.contains(where: isLineEnd)
    if !always, let first = scalars.first, first != "#", first != "'", first != "\"", !hasLineEnd,
      !scalars.contains(where: isBlank)
    {
      return text
    }
    if !scalars.contains("'"), !hasLineEnd { return "'\(text)'" }
    return "\"\(escaped(scalars))\""
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// Returns whether a Unicode scalar is a line feed or a carriage return, which needs an escape.
  ///
  /// A line can't contain a line feed, and it loses a final carriage return.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }

  private static func escaped(_ scalars: String.UnicodeScalarView) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in scalars {
      if let letter = letters.first(where: { $0.value == scalar })?.key {
        escaped += ["\\", letter]
      } else {
        if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// The escapes in a quoted word: the letter after the backslash, and the character it means.
  package static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "r": "\r", "t": "\t",
  ]
}
