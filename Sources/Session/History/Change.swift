import Avoidance

/// A change that a command made: the state before it, and what the command does.
///
/// What is asked about the way from there is found by doing the same again, since the same commands
/// give the same states; so a change costs no more than one copy of the state.
final class Change: Sendable {
  let before: State
  let action: Action
  /// Bytes of text that the command before it wrote.
  let writtenText: Int

  /// What a change does, in whichever state it is done.
  struct Action: Sendable {
    /// Whether all that is done is to let time pass.
    let letsTimePass: Bool
    let body: @Sendable (inout State) throws(CommandError) -> Notices
  }

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - before: the state before it.
  ///   - letsTimePass: whether all that is done is to let time pass.
  ///   - body: what is done.
  convenience init(
    before: borrowing State, letsTimePass: Bool,
    _ body: @escaping @Sendable (inout State) throws(CommandError) -> Notices
  ) {
    self.init(before: before, Action(letsTimePass: letsTimePass, body: body))
  }

  /// Creates a change that does what another one did.
  init(before: borrowing State, _ action: Action) {
    self.before = copy before
    self.action = action
    writtenText = before.writtenText
  }

  /// The state that it left, with the events on the way.
  var recorded: State { after(isRecording: true) }

  /// Returns the state that it left, with the events on the way or without.
  func after(isRecording: Bool) -> State {
    OwnCode.silently {
      var state = repeated(isRecording: isRecording)
      if !state.isHolding { state.settle() }
      state.takeScreen()
      return state
    }
  }

  /// Returns the way to the state that it left; nil where none of the time that passes moves
  /// anything.
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
  /// Bytes of text that the command wrote which led to it.
  fileprivate var writtenText: Int {
    changedRows.reduce(0) { $0 + value(ofRow: $1).utf8.count }
  }

  /// Forgets what the last command did.
  mutating func begin(isRecording: Bool) {
    phone.clearEvents()
    phone.isRecording = isRecording
    changedRows = []
  }

  /// Does something, and checks the field that it leaves.
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

  /// Lets the clock run until nothing is pending.
  mutating func settle() { simulator.settle() }

  /// Whether anything on the phone is where it was not.
  func hasMoved(since old: State) -> Bool {
    phone.table != old.phone.table || phone.keyboard != old.phone.keyboard
      || phone.rootView != old.phone.rootView || phone.responder != old.phone.responder
      || phone.containers != old.phone.containers
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
