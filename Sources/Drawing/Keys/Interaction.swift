/// What a user has chosen to see of the drawn phone, such as the plane of keys.
///
/// It belongs to the view, not to the session.
package struct Interaction: Equatable, Sendable {
  /// The plane of keys that the drawn keyboard shows, or nil for the keyboard's first one.
  package var plane: KeyPlane?
  /// The number of characters before the caret in the active field, or nil if the caret is at the
  /// end.
  package var caret: Int?
  /// The row that the Return key taps while no field is active, or nil.
  package var highlightedRow: Int?

  package init() {}
}
