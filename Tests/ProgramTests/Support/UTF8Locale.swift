import CEditline

/// Sets a UTF-8 locale when first used, which C functions for the widths of characters need.
let utf8Locale: Void = ceditline_set_locale()
