import Foundation

/// The characters that the user's terminal shows, by the locale in the environment.
///
/// The process itself always runs in a UTF-8 locale, so its own says nothing.
enum Charset {
  /// Whether there is more than ASCII.
  static let isUnicode = isUnicode(in: ProcessInfo.processInfo.environment)

  /// Returns whether a locale is one of UTF-8; the first of the three variables that is set counts.
  static func isUnicode(in environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    let locale = names.first { !$0.isEmpty }?.lowercased() ?? ""
    return locale.contains("utf-8") || locale.contains("utf8")
  }
}

extension String {
  /// The text in ASCII: the program's own signs by what is like them, all else as question marks.
  var inASCII: String {
    map { character in
      character.isASCII ? String(character) : Self.likenesses[character] ?? "?"
    }.joined()
  }

  private static let likenesses: [Character: String] = [
    "·": "-", "…": "...", "→": "->", "‹": "<", "›": ">", "×": "x", "−": "-", "–": "-", "•": "*",
    "’": "'",
  ]
}
