import Forms
import Simulation

extension State {
  /// Prepares the state for a command: clears the events and changed rows of the last command.
  package mutating func begin(isRecording: Bool) {
    phone.clearEvents()
    phone.isRecording = isRecording
    changedRows = []
  }

  /// Performs a command's action, and then validates the field that the action took the focus from.
  ///
  /// `isRecording` says whether the phone records events.
  package mutating func perform(
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

  /// Runs the virtual clock until no animation, timer or notification is pending on the phone.
  package mutating func settle() { simulator.settle() }
}
