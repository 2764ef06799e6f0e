import Foundation

/// An app's code that is notified about events on the phone and may change the phone.
public protocol AppCode {
  /// Handles a keyboard notification that the phone posts.
  mutating func received(_ notification: KeyboardNotification, on phone: inout Phone)
  /// Handles textFieldShouldBeginEditing, and returns whether the field may begin editing.
  ///
  /// The row is nil for the docked input bar's field.
  mutating func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool
  /// Handles textFieldShouldEndEditing, and returns whether the active field may end editing.
  mutating func shouldEndEditing(on phone: inout Phone) -> Bool
  /// Handles textFieldDidBeginEditing.
  mutating func didBeginEditing(on phone: inout Phone)
  /// Handles textFieldDidEndEditing.
  mutating func didEndEditing(on phone: inout Phone)
  /// Handles scrollViewWillBeginDragging, scrollViewShouldScrollToTop, or a scroll by a command.
  mutating func willScroll(on phone: inout Phone)
  /// Whether the app has its own tap recognizers, so that the phone needn't end editing on a tap.
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
  /// Handles a movement of the caret after an edit in the active field (textViewDidChangeSelection,
  /// textFieldDidChangeSelection).
  mutating func caretMoved(on phone: inout Phone)
  /// Handles a call that only apps with their own views get: a touch, a change of a text, or a
  /// lifecycle change.
  ///
  /// - Returns: whether the phone continues; always true for calls that ask nothing.
  mutating func answer(_ call: AppCall, on phone: inout Phone) -> Bool
  /// Handles the end of a delay that the app requested with `startTimer(delay:)`.
  mutating func timerFired(on phone: inout Phone)
  /// Handles the end of a delay, given the number (token) from the app's request for the call.
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
