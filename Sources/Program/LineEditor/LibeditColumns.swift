import CEditline

/// The terminal columns of what libedit itself draws: the line and its prompt.
///
/// libedit counts by the C library's table, scalar by scalar, and what is drawn over its line has to
/// agree with it. All else is measured by `TextColumns`, which is nearer to what terminals do.
enum LibeditColumns {
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
}
