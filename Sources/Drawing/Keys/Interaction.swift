/// The display state of the touched phone, such as the shown plane of keys.
///
/// It belongs to the view, not to the session.
package struct Interaction: Equatable, Sendable {
  /// The plane of keys; the keyboard's first one unless it is given.
  package var plane: KeyPlane?
  /// The number of characters before the caret in the active field, or nil if the caret is at the
  /// end.
  package var caret: Int?
  /// The row that Return taps.
  package var highlightedRow: Int?

  package init() {}
}
