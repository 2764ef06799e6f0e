/// A hint behind a typed line: the text to show, and the part that a key can insert.
package struct Hint: Equatable, Sendable {
  package var shown: String
  /// The text that a key inserts into the line, or nil if the user has to type something else.
  package var accepted: String?

  /// Creates a hint with the text to show behind the typed line.
  package init(_ shown: String, accepted: String? = nil) {
    self.shown = shown
    self.accepted = accepted
  }
}
