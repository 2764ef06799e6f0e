/// What a person who touches the phone has chosen to see on it: a view's state, not the session's.
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
