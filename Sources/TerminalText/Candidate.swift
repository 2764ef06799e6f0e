/// A completion candidate for the word under the cursor.
package struct Candidate: Equatable, Sendable {
  /// The text that replaces the word, with quotes if the line needs them.
  package var text: String
  /// A short description.
  package var description: String
  /// Whether the candidate completes the word.
  package var isFinal: Bool

  /// Creates a candidate.
  package init(_ text: String, _ description: String = "", isFinal: Bool = true) {
    self.text = text
    self.description = description
    self.isFinal = isFinal
  }
}
