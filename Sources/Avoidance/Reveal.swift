/// The third decision of a strategy: how the active row comes into view.
package enum Reveal: String, CaseIterable, Sendable {
  case none
  /// scrollToRow(at:at:) with `.none`: the least movement.
  case row
  /// scrollToRow(at:at:) with `.top`.
  case top
  /// scrollToRow(at:at:) with `.middle`.
  case middle
  /// scrollToRow(at:at:) with `.bottom`.
  case bottom
  /// scrollRectToVisible with the row's rectangle and the margin around it.
  case rect
  /// Nothing where the whole row is in view, else the least movement that shows it with its margin.
  case least
  /// The caret in the middle of what contentInset leaves, even where it was visible before.
  case caret
  /// If the table is scrolled to its bottom, the offset moves against the keyboard.
  case keepBottom
  /// The least movement up to iOS 7; later the text field scrolls itself.
  case controller
  /// The row's bottom to the margin above the keyboard, which is taken to be higher by the safe
  /// area, and once more by the layout margin; what the table cannot do, the root view does.
  case distance
  /// The row's bottom to the margin above the keyboard, by the screen's height less the keyboard's.
  case toKeyboard
}
