@testable import SessionRunning

import Foundation

/// A conversation with the program at a terminal of 80 × 23, where pictures stand between the lines,
/// without colours.
struct Conversation {
  private let terminal: PseudoTerminal

  /// Starts the program in a workplace.
  init(_ arguments: [String], in workplace: Workplace) throws {
    var environment = workplace.environment
    environment["NO_COLOR"] = "1"
    let words = SpawnedProcess.words(PseudoTerminal.formlift, arguments, in: workplace.path)
    terminal = try PseudoTerminal(
      running: words[0], Array(words.dropFirst()), environment: environment, lines: 23)
    try waitForPrompt()
  }

  /// Types a line and waits until it has done what it does.
  func type(_ line: String) throws {
    terminal.send(line)
    try terminal.wait(for: "\"\(line)\" to be typed") { $0.rows[$0.cursor.row].contains(line) }
    terminal.send("\r")
    if line == "quit" {
      _ = try terminal.waitForEnding()
    } else {
      try waitForPrompt()
    }
  }

  /// All that was shown, also what has left the screen, and with long lines unbroken.
  var lines: [String] {
    var screen = TerminalScreen(columns: 240, lines: 1_200)
    screen.feed(terminal.transcript)
    return screen.text.components(separatedBy: "\n")
  }

  /// Whether a line is a prompt with nothing behind it.
  static func isPrompt(_ line: String) -> Bool { line.wholeMatch(of: /[\w-]+>/) != nil }

  /// Returns what is typed behind the prompt of a line, if that is one.
  static func command(in line: String) -> String? {
    line.wholeMatch(of: /[\w-]+> (.+)/).map { String($0.1) }
  }

  private func waitForPrompt() throws {
    try terminal.wait(for: "a prompt") { screen in
      let row = screen.rows[screen.cursor.row]
      return Self.isPrompt(row) && screen.cursor.column == row.count + 1
    }
  }
}
