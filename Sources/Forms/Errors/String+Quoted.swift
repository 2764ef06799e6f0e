import TerminalText

extension String {
  private static let longestQuotation = 60

  /// The text between quotation marks, cut where it is long, fit for a message.
  var quoted: String {
    let shown = prefix(Self.longestQuotation)
    let mark = shown.endIndex < endIndex ? "…" : ""
    let escaped = shown.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + Escaping.literal.escaped(String(escaped)) + mark + "\""
  }
}
