/// The first decision of a strategy: what it answers.
package enum When: String, CaseIterable, Sendable {
  case never
  /// keyboardWillShow and keyboardWillHide.
  case willShow
  /// keyboardDidShow and keyboardDidHide.
  case didShow
  /// keyboardWillChangeFrame, which is posted both ways; every end frame above the screen's bottom
  /// is taken for a keyboard, the empty one of a cross-fade too.
  case willChangeFrame
  /// keyboardWillChangeFrame, and a new active field while the keyboard stays as it is; an empty
  /// frame is no keyboard.
  case anyChange
  /// Layout: whatever follows the keyboard's frame and the active field without being told.
  case layout

  /// Whether a new active field makes it act while the keyboard stays as it is.
  package var followsFields: Bool { self == .anyChange || self == .layout }
}
