@testable import AppCode
@testable import Terminal

import Foundation

/// The program running a conversation in its own pseudo-terminal and home folder.
struct ProgramTerminal {
  let terminal: PseudoTerminal
  let home: TemporaryFolder

  /// Starts the program and waits for its prompt.
  init(
    _ arguments: [String] = [], columns: Int = 80, lines: Int = 24,
    environment: [String: String] = [:], home: TemporaryFolder? = nil
  ) throws {
    self.home = try home ?? TemporaryFolder()
    terminal = try PseudoTerminal(
      running: PseudoTerminal.formlift, arguments,
      environment: Self.environment(home: self.home).merging(environment) { $1 },
      columns: columns, lines: lines)
    terminal.home = self.home
    try terminal.waitForPrompt()
  }

  static func environment(home: TemporaryFolder) -> [String: String] {
    [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
      // Random keys may open an editor.
      "EDITOR": "true",
      // Swift would ask what to do about a crash.
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(Sanitizers.options) { $1 }
  }

  var screen: TerminalScreen { terminal.screen }

  /// Everything that was written to the terminal, with control sequences.
  var transcript: String { String(decoding: terminal.transcript, as: UTF8.self) }

  /// Types keys without waiting.
  func type(_ keys: String) { terminal.send(keys) }

  /// Types keys, then waits until the cursor's row is exactly `line`.
  func type(_ keys: String, untilLine line: String) throws {
    type(keys)
    try wait(forLine: line)
  }

  /// Types keys, then waits until the text is on the screen.
  func type(_ keys: String, untilText text: String) throws {
    try terminal.send(keys, untilText: text)
  }

  /// Types a line and Return, and waits until the cursor's row is `prompt`.
  func run(_ line: String, thenAt prompt: String = "formlift>") throws {
    terminal.send(line + "\r")
    try terminal.wait(for: "\"\(prompt)\" below \"\(line)\"") { screen in
      screen.rows[screen.cursor.row] == prompt
        && screen.rows[..<screen.cursor.row].contains { $0.hasSuffix(line) }
    }
  }

  /// Waits until the cursor's row is exactly `line`; throws after a timeout.
  func wait(forLine line: String) throws {
    try terminal.wait(for: "the line \"\(line)\"") { $0.rows[$0.cursor.row] == line }
  }

  /// Quits, even with unsaved answers, and returns how the program ended.
  func leave() throws -> PseudoTerminal.RunResult {
    terminal.send("\u{15}quit\rquit\r")
    return try terminal.waitForEnding()
  }

  /// Returns the contents of all files in the home folder, by their paths in it.
  func files() throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: home.path)
    return names.reduce(into: [:]) { files, name in
      if let data = FileManager.default.contents(atPath: home.path + "/" + name) {
        files[name] = String(decoding: data, as: UTF8.self)
      }
    }
  }
}
