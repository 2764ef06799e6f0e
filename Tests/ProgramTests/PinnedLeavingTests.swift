import Foundation
import Testing

@testable import Program

/// Tests that the terminal is restored, however the program ends.
///
/// All rows scroll again, with the last picture above the shell's prompt.
@Suite struct PinnedLeavingTests {
  @Test("Leaving restores the terminal", arguments: ["quit\r", "\u{4}"])
  func leavingGivesTheTerminalBack(keys: String) throws {
    let terminal = try PseudoTerminal.startProgram()
    try terminal.send("focus zip\r", untilRow: "zip>", cursorColumn: 5)
    terminal.send(keys)
    #expect(try terminal.waitForEnding() == .exited(status: 0))
    Self.expectGivenBack(terminal)
  }

  @Test("Ending by a signal restores the terminal", arguments: [SIGTERM, SIGHUP, SIGABRT])
  func signalsGiveTheTerminalBack(signal: Int32) throws {
    let terminal = try PseudoTerminal.startProgram()
    try terminal.send("focus zip\r", untilRow: "zip>", cursorColumn: 5)
    terminal.signal(signal)
    #expect(try terminal.waitForEnding() == .killed(signal: signal))
    Self.expectGivenBack(terminal)
  }

  @Test("A signal ends the program during an animation", arguments: [SIGTERM, SIGHUP])
  func signalsCutAMovementShort(signal: Int32) throws {
    let terminal = try PseudoTerminal.startProgram()
    try terminal.send("setting speed 0.25\r", untilText: "speed 0.25\nformlift>")
    try terminal.send("focus zip\r", untilText: "ZIP")
    terminal.signal(signal)
    #expect(try terminal.waitForEnding() == .killed(signal: signal))
    Self.expectGivenBack(terminal)
  }

  private static func expectGivenBack(_ terminal: PseudoTerminal) {
    #expect(terminal.screen.scrollRegion == 0..<40)
    #expect(terminal.screen.modes == [25])
    #expect(terminal.screen.rows[11].hasPrefix("╭───"))
    #expect(terminal.screen.rows[38].hasPrefix("╰───"))
    #expect(terminal.screen.cursor == TerminalScreen.Cursor(row: 39, column: 0))
  }
}
