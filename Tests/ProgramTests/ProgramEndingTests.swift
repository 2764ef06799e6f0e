@testable import Terminal

import Foundation
import Testing

/// Tests that, however the program or its terminal ends, answers are kept and the terminal
/// restored.
@Suite struct ProgramEndingTests {
  private let home: TemporaryFolder
  private let terminal: PseudoTerminal
  /// The terminal's settings before the program starts, which must be restored.
  private let settings: String

  init() throws {
    home = try TemporaryFolder()
    settings = try PseudoTerminal().settings
    terminal = try PseudoTerminal(
      running: PseudoTerminal.formlift, [], environment: ProgramTerminal.environment(home: home),
      columns: 100, lines: 40)
    try terminal.waitForPrompt()
    try terminal.send("set name Ada\r", untilText: "name = \"Ada\"")
    try terminal.waitForPrompt()
  }

  private func isKept(_ answer: String) throws -> Bool {
    let names = try FileManager.default.subpathsOfDirectory(atPath: home.path)
    return names.filter { !$0.hasSuffix("history") }.contains { name in
      let contents = FileManager.default.contents(atPath: home.path + "/" + name) ?? Data()
      return String(decoding: contents, as: UTF8.self).contains(answer)
    }
  }

  @Test("Closing the terminal keeps the answers") func aClosedTerminalKeepsTheAnswers() throws {
    terminal.hangUp()
    #expect(try terminal.waitWithoutReading() == .killed(signal: SIGHUP))
    #expect(try isKept("Ada"))
  }

  @Test("Closing the terminal at a question keeps the answers")
  func aTerminalClosedAtAQuestionKeepsTheAnswers() throws {
    try terminal.send("edit pin\r", untilText: "PIN (4 digits):")
    terminal.hangUp()
    #expect(try terminal.waitWithoutReading() == .killed(signal: SIGHUP))
    #expect(try isKept("Ada"))
  }

  /// `^S` stops all output to the terminal until `^Q`.
  @Test("A halted terminal delays no signal", arguments: [SIGTERM, SIGHUP])
  func aHaltedTerminalHoldsNoSignalUp(signal: Int32) throws {
    terminal.send("\u{13}fields\r")
    terminal.signal(signal)
    #expect(try terminal.waitWithoutReading() == .killed(signal: signal))
    #expect(try isKept("Ada"))
    #expect(terminal.settings == settings)
    // What the halted terminal did not take, the guardian writes.
    terminal.send("\u{11}")
    try terminal.wait(for: "all rows to scroll") {
      $0.scrollRegion == 0..<40 && !$0.modes.contains(2004)
    }
  }

  /// A terminal buffers some thousand bytes that nobody reads; then a write waits.
  @Test("A slow reader delays no signal") func aSlowReaderHoldsNoSignalUp() throws {
    for _ in 0..<100 { terminal.send("fields\r") }
    usleep(200_000)
    terminal.signal(SIGTERM)
    #expect(try terminal.waitWithoutReading() == .killed(signal: SIGTERM))
    #expect(try isKept("Ada"))
    #expect(terminal.settings == settings)
  }

  /// A killed process can't restore anything, so its guardian process does.
  @Test("The terminal is restored after SIGKILL") func afterKillTheTerminalIsAsItWas() throws {
    #expect(terminal.settings != settings)
    #expect(terminal.screen.scrollRegion == 0..<12)
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForEnding() == .killed(signal: SIGKILL))
    #expect(terminal.settings == settings)
    #expect(terminal.screen.scrollRegion == 0..<40)
    #expect(!terminal.screen.modes.contains(2004))
    #expect(terminal.screen.modes.contains(25))
  }

  @Test("Quitting restores the terminal's settings") func nothingIsLeftBehindOrderly() throws {
    terminal.send("\u{4}\u{4}")
    #expect(try terminal.waitForEnding() == .exited(status: 0))
    #expect(terminal.settings == settings)
  }
}
