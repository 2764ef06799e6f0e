import CEditline

/// The terminal columns that text takes, by the C library's table, as libedit counts them.
enum TextColumns {
  /// Returns the columns of a scalar that is drawn as it is, 0 where it takes none.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    locale
    return max(0, Int(ceditline_wcwidth(scalar.value)))
  }

  // The table is that of the locale, which has to be one of UTF-8.
  private static let locale: Void = ceditline_set_locale()

  static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// Returns the longest beginning that fits, with an ellipsis where something was left out.
  static func truncated(_ text: String, to columns: Int) -> String {
    guard of(text) > columns else { return text }
    var result = ""
    var used = 0
    for character in text {
      used += of(String(character))
      guard used < columns else { break }
      result.append(character)
    }
    return columns > 0 ? result + "…" : ""
  }
}
