import Foundation
import SessionState

/// A word of a command line, for finding the names and values of secure fields in the line.
///
/// Blanks, quotes and punctuation separate tokens. Case and character width are ignored.
package struct LineToken: Equatable, Sendable {
  /// The token's text in lower case and normal character width.
  package let text: String

  /// Creates a token of a command line from a text in lower case and normal character width.
  package init(text: String) { self.text = text }

  /// The token of the key `secure`, which makes a form's field secure.
  package static let secure = LineToken(text: "secure")

  /// Returns the tokens of a command line or of a field's name, for comparing both.
  package static func tokens(of line: String) -> [LineToken] {
    folded(line).unicodeScalars.split { !isPart($0) }
      .map { LineToken(text: String(String.UnicodeScalarView($0))) }
  }

  /// Returns whether a typed word is exactly one token, without blanks and punctuation.
  package static func isOne(_ word: String) -> Bool {
    !word.isEmpty && word.unicodeScalars.allSatisfy(isPart)
  }

  /// Maps full-width letters to normal width and upper case to lower case, for comparisons.
  private static func folded(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased()
  }

  /// Whether a character is part of a token; these are the characters that field ids may have.
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

  /// Whether the token may be a path to a field's value, such as `values.zip`, or a misspelled one.
  package var isPath: Bool { parts.count > 1 }

  /// The parts between the dots of a path such as `values.zip`.
  ///
  /// A token that is a number or the path of a known value, such as a scroll offset, is one part.
  package var parts: [String] {
    guard text.contains("."), text.contains(where: \.isLetter), !Self.figurePaths.contains(text)
    else { return [text] }
    return text.split(separator: ".", maxSplits: Self.mostParts).map(String.init)
  }

  /// The texts in the token that may be a field's name: the whole token, and for a path such as
  /// `values.zip` each part.
  package var names: [String] { isPath ? [text] + parts : [text] }
}
