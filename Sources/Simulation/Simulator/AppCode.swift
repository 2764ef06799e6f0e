import Foundation

/// An app's code that hears what happens on the phone and may change the phone in answer.
public protocol AppCode {
  /// Answers a keyboard notification.
  mutating func received(_ notification: KeyboardNotification, on phone: inout Phone)
  /// Answers textFieldShouldBeginEditing; the row is nil for the docked bar's field.
  mutating func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool
  /// Answers textFieldShouldEndEditing.
  mutating func shouldEndEditing(on phone: inout Phone) -> Bool
  /// Answers textFieldDidBeginEditing.
  mutating func didBeginEditing(on phone: inout Phone)
  /// Answers textFieldDidEndEditing.
  mutating func didEndEditing(on phone: inout Phone)
  /// Answers scrollViewWillBeginDragging, scrollViewShouldScrollToTop, or a scroll that the app was
  /// told to make.
  mutating func willScroll(on phone: inout Phone)
  /// Whether the app has tap recognisers of its own, so that the form needs none.
  var recognizesTaps: Bool { get }
  /// Answers layout: the keyboard's model frame moved with the finger, or to or from where it
  /// floats, or the phone was turned under an active field, without a notification beforehand.
  mutating func keyboardMoved(on phone: inout Phone)
  /// Answers the layout after a keyboard notification in which UIKit has moved or resized the sheet
  /// that the form stands in, or left it.
  mutating func sheetLaidOut(for notification: KeyboardNotification, on phone: inout Phone)
  /// Answers textViewDidChange in the active text view, whose row may have grown or shrunk, and the
  /// end of updates that inserted or deleted rows, or gave one another height, while a field was
  /// active.
  mutating func textChanged(on phone: inout Phone)
  /// Answers a call that only an app with views of its own can: a touch, a change of a text, the
  /// life of a screen.
  ///
  /// - Returns: whether the phone goes on; true where it does not ask.
  mutating func answer(_ call: AppCall, on phone: inout Phone) -> Bool
  /// Answers a delayed call that it asked for.
  mutating func timerFired(on phone: inout Phone)
  /// Answers a delayed call by its token; `timerFired(on:)` answers them all unless it is given.
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
  public mutating func answer(_ call: AppCall, on phone: inout Phone) -> Bool {
    if call.kind == .scrollToTop { willScroll(on: &phone) }
    return true
  }
  public mutating func timerFired(on phone: inout Phone) {}
  public mutating func timerFired(_ token: Int, on phone: inout Phone) { timerFired(on: &phone) }
}
