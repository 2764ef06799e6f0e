/// A change that a command made: the state before it, and what the command does.
///
/// What is asked about the way from there is found by doing the same again, since the same commands
/// give the same states; so a change costs no more than one copy of the state.
final class Change: Sendable {
  let before: State
  private let letsTimePass: Bool
  private let body: @Sendable (inout State) throws(CommandError) -> Notices

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - before: the state before it.
  ///   - letsTimePass: whether all that is done is to let time pass.
  ///   - body: what is done.
  init(
    before: borrowing State, letsTimePass: Bool,
    _ body: @escaping @Sendable (inout State) throws(CommandError) -> Notices
  ) {
    self.before = copy before
    self.letsTimePass = letsTimePass
    self.body = body
  }

  /// Returns the same change of a state that differs in what happened last alone.
  func made(of state: borrowing State) -> Change {
    Change(before: state, letsTimePass: letsTimePass, body)
  }

  /// The state that it left, with the events on the way.
  var recorded: State {
    var state = repeated(isRecording: true)
    if !state.isHolding { state.settle() }
    return state
  }

  /// Returns the way to the state that it left; nil where none of the time that passes moves
  /// anything.
  func playback(to end: Session) -> Playback? {
    Playback(from: letsTimePass ? before : repeated(isRecording: false), to: end)
  }

  private func repeated(isRecording: Bool) -> State {
    var state = before
    state.begin(isRecording: isRecording)
    _ = try? body(&state)
    return state
  }
}

extension State {
  /// Forgets what the last command did.
  mutating func begin(isRecording: Bool) {
    phone.clearEvents()
    phone.isRecording = isRecording
    changedRows = []
  }

  /// Lets the clock run until nothing is pending.
  mutating func settle() { simulator.settle() }

  /// Whether anything on the phone is where it was not.
  func hasMoved(since old: State) -> Bool {
    phone.table != old.phone.table || phone.keyboard != old.phone.keyboard
      || phone.rootView != old.phone.rootView || phone.responder != old.phone.responder
  }

  /// Whether nothing differs but the record of what the last command did.
  func isSame(as other: State) -> Bool {
    // Most commands change one of these, and to compare them copies nothing.
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
