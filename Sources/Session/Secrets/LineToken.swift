import Foundation

/// A word of a line as it may have been meant: what stands between blanks of any kind, quotes and
/// signs, without regard to case and width.
struct LineToken: Equatable, Sendable {
  /// The word, folded.
  let text: String

  /// The key that makes a field secure.
  static let secure = LineToken(text: "secure")

  /// Returns the tokens of a line, or of a name.
  static func tokens(of line: String) -> [LineToken] {
    folded(line).unicodeScalars.split { !isPart($0) }
      .map { LineToken(text: String(String.UnicodeScalarView($0))) }
  }

  /// Returns whether a word is one token and nothing else.
  static func isOne(_ word: String) -> Bool {
    !word.isEmpty && word.unicodeScalars.allSatisfy(isPart)
  }

  /// What letters of double width and of other case are the same as.
  private static func folded(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased()
  }

  /// A no-break space, a zero-width one and signs such as `=` and `:` part tokens; what ids are
  /// made of does not.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if ["-", "_", "."].contains(scalar) { return true }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || [.nonspacingMark, .spacingMark, .enclosingMark].contains(
        scalar.properties.generalCategory)
  }
}

extension LineToken {
  /// Whether it leads to an answer.
  var isPath: Bool { text.hasPrefix("values.") }

  /// The token without the path that leads to answers.
  var name: String { isPath ? String(text.dropFirst(7)) : text }
}
