/// A hint for a typed line: the text to show after the line, and the part that a key can insert.
package struct Hint: Equatable, Sendable {
  package var shown: String
  /// The text that can be inserted, or nil if the user has to supply it.
  package var accepted: String?

  /// Creates a hint.
  package init(_ shown: String, accepted: String? = nil) {
    self.shown = shown
    self.accepted = accepted
  }
}
