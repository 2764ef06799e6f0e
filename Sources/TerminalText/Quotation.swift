/// A text from the user, for use in a message: in quotation marks, escaped, and cut if it is long.
package struct Quotation: CustomStringConvertible {
  private static let longest = 60
  private static let longestWithoutMarks = 200
  /// The maximum number of Unicode scalars per character, as a letter may have a million accents.
  ///
  /// No writing system needs more.
  private static let scalarsOfCharacter = 4

  package let description: String

  package init(_ text: String) {
    let (shown, mark) = Self.cut(text, to: Self.longest)
    let escaped = shown.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    description = "\"" + Escaping.literal.escaped(escaped) + mark + "\""
  }

  /// Returns a text, such as a file name, escaped for a message but without quotation marks.
  ///
  /// Only a very long text is cut.
  package static func bare(_ text: String) -> String {
    let (shown, mark) = cut(text, to: longestWithoutMarks)
    return Escaping.literal.escaped(shown) + mark
  }

  /// Returns a text's beginning with at most `limit` characters; `mark` is an ellipsis if it was
  /// cut.
  private static func cut(_ text: String, to limit: Int) -> (String, mark: String) {
    if text.utf8.count <= limit { return (text, "") }
    let shown = text.prefix(limit)
    let scalars = shown.unicodeScalars.prefix(limit * scalarsOfCharacter)
    return (String(scalars), scalars.endIndex < text.endIndex ? "…" : "")
  }
}
