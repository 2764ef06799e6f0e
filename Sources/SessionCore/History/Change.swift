import Avoidance
import SessionState

/// A change that a command made, for undo and replay: the state before it and the command's action.
///
/// The states and events in between are recomputed on demand, because the same action always has
/// the same result. So a change costs only one copy of the state.
package final class Change: Sendable {
  package let before: State
  package let action: ChangeAction
  /// The number of bytes of text in the state that the command before this change wrote.
  ///
  /// It estimates the memory that the state costs.
  package let writtenText: Int

  /// Creates a change made by a command.
  ///
  /// - Parameters:
  ///   - before: the state before it.
  ///   - letsTimePass: whether the action only lets time pass.
  ///   - body: the action.
  package convenience init(
    before: borrowing State, letsTimePass: Bool,
    _ body: @escaping @Sendable (inout State) throws(CommandError) -> Notices
  ) {
    self.init(before: before, ChangeAction(letsTimePass: letsTimePass, body: body))
  }

  /// Creates a change that repeats a recorded action in another state.
  package init(before: borrowing State, _ action: ChangeAction) {
    self.before = copy before
    self.action = action
    writtenText = before.writtenText
  }

  /// The session's state after the change, with the recorded events that led to it.
  ///
  /// Use it to explain the change.
  package var recorded: State { after(isRecording: true) }

  /// Returns the session's state after the change.
  ///
  /// If `isRecording` is true, the state has the events that led to it.
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
  /// The number of bytes of text that the last command wrote into this state.
  fileprivate var writtenText: Int {
    changedRows.reduce(0) { $0 + value(ofRow: $1).utf8.count }
  }
}
