/// An answer in an answers file: the field's id and its value.
package struct KeptAnswer: Equatable, Sendable {
  package var field: String
  package var value: String
  /// Whether the form had no field for the answer when the answer was read from a file.
  package var isUnmatched = false
  /// Whether the form lacks the answer's field, and the field may have been secure.
  package var mayBeSecure = false

  /// Creates an answer to be written to an answers file.
  package init(field: String, value: String, isUnmatched: Bool = false) {
    self.field = field
    self.value = value
    self.isUnmatched = isUnmatched
  }
}
