import Foundation

/// A token of a line for the search for secrets.
///
/// Blanks, quotes and punctuation separate tokens. Case and character width don't matter.
struct LineToken: Equatable, Sendable {
  /// The token's text after case folding.
  let text: String

  /// The key that makes a field secure.
  static let secure = LineToken(text: "secure")

  /// Returns the tokens of a line or a name.
  static func tokens(of line: String) -> [LineToken] {
    folded(line).unicodeScalars.split { !isPart($0) }
      .map { LineToken(text: String(String.UnicodeScalarView($0))) }
  }

  /// Returns whether a word is exactly one token.
  static func isOne(_ word: String) -> Bool {
    !word.isEmpty && word.unicodeScalars.allSatisfy(isPart)
  }

  /// Maps full-width letters to normal width and upper case to lower case.
  private static func folded(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased()
  }

  /// Whether a scalar is part of a token, like the characters of ids.
  ///
  /// Spaces of any width and signs such as `=` and `:` separate tokens.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if ["-", "_", "."].contains(scalar) { return true }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || [.nonspacingMark, .spacingMark, .enclosingMark].contains(
        scalar.properties.generalCategory)
  }
}

extension LineToken {
  /// Whether the token is a path to an answer, such as `values.zip`.
  var isPath: Bool { text.hasPrefix("values.") }

  /// The token without the prefix `values.`.
  var name: String { isPath ? String(text.dropFirst(7)) : text }
}
