@testable import Terminal

import Foundation

extension PseudoTerminal {
  /// Starts the program with its own home folder and waits for its prompt.
  ///
  /// On a terminal of the usual size, 12 rows scroll above a phone of 28.
  static func startProgram(
    _ arguments: [String] = [], columns: Int = 100, lines: Int = 40,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let folder = try TemporaryFolder()
    let usual = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": folder.path,
      // Swift would ask what to do about a crash.
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(Sanitizers.options) { $1 }
    let terminal = try PseudoTerminal(
      running: formlift, arguments,
      environment: usual.merging(environment) { $1 }, columns: columns, lines: lines)
    try terminal.waitForPrompt()
    return terminal
  }

  /// Waits until the cursor's row has only the empty prompt, perhaps with a phone at its side.
  func waitForPrompt() throws {
    try wait(for: "the prompt") { screen in
      let row = screen.rows[screen.cursor.row]
      return (row == "formlift>" || row.hasPrefix("formlift>  ")) && screen.cursor.column == 10
    }
  }

  /// Every byte that was written to the terminal, as text.
  var transcriptText: String { String(decoding: transcript, as: UTF8.self) }

  /// Whether the program ever kept some rows from scrolling.
  var wasDivided: Bool { transcriptText.contains(/\u{1b}\[[0-9]+;[0-9]+r/) }

  /// What was sent during the last animation, while the cursor was hidden.
  var lastMovement: String {
    let parts = transcriptText.components(separatedBy: "\u{1b}[?25l")
    guard parts.count > 1, let last = parts.last else { return "nothing was played" }
    return last.components(separatedBy: "\u{1b}[?25h")[0]
  }
}
