import Foundation

/// An app's code that is notified about events on the phone and may change the phone.
public protocol AppCode {
  /// Handles a keyboard notification that the phone posts.
  mutating func received(_ notification: KeyboardNotification, on phone: inout Phone)
  /// Handles textFieldShouldBeginEditing.
  ///
  /// The row is nil for the docked bar's field.
  mutating func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool
  /// Handles textFieldShouldEndEditing, and returns whether the active field may end editing.
  mutating func shouldEndEditing(on phone: inout Phone) -> Bool
  /// Handles textFieldDidBeginEditing.
  mutating func didBeginEditing(on phone: inout Phone)
  /// Handles textFieldDidEndEditing.
  mutating func didEndEditing(on phone: inout Phone)
  /// Handles scrollViewWillBeginDragging, scrollViewShouldScrollToTop, or a scroll by a command.
  mutating func willScroll(on phone: inout Phone)
  /// Whether the app has tap recognizers of its own, so the phone adds none to end editing.
  var recognizesTaps: Bool { get }
  /// Handles layout when the keyboard's frame changes without a notification.
  ///
  /// This happens when a finger drags the keyboard, while it floats, or after a rotation with an
  /// active field.
  mutating func keyboardMoved(on phone: inout Phone)
  /// Handles the layout after a keyboard notification when the form is in a sheet.
  ///
  /// UIKit may have moved or resized the sheet.
  mutating func sheetLaidOut(for notification: KeyboardNotification, on phone: inout Phone)
  /// Handles a change of the active text view, whose row may have another height
  /// (textViewDidChange).
  ///
  /// The phone also calls this after row updates while a field is active.
  mutating func textChanged(on phone: inout Phone)
  /// Handles a moved caret after an edit in the active field (textViewDidChangeSelection,
  /// textFieldDidChangeSelection).
  mutating func caretMoved(on phone: inout Phone)
  /// Handles a call for apps with their own views: a touch, a change of a text, or a lifecycle
  /// change.
  ///
  /// - Returns: whether the phone continues. It is true for calls that ask nothing.
  mutating func answer(_ call: AppCall, on phone: inout Phone) -> Bool
  /// Handles the end of a delay that the app requested with `startTimer(delay:)`.
  mutating func timerFired(on phone: inout Phone)
  /// Handles a delayed call, given the number that the app requested it with.
  ///
  /// The default implementation calls `timerFired(on:)`.
  mutating func timerFired(_ token: Int, on phone: inout Phone)
}

extension AppCode {
  public mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {}
  public mutating func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool { true }
  public mutating func shouldEndEditing(on phone: inout Phone) -> Bool { true }
  public var recognizesTaps: Bool { false }
  public mutating func didBeginEditing(on phone: inout Phone) {}
  public mutating func didEndEditing(on phone: inout Phone) {}
  public mutating func willScroll(on phone: inout Phone) {}
  public mutating func keyboardMoved(on phone: inout Phone) {}
  public mutating func sheetLaidOut(
    for notification: KeyboardNotification, on phone: inout Phone
  ) {}
  public mutating func textChanged(on phone: inout Phone) {}
  public mutating func caretMoved(on phone: inout Phone) {}
  public mutating func answer(_ call: AppCall, on phone: inout Phone) -> Bool {
    if call.kind == .scrollToTop { willScroll(on: &phone) }
    return true
  }
  public mutating func timerFired(on phone: inout Phone) {}
  public mutating func timerFired(_ token: Int, on phone: inout Phone) { timerFired(on: &phone) }
}
