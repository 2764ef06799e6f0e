/// The user's choices for the phone's picture in live mode, such as the keyboard's digits.
///
/// It belongs to the view, not to the session.
package struct Interaction: Equatable, Sendable {
  /// The set of keys that the drawn keyboard shows, or nil for the set that it shows first.
  package var plane: KeyPlane?
  /// The number of characters before the caret in the active field's text.
  ///
  /// Nil if the caret is at the end.
  package var caret: Int?
  /// The index of the row that the user has selected by arrow keys while no field is active, or
  /// nil.
  ///
  /// The return key taps this row.
  package var highlightedRow: Int?

  package init() {}
}
