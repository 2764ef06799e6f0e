@testable import SessionRunning
@testable import Terminal

import Foundation
import Testing

/// Tests that no text in forms, files, commands or values reaches the terminal as a control
/// sequence.
@Suite struct ProgramGateTests {
  /// Text that would set a title, color and clear the screen, reverse the direction, and delete.
  private static let hostile = "\u{1b}]0;owned\u{7}\u{1b}[31m\u{9b}2J\u{202e}\u{2066}\u{7f}"
  private static let form = """
    form: "T\\e]0;owned\\a\\u009b2J\\u202e"
    sections:
      - header: "H\\e[31m\\u202e"
        footer: "F\\e[31m\\u2066"
        rows:
          - field: name
            label: "L\\e]0;owned\\a\\u009b2J\\u202e\\u2066\\x7f👨‍👩‍👧"
            placeholder: "P\\e[31m"
            value: "V\\e[31m\\u202e"
          - field: kind
            label: Kind
            options: ["A\\e[31m", "AB\\u202e\\u009b2J"]
          - text: "X\\e[31m"
    """

  @Test(
    "Hostile names and values send nothing to the terminal", arguments: [["-q"], ["--json"], []])
  func nothingSteersTheTerminal(arguments: [String]) throws {
    let home = try TemporaryFolder()
    let form = try home.file("form.yaml", Self.form)
    _ = try home.file("file\(Self.hostile)", "")
    let state = home.path + "/.local/state/formlift"
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    let history = Data("echo old\(Self.hostile)\n".utf8)
    _ = FileManager.default.createFile(atPath: state + "/history", contents: history)
    let terminal = try PseudoTerminal(
      running: PseudoTerminal.formlift, arguments + [form],
      environment: ProgramTerminal.environment(home: home), columns: 100, lines: 40)
    try terminal.waitForPrompt()
    let keys = [
      "fields\r", "values\r", "show\r", "show map\r", "why\r", "focus name\r", "why\r",
      "show events\r",
      "get values.name\r", "edit name\r\u{3}", "edit kind\rA\t\t\u{3}", "focus \t\t\u{15}",
      "load \(home.path)/fi\t\t\t\u{15}", "load \(home.path)/file\u{9b}\u{202e}\r",
      "\u{1b}[A\u{15}",
      "echo ol\u{1b}[A\u{15}", "\u{12}old\u{7}", "history\r", "echo \u{202e}\u{2066}\u{feff}x\r",
      "\u{1b}[200~bogus \u{1b}]0;owned\u{7}\u{9b}2J\u{202e}\u{1b}[201~\r", "set name \u{202e}\r",
      "set kind Q\u{202e}\r", "validate\r", "\u{15}strategy \u{202e}\r", "\u{4}\u{4}\u{4}",
    ]
    for key in keys {
      _ = terminal.exchange(Array(key.utf8), seconds: PseudoTerminal.patience)
      _ = terminal.wait(forBytes: "no such bytes", seconds: 0.05)
    }
    terminal.signal(SIGTERM)
    _ = try terminal.waitForEnding()
    let sent = terminal.transcriptText
    #expect(sent.contains("owned"))
    #expect(Self.strangers(in: sent) == [])
    #expect(sent.contains("👨‍👩‍👧"))
  }

  /// Returns the control characters sent that aren't part of Formlift's own sequences, with what
  /// follows.
  private static func strangers(in sent: String) -> [String] {
    // The question for the background is ours, too.
    let ours = /\u{1b}(?:[78]|\[[0-9;?]*[ABCDGHJKhlmr]|\]11;\?\u{1b}\\)/
    let rest = String(sent.replacing(ours, with: "")).unicodeScalars
    return rest.indices.compactMap { index in
      let scalar = rest[index]
      let isBell = scalar == "\u{7}" && index > rest.startIndex
      guard !["\r", "\n", "\t", "\u{8}"].contains(scalar), !isBell else { return nil }
      let isControl = scalar.properties.generalCategory == .control
      let turns = ["\u{202e}", "\u{2066}", "\u{feff}"].contains(scalar)
      return isControl || turns ? String(String(rest[index...]).prefix(20)).debugDescription : nil
    }
  }
}
