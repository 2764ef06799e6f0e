/// The first decision of a strategy: what it answers.
public enum When: String, CaseIterable, Sendable {
  case never
  /// keyboardWillShow and keyboardWillHide.
  case willShow
  /// keyboardDidShow and keyboardDidHide.
  case didShow
  /// keyboardWillChangeFrame, which is posted both ways.
  case willChangeFrame
  /// keyboardWillChangeFrame, and a new active field while the keyboard stays as it is.
  case anyChange
}
