/// What a name of a field, as somebody types it, leads to.
package enum FieldMatch: Equatable, Sendable {
  /// The index of the field's row.
  case row(Int)
  /// The ids of fields that the name fits equally well, at most five, in the form's order.
  case ambiguous([String])
  /// The index of a row that holds text and no field.
  case notAField(Int)
  case none(suggestions: [String])
}
