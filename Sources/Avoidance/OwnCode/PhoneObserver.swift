import Simulation

/// An app's code that answers what happens on the phone, and may change the phone.
///
/// It is a value, of which a session keeps copies to come back to; ``Strategy`` puts it in the
/// place of a strategy.
public protocol PhoneObserver: Equatable, Sendable {
  /// Answers a keyboard notification.
  mutating func received(_ notification: KeyboardNotification, on phone: inout Phone)
  /// Answers textFieldShouldBeginEditing; the row, counted from 0 over all rows, is nil for the
  /// docked bar's field.
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

extension PhoneObserver {
  public mutating func received(_ notification: KeyboardNotification, on phone: inout Phone) {}
  public mutating func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool { true }
  public mutating func shouldEndEditing(on phone: inout Phone) -> Bool { true }
  public mutating func didBeginEditing(on phone: inout Phone) {}
  public mutating func didEndEditing(on phone: inout Phone) {}
  public mutating func willScroll(on phone: inout Phone) {}
  public mutating func timerFired(on phone: inout Phone) {}
}
