import Avoidance
import SessionState

/// A change that a command made to a session, for undo and replay.
///
/// It stores the state before the change and the command's action. The state after the change and
/// its events are computed again when needed, because the same action always has the same result.
/// So a change costs only one copy of the state.
package final class Change: Sendable {
  package let before: State
  package let action: ChangeAction
  /// The number of bytes of text that the previous command wrote into the state `before`.
  ///
  /// It estimates the memory that storing this state costs.
  package let writtenText: Int

  /// Creates a change made by a command.
  ///
  /// - Parameters:
  ///   - before: the session's state before the change.
  ///   - letsTimePass: whether the command only lets virtual time pass.
  ///   - body: the command's action, which changes a state.
  package convenience init(
    before: borrowing State, letsTimePass: Bool,
    _ body: @escaping @Sendable (inout State) throws(CommandError) -> Notices
  ) {
    self.init(before: before, ChangeAction(letsTimePass: letsTimePass, body: body))
  }

  /// Creates a change that performs an action again, from the state `before`; used to redo.
  package init(before: borrowing State, _ action: ChangeAction) {
    self.before = copy before
    self.action = action
    writtenText = before.writtenText
  }

  /// The session's state after the change, with the simulated phone's events during the change.
  ///
  /// Use it to explain the change.
  package var recorded: State { after(isRecording: true) }

  /// Returns the session's state after the change, once nothing moves any more.
  ///
  /// If `isRecording` is true, the state contains the simulated phone's events during the change.
  package func after(isRecording: Bool) -> State {
    OwnCode.silently {
      var state = repeated(isRecording: isRecording)
      if !state.isHolding { state.settle() }
      state.takeScreen()
      return state
    }
  }

  package func repeated(isRecording: Bool) -> State {
    var state = before
    OwnCode.silently { _ = try? state.perform(isRecording: isRecording, action.body) }
    return state
  }
}

extension State {
  /// The number of bytes of the answers that the last command wrote into this state.
  fileprivate var writtenText: Int {
    changedRows.reduce(0) { $0 + value(ofRow: $1).utf8.count }
  }
}
