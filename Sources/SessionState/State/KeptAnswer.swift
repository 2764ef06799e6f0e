/// An answer in an answers file: the field's id and its value.
package struct KeptAnswer: Equatable, Sendable {
  package var field: String
  package var value: String
  /// Whether the answer had no field in the form already when it was read.
  package var isUnmatched = false
  /// Whether the form no longer has the answer's field, which may have been secure.
  package var mayBeSecure = false

  /// Creates an answer to be written to an answers file.
  package init(field: String, value: String, isUnmatched: Bool = false) {
    self.field = field
    self.value = value
    self.isUnmatched = isUnmatched
  }
}
