/// The user's choices about the phone's picture in live mode, such as the digits of its keyboard.
///
/// They are not part of the session.
package struct Interaction: Equatable, Sendable {
  /// The set of keys that the drawn keyboard shows, or nil for the set that it shows at first.
  package var plane: KeyPlane?
  /// The number of characters before the caret in the active field's text.
  ///
  /// Nil if the caret is at the end.
  package var caret: Int?
  /// The row that the user has selected by arrow keys while no field is active, as an index; or
  /// nil.
  ///
  /// The return key taps this row.
  package var highlightedRow: Int?

  package init() {}
}
