/// Something that may stand in the place of the word under the cursor.
package struct Candidate: Equatable, Sendable {
  /// The text that takes the word's place, quoted as the line needs it.
  package var text: String
  /// What it is, in a few words.
  package var description: String
  /// Whether nothing can follow in the same word.
  package var isFinal: Bool

  /// Creates a candidate.
  package init(_ text: String, _ description: String = "", isFinal: Bool = true) {
    self.text = text
    self.description = description
    self.isFinal = isFinal
  }
}
