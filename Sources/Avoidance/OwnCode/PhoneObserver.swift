import Simulation

/// An app's code that answers what happens on the phone, and may change the phone.
///
/// It is a value, of which a session keeps copies to come back to; ``Strategy`` puts it in the place
/// of a strategy.
public protocol PhoneObserver: AppCode, Equatable, Sendable {
  // Declared once more, since the protocol that it refines is not for others to see.
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
  /// Answers a delayed call that it asked for by ``Phone/startTimer(delay:)``.
  mutating func timerFired(on phone: inout Phone)
}
