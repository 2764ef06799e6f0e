import SessionState
import Simulation

extension State {
  /// Returns whether the focus, the keyboard or a view has changed since the state `old`.
  package func hasMoved(since old: State) -> Bool {
    phone.table != old.phone.table || phone.keyboard != old.phone.keyboard
      || phone.rootView != old.phone.rootView || phone.responder != old.phone.responder
      || phone.containers != old.phone.containers
  }

  /// Returns whether two states are equal, apart from records of the last command such as events.
  package func isSame(as other: State) -> Bool {
    // Most commands change one of the following values, and comparing them copies nothing.
    guard phone.responder == other.phone.responder, phone.clock == other.phone.clock,
      phone.table.contentOffset == other.phone.table.contentOffset, answers == other.answers
    else { return false }
    var mine = self
    var others = other
    mine.begin(isRecording: false)
    others.begin(isRecording: false)
    return mine == others
  }
}
