import TerminalText

/// The character set of the user's terminal, from the locale in the environment.
///
/// The process itself always runs in a UTF-8 locale, so its own locale doesn't help.
package enum Charset {
  /// Whether the terminal can show Unicode, and not only ASCII.
  package static let isUnicode = isUnicode(in: Environment.values(of: names))

  /// Returns whether the locale in an environment's variables uses UTF-8.
  ///
  /// The first variable that is set counts, of `LC_ALL`, `LC_CTYPE` and `LANG`.
  package static func isUnicode(in environment: [String: String]) -> Bool {
    let locale = names.compactMap { environment[$0] }.first { !$0.isEmpty }?.lowercased() ?? ""
    let bytes = Array(locale.utf8)
    return ["utf-8", "utf8"].contains { name in
      bytes.indices.contains { bytes[$0...].starts(with: name.utf8) }
    }
  }

  private static let names = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// Returns a text with replacements for the characters that the terminal can't show.
  package static func shown(_ text: String) -> String {
    isUnicode ? text : ASCIIText.replacing(text)
  }
}
