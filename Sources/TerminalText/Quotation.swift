/// A text of the user's as a message repeats it: between quotation marks, cut where it is long, and
/// with nothing in it that steers a terminal.
package struct Quotation: CustomStringConvertible {
  private static let longest = 60
  private static let longestWithoutMarks = 200
  /// No character of a script has more scalars; a letter may bear a million marks.
  private static let scalarsOfCharacter = 4

  package let description: String

  package init(_ text: String) {
    let (shown, mark) = Self.cut(text, to: Self.longest)
    let escaped = shown.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    description = "\"" + Escaping.literal.escaped(escaped) + mark + "\""
  }

  /// Returns a text without quotation marks, such as a file's name, cut only where it is very long.
  package static func bare(_ text: String) -> String {
    let (shown, mark) = cut(text, to: longestWithoutMarks)
    return Escaping.literal.escaped(shown) + mark
  }

  /// Returns a text's beginning, and the mark of what is left out.
  private static func cut(_ text: String, to limit: Int) -> (String, mark: String) {
    if text.utf8.count <= limit { return (text, "") }
    let shown = text.prefix(limit)
    let scalars = shown.unicodeScalars.prefix(limit * scalarsOfCharacter)
    return (String(scalars), scalars.endIndex < text.endIndex ? "…" : "")
  }
}
