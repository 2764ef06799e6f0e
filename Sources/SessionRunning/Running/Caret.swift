import TerminalText

/// Two lines to print for an error: a line of input, and a caret (`^`) below the error's place.
struct Caret {
  // The width of the narrowest usual terminal, minus the indentation.
  private static let columns = 76

  let lines: [String]

  /// Creates the lines that show an error's place.
  ///
  /// Of a long line of input, only the part around the error is shown.
  ///
  /// - Parameters:
  ///   - line: the line of input.
  ///   - column: the place of the error, in Unicode scalars from 1.
  init(_ line: String, column: Int) {
    let scalars = Array(line.unicodeScalars)
    let place = max(0, min(column - 1, scalars.count))
    let (start, end) = Self.window(around: place, in: scalars.count)
    let (before, after) = (Self.shown(scalars[start..<place]), Self.shown(scalars[place..<end]))
    let (head, tail) = (start > 0 ? "…" : "", end < scalars.count ? "…" : "")
    let margin = String(repeating: " ", count: TextColumns.of(head + before))
    lines = ["  \(head)\(before)\(after)\(tail)", "  \(margin)^"]
  }

  private static func window(around place: Int, in count: Int) -> (start: Int, end: Int) {
    guard count > columns else { return (0, count) }
    let start = min(max(0, place - columns / 2), count - columns)
    return (start, start + columns)
  }

  private static func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    Escaping.literal.escaped(String(String.UnicodeScalarView(scalars)))
  }
}
