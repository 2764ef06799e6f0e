import CEditline

/// Widths of characters are those of a UTF-8 locale.
let utf8Locale: Void = ceditline_set_locale()
