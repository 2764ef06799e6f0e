import Avoidance

/// A change made by a command: the state before it and the command's action.
///
/// The states and events in between are recomputed on demand, because the same action always has
/// the same result. So a change costs only one copy of the state.
final class Change: Sendable {
  let before: State
  let action: Action
  /// The bytes of text that the previous command wrote.
  let writtenText: Int

  /// The action of a change, which can be applied to any state.
  struct Action: Sendable {
    /// Whether the action only lets time pass.
    let letsTimePass: Bool
    let body: @Sendable (inout State) throws(CommandError) -> Notices
  }

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - before: the state before it.
  ///   - letsTimePass: whether the action only lets time pass.
  ///   - body: the action.
  convenience init(
    before: borrowing State, letsTimePass: Bool,
    _ body: @escaping @Sendable (inout State) throws(CommandError) -> Notices
  ) {
    self.init(before: before, Action(letsTimePass: letsTimePass, body: body))
  }

  /// Creates a change that repeats an action.
  init(before: borrowing State, _ action: Action) {
    self.before = copy before
    self.action = action
    writtenText = before.writtenText
  }

  /// The state after the change, with the events that led to it.
  var recorded: State { after(isRecording: true) }

  /// Returns the state after the change, with or without events.
  func after(isRecording: Bool) -> State {
    OwnCode.silently {
      var state = repeated(isRecording: isRecording)
      if !state.isHolding { state.settle() }
      state.takeScreen()
      return state
    }
  }

  /// Returns the animation that leads to the final state, or nil if nothing moves.
  func playback(to end: Session) -> Playback? {
    Playback(from: action.letsTimePass ? before : repeated(isRecording: false), to: end)
  }

  private func repeated(isRecording: Bool) -> State {
    var state = before
    OwnCode.silently { _ = try? state.perform(isRecording: isRecording, action.body) }
    return state
  }
}

extension State {
  /// The bytes of text that the last command wrote.
  fileprivate var writtenText: Int {
    changedRows.reduce(0) { $0 + value(ofRow: $1).utf8.count }
  }

  /// Clears the records of the last command.
  mutating func begin(isRecording: Bool) {
    phone.clearEvents()
    phone.isRecording = isRecording
    changedRows = []
  }

  /// Performs an action, and validates the field that loses focus.
  mutating func perform(
    isRecording: Bool, _ body: (inout State) throws(CommandError) -> Notices
  ) throws(CommandError) -> Notices {
    begin(isRecording: isRecording)
    guard form.hasCheckedField, let old = activeField?.id else { return try body(&self) }
    let form = form
    let notices = try body(&self)
    if activeField?.id != old, self.form.isSameOpening(as: form),
      let row = self.form.row(ofField: old)
    {
      check(row: row)
      checkTwins(ofRow: row, isLeft: true)
    }
    return notices
  }

  /// Runs the clock until nothing is pending.
  mutating func settle() { simulator.settle() }

  /// Whether the position of anything on the phone differs between two states.
  func hasMoved(since old: State) -> Bool {
    phone.table != old.phone.table || phone.keyboard != old.phone.keyboard
      || phone.rootView != old.phone.rootView || phone.responder != old.phone.responder
      || phone.containers != old.phone.containers
  }

  /// Whether two states are equal, ignoring the records of the last command.
  func isSame(as other: State) -> Bool {
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
