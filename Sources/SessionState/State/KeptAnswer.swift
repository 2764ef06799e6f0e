/// An answer in an answers file: the field's id and its value.
package struct KeptAnswer: Equatable, Sendable {
  package var field: String
  package var value: String
  /// Whether the form had no field for this answer before.
  package var isUnmatched = false
  /// Whether the answer's field no longer exists and may have been secure.
  package var mayBeSecure = false

  /// Creates an answer for an answers file.
  package init(field: String, value: String, isUnmatched: Bool = false) {
    self.field = field
    self.value = value
    self.isUnmatched = isUnmatched
  }
}
