/// A hint shown behind a typed line, with the part of the hint that a key can insert.
package struct Hint: Equatable, Sendable {
  package var shown: String
  /// The text that the right arrow key appends to the line, or nil if the user has to type it.
  package var accepted: String?

  /// Creates a hint with the text to show behind the typed line.
  package init(_ shown: String, accepted: String? = nil) {
    self.shown = shown
    self.accepted = accepted
  }
}
