/// A possible completion of the word before the cursor, which Tab offers.
package struct Candidate: Equatable, Sendable {
  /// The text that replaces the typed word, with quotes if the command line needs them.
  package var text: String
  /// A short description of the candidate, shown beside it by some shells; may be empty.
  package var description: String
  /// Whether the candidate completes the word, so that a space may follow.
  package var isFinal: Bool

  /// Creates a completion candidate; by default, it completes the word.
  package init(_ text: String, _ description: String = "", isFinal: Bool = true) {
    self.text = text
    self.description = description
    self.isFinal = isFinal
  }
}
