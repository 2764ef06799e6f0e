import Simulation

/// Your code that responds to events on the phone, and may change the phone.
///
/// An observer is a value, because a session keeps copies for undo. Create a ``Strategy`` with an
/// observer to run the observer instead of a built-in strategy.
public protocol PhoneObserver: Equatable, Sendable {
  /// Handles a keyboard notification that the phone posts.
  mutating func received(_ notification: KeyboardNotification, on phone: inout Phone)
  /// Handles textFieldShouldBeginEditing, and returns whether the field may begin editing.
  ///
  /// `row` is counted from 0 over all rows. It is nil for the docked input bar's field.
  mutating func shouldBeginEditing(row: Int?, on phone: inout Phone) -> Bool
  /// Handles textFieldShouldEndEditing, and returns whether the active field may end editing.
  mutating func shouldEndEditing(on phone: inout Phone) -> Bool
  /// Handles textFieldDidBeginEditing.
  mutating func didBeginEditing(on phone: inout Phone)
  /// Handles textFieldDidEndEditing.
  mutating func didEndEditing(on phone: inout Phone)
  /// Handles a scroll by the user or by a command, before it happens.
  ///
  /// On a device, scrollViewWillBeginDragging or scrollViewShouldScrollToTop would be called.
  mutating func willScroll(on phone: inout Phone)
  /// Handles the end of a delay that the observer started with ``Phone/startTimer(delay:)``.
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
