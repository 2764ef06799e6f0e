/// The states in which forms were opened, each with the number of changes that had been made then,
/// so that with a form that comes back its beginning does.
struct Openings: Sendable {
  /// The greatest number that is kept besides the first.
  private static let limit = 16

  private var states: [(place: Int, state: State)]

  init(_ state: State) { states = [(0, state)] }

  /// Returns the state in which the form was opened that is there after so many changes.
  func state(at place: Int) -> State {
    states[states.lastIndex { $0.place <= place } ?? 0].state
  }

  /// Adds a state.
  mutating func add(_ state: State, at place: Int) {
    if states[states.count - 1].place == place { states.removeLast() }
    states.append((place, state))
    if states.count > Self.limit + 1 { states.remove(at: 1) }
  }

  /// Forgets those that came of changes that were taken back, before others take their numbers.
  mutating func drop(behind place: Int) {
    while states.count > 1, states[states.count - 1].place > place { states.removeLast() }
  }
}
