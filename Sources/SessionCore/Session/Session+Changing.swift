import Avoidance
import Foundation
import SessionState
import Simulation

// What more than one command does.

extension Session {
  /// Types a text into the active field, like the command `type`; no command line is parsed.
  ///
  /// Throws if no field is active.
  package mutating func typed(_ text: String) throws(CommandError) -> Outcome {
    try change(.types) { state throws(CommandError) in
      try state.type(text, row: state.activeRow(for: "type"))
      return .changes(orRefused: text)
    }
  }

  /// Shows the session's form on another device, like the command `device`.
  ///
  /// The table is at its initial position and no field is active. The answers are unchanged.
  @discardableResult
  package mutating func use(_ device: Device) throws(CommandError) -> Outcome {
    let earlier = actionsOfApp
    return try change(.opens) { state throws(CommandError) in
      var place = state.place
      place.device = device
      let (old, isRecording) = (state.screen, state.phone.isRecording)
      state.put(on: place)
      state.hasChosenDevice = true
      var words: [String] = []
      if let old, let earlier {
        words = state.runAgain(earlier, from: old)
        if state.phone.scene.device != device { state.put(on: place) }
        state.phone.isRecording = isRecording
      }
      return Notices { [words] in
        [device.summary] + words + ($0.versionNote.map { [$0] } ?? [])
      }
    }
  }

  /// The actions since the app's own code was started, including those on earlier phones.
  ///
  /// They are repeated when the code is started on another phone. Nil without an app's own code, or
  /// if the undo history dropped some actions.
  private var actionsOfApp: EarlierActions? {
    guard state.hasOwnCode, let screen = state.screen,
      let actions = steps.actions(since: screen.earlier?.end ?? 0)
    else { return nil }
    return EarlierActions((screen.earlier?.actions ?? []) + actions, end: steps.place + 1)
  }
}
