@testable import SessionRunning

import Foundation

/// A conversation with the program in a terminal of 80 × 23, with pictures between lines, without
/// color.
struct Conversation {
  private let terminal: PseudoTerminal

  /// Starts the program in a workplace and waits for its prompt.
  init(_ arguments: [String], in workplace: Workplace) throws {
    var environment = workplace.environment
    environment["NO_COLOR"] = "1"
    let words = SpawnedProcess.words(PseudoTerminal.formlift, arguments, in: workplace.path)
    terminal = try PseudoTerminal(
      running: words[0], Array(words.dropFirst()), environment: environment, lines: 23)
    try waitForPrompt()
  }

  /// Types a line, and waits for the next prompt, or for the program's end after `quit`.
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

  /// Everything shown so far, including lines that have scrolled away; long lines aren't wrapped.
  var lines: [String] {
    var screen = TerminalScreen(columns: 240, lines: 1_200)
    screen.feed(terminal.transcript)
    return screen.text.components(separatedBy: "\n")
  }

  /// Whether a line is only a prompt, such as `name>`.
  static func isPrompt(_ line: String) -> Bool { line.wholeMatch(of: /[\w-]+>/) != nil }

  /// Returns what was typed after a prompt, or nil if the line isn't a prompt with a command.
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
