import Foundation

/// An app's code that hears what happens on the phone and may change the phone in answer.
public protocol PhoneObserver {
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
  /// Answers scrollViewWillBeginDragging, or a scroll that the app was told to make.
  mutating func willScroll(on phone: inout Phone)
  /// Answers a finger that is lifted after it has scrolled.
  mutating func didEndDragging(on phone: inout Phone)
  /// Answers scrollViewShouldScrollToTop.
  mutating func shouldScrollToTop(on phone: inout Phone) -> Bool
  /// Answers viewWillTransition(to:with:), before a turn that takes seconds.
  mutating func willTurn(
    to orientation: Orientation, during duration: TimeInterval, on phone: inout Phone)
  /// Answers the layout of a turn, after which the notifications of a keyboard come that is shown again.
  mutating func didTurn(on phone: inout Phone)
  /// Whether the app has tap recognisers of its own, so that the form needs none.
  var recognizesTaps: Bool { get }
  /// Answers a tap beside the fields, also on the navigation bar or the keyboard, at a point of the
  /// screen: whether a recogniser keeps it from what lies there.
  mutating func tapped(_ point: CGPoint, on phone: inout Phone) -> Bool
  /// Answers a finger that touches a field before that becomes active: whether the scroll views around
  /// it hand the touch on. The row is nil for the docked bar's field.
  mutating func shouldTouch(row: Int?, at point: CGPoint, on phone: inout Phone) -> Bool
  /// Answers a finger that is about to drag the table from a point of the screen: whether it may.
  mutating func shouldDrag(from point: CGPoint, on phone: inout Phone) -> Bool
  /// Answers the life of the app and of the form's screen.
  mutating func passed(_ passage: Passage, on phone: inout Phone)
  /// Answers layout: the keyboard's model frame moved with the finger, or to or from where it
  /// floats, or the phone was turned under an active field, without a notification beforehand.
  mutating func keyboardMoved(on phone: inout Phone)
  /// Answers the layout after a keyboard notification in which UIKit has moved or resized the sheet
  /// that the form stands in, or left it.
  mutating func sheetLaidOut(for notification: KeyboardNotification, on phone: inout Phone)
  /// Answers textViewDidChange in the active text view, whose row may have grown or shrunk, and the
  /// end of updates that inserted or deleted rows, or gave one another height, while a field was active.
  mutating func textChanged(on phone: inout Phone)
  /// Answers textField(_:shouldChangeCharactersIn:replacementString:), its like of a text view, or
  /// textFieldShouldClear.
  mutating func shouldChange(_ edit: TextEdit, on phone: inout Phone) -> Bool
  /// Takes a change of a text over that it was asked for, or that no one is asked for.
  mutating func edited(_ edit: TextEdit, on phone: inout Phone)
  /// Answers textFieldShouldReturn.
  mutating func shouldReturn(on phone: inout Phone) -> Bool
  /// Returns the text of a field of its own; nil for a row without one, and of a form's own app. The
  /// row is nil for the docked bar's field.
  func text(ofRow row: Int?) -> String?
  /// Returns where on the screen a button of its own is that says so; nil without one.
  func place(ofItem label: String, on phone: Phone) -> CGPoint?
  /// Answers a delayed call that it asked for.
  mutating func timerFired(on phone: inout Phone)
  /// Answers a delayed call by its token; `timerFired(on:)` answers them all unless it is given.
  mutating func timerFired(_ token: Int, on phone: inout Phone)
}

extension PhoneObserver {
  public mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {}
  public mutating func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool { true }
  public mutating func shouldEndEditing(on phone: inout Phone) -> Bool { true }
  public var recognizesTaps: Bool { false }
  public mutating func tapped(_ point: CGPoint, on phone: inout Phone) -> Bool { false }
  public mutating func shouldTouch(
    row: Int?, at point: CGPoint, on phone: inout Phone
  ) -> Bool { true }
  public mutating func shouldDrag(from point: CGPoint, on phone: inout Phone) -> Bool { true }
  public mutating func didEndDragging(on phone: inout Phone) {}
  public mutating func shouldScrollToTop(on phone: inout Phone) -> Bool {
    willScroll(on: &phone)
    return true
  }
  public mutating func willTurn(
    to orientation: Orientation, during duration: TimeInterval, on phone: inout Phone
  ) {}
  public mutating func didTurn(on phone: inout Phone) {}
  public mutating func passed(_ passage: Passage, on phone: inout Phone) {}
  public mutating func didBeginEditing(on phone: inout Phone) {}
  public mutating func didEndEditing(on phone: inout Phone) {}
  public mutating func willScroll(on phone: inout Phone) {}
  public mutating func keyboardMoved(on phone: inout Phone) {}
  public mutating func sheetLaidOut(
    for notification: KeyboardNotification, on phone: inout Phone
  ) {}
  public mutating func textChanged(on phone: inout Phone) {}
  public mutating func shouldChange(_ edit: TextEdit, on phone: inout Phone) -> Bool { true }
  public mutating func edited(_ edit: TextEdit, on phone: inout Phone) {}
  public mutating func shouldReturn(on phone: inout Phone) -> Bool { true }
  public func text(ofRow row: Int?) -> String? { nil }
  public func place(ofItem label: String, on phone: Phone) -> CGPoint? { nil }
  public mutating func timerFired(on phone: inout Phone) {}
  public mutating func timerFired(_ token: Int, on phone: inout Phone) { timerFired(on: &phone) }
}
