import SessionState
import Simulation

extension Session {
  /// Returns messages about undone or redone commands, in the order of `lines`.
  ///
  /// `verb` is "undid" or "redid". `lines` are the commands' lines; only the last five are named.
  package static func remarks(_ verb: String, _ lines: [String]) -> [String] {
    let lines = lines.filter { !$0.isEmpty }
    let told = lines.suffix(greatestRemarkCount).map { line in
      "\(verb) \(line == Recording.omission ? "a command with a secure value" : line)"
    }
    let others = lines.count - told.count
    let count = others == 1 ? "1 change" : "\(others) changes"
    return (others > 0 ? ["\(verb) \(count) before"] : []) + told
  }

  private static let greatestRemarkCount = 5

  /// Returns the result of an undo or redo: messages about the commands and about what changed.
  ///
  /// `before` is the state before the undo or redo. `remarks` are messages that name the commands.
  package func arrival(from before: State, _ remarks: [String] = []) -> Outcome {
    var outcome = Outcome(changesView: true)
    outcome.remarks = remarks
    guard reportsChanges else { return outcome }
    outcome.told = [
      isSpeaking
        ? .text(Speech(state).changes(since: before, tellsValues: true))
        : .verdict(Verdict(from: before.phone, to: state))
    ]
    return outcome
  }
}
