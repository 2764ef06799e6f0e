import SessionState

/// The session's state at the opening of each form, with the number of changes made before it.
///
/// After an undo back to an earlier form, that form's opening state is found here.
package struct Openings: Sendable {
  /// The maximum number of opening states that are stored, not counting the session's first one.
  private static let limit = 16

  private var states: [(place: Int, state: State)]

  package init(_ state: State) { states = [(0, state)] }

  /// Returns the opening state of the form that is open after the session's first `place` changes.
  package func state(at place: Int) -> State {
    states[states.lastIndex { $0.place <= place } ?? 0].state
  }

  /// Stores the opening state of a form that was opened after `place` changes of the session.
  package mutating func add(_ state: State, at place: Int) {
    if states[states.count - 1].place == place { states.removeLast() }
    states.append((place, state))
    if states.count > Self.limit + 1 { states.remove(at: 1) }
  }

  /// Removes the opening states of forms that were opened after more than `place` changes.
  ///
  /// Call this after an undo when a new change is made, which gets the number of an undone one.
  package mutating func drop(behind place: Int) {
    while states.count > 1, states[states.count - 1].place > place { states.removeLast() }
  }
}
