import Foundation
import SessionState

/// A token of a line for the search for secrets.
///
/// Blanks, quotes and punctuation separate tokens. Case and character width don't matter.
package struct LineToken: Equatable, Sendable {
  /// The token's text after case folding.
  package let text: String

  /// Creates a token of a line from case-folded text.
  package init(text: String) { self.text = text }

  /// The token of the key that makes a field secure.
  package static let secure = LineToken(text: "secure")

  /// Returns the tokens of a line or a name for the search for secrets.
  package static func tokens(of line: String) -> [LineToken] {
    folded(line).unicodeScalars.split { !isPart($0) }
      .map { LineToken(text: String(String.UnicodeScalarView($0))) }
  }

  /// Returns whether a word is exactly one token, without blanks and punctuation.
  package static func isOne(_ word: String) -> Bool {
    !word.isEmpty && word.unicodeScalars.allSatisfy(isPart)
  }

  /// Maps full-width letters to normal width and upper case to lower case.
  private static func folded(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased()
  }

  /// Whether a character is part of a token, like the characters of field ids.
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
  // More parts than any path has.
  private static let mostParts = 8
  private static let figurePaths = Set(StateRecord.paths.map(folded))

  /// Whether the token may be a path to an answer, such as `values.zip` or the misspelled
  /// `value.zip`.
  package var isPath: Bool { parts.count > 1 }

  /// The parts of a path between the dots.
  ///
  /// It is the whole token if that is a number or the path of a figure.
  package var parts: [String] {
    guard text.contains("."), text.contains(where: \.isLetter), !Self.figurePaths.contains(text)
    else { return [text] }
    return text.split(separator: ".", maxSplits: Self.mostParts).map(String.init)
  }

  /// The texts in the token that may be a field's name: the token itself, and the parts of a path.
  package var names: [String] { isPath ? [text] + parts : [text] }
}
