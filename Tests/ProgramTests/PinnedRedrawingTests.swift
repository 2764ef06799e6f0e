import Foundation
import Testing

@testable import Program

/// A pinned phone after what makes its terminal be drawn anew: a resize, a stop, `^L`.
@Suite struct PinnedRedrawingTests {
  @Test func aResizeDividesTheTerminalAnew() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.send("\u{c}echo half")
    try terminal.wait(forRow: "formlift> echo half", cursorColumn: 19)
    terminal.resize(columns: 80, lines: 36)
    try terminal.wait(for: "36 lines") {
      $0.scrollRegion == 24..<36 && $0.rows[24] == "formlift> echo half"
        && $0.cursor.row == 24 && $0.cursor.column == 19
    }
    #expect(terminal.screen.rows.filter { $0.hasPrefix("╭───") }.count == 1)
    terminal.resize(columns: 80, lines: 24)
    try terminal.wait(for: "24 lines") {
      $0.scrollRegion == 0..<24 && $0.rows[$0.cursor.row] == "formlift> echo half"
        && $0.rows[0].hasPrefix("╭───")
    }
    terminal.resize(columns: 120, lines: 40)
    try terminal.wait(for: "40 lines") {
      $0.scrollRegion == 27..<40 && $0.rows[27] == "formlift> echo half"
    }
  }

  /// No terminal keeps what has left a scroll region, so the program does.
  @Test func aResizeShowsTheLastLinesAgain() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.send("bogus\recho '\(String(repeating: "word ", count: 18))'\rfields\recho x")
    try terminal.wait(forRow: "formlift> echo x", cursorColumn: 16)
    terminal.send("\u{3}")
    try terminal.wait(for: "echo x^C\nformlift>")
    terminal.send("echo half \(String(repeating: "a", count: 70))\u{1}")
    try terminal.wait(for: "the line's beginning") { $0.cursor.column == 10 }
    terminal.resize(columns: 80, lines: 60)
    try terminal.wait(for: "60 lines") { $0.scrollRegion == 40..<60 && $0.cursor.column == 10 }
    #expect(terminal.screen.cursor.row == 58)
    #expect(
      Array(terminal.screen.rows[40..<43]) == [
        "formlift> echo '" + String(repeating: "word ", count: 12) + "word",
        "word word word word word '", String(repeating: "word ", count: 15) + "word",
      ])
    #expect(terminal.screen.rows[57] == "formlift> echo x^C")
    #expect(terminal.screen.rows[58].hasPrefix("formlift> echo half aaa"))
  }

  @Test func controlLDrawsAllAnew() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.send("fields\recho half")
    try terminal.wait(forRow: "formlift> echo half", cursorColumn: 19)
    terminal.send("\u{c}")
    try terminal.wait(for: "a clear screen") {
      $0.rows[27] == "formlift> echo half" && $0.rows[28...].allSatisfy(\.isEmpty)
        && $0.rows[26].hasPrefix("╰───") && $0.cursor.row == 27
    }
    #expect(terminal.screen.scrollRegion == 27..<40)
  }

  /// Nobody waits for a program that was started alone, so that it does not stop but goes on.
  @Test func afterAStopItIsPinnedAgain() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.send("fields\r")
    try terminal.wait(for: "formlift>") { $0.rows[39] == "formlift>" }
    terminal.signal(SIGTSTP)
    try terminal.wait(for: "a new view") {
      Self.closings(of: terminal) == 3 && $0.rows[39] == "formlift>"
    }
    #expect(terminal.screen.scrollRegion == 27..<40)
    #expect(terminal.screen.rows[38].hasPrefix(" 12  pin"))
  }

  @Test func aResizeBesideAnInterruptIsSeen() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.signal(SIGSTOP)
    terminal.resize(columns: 80, lines: 36)
    terminal.signal(SIGINT)
    terminal.signal(SIGCONT)
    try terminal.wait(for: "36 lines") {
      $0.scrollRegion == 24..<36 && $0.rows[$0.cursor.row] == "formlift>"
    }
  }

  /// How often all rows were made to scroll: before each division, and at a stop.
  private static func closings(of terminal: PseudoTerminal) -> Int {
    terminal.transcriptText.components(separatedBy: PinnedView.closing.sent).count - 1
  }

  @Test func aStopAndAResizeWaitForTheMovementsEnd() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.send("setting speed 0.25\r")
    try terminal.wait(for: "speed 0.25\nformlift>")
    terminal.send("focus zip\r")
    try terminal.wait(for: "8 above the keyboard")
    terminal.signal(SIGTSTP)
    try terminal.wait(for: "a new view") {
      Self.closings(of: terminal) == 3 && $0.rows[34] == "zip>"
    }
    terminal.send("dismiss\r")
    try terminal.wait(for: "keyboard down")
    terminal.resize(columns: 80, lines: 36)
    try terminal.wait(for: "36 lines") {
      $0.scrollRegion == 24..<36 && $0.rows[33] == "formlift>" && $0.cursor.row == 33
    }
    #expect(terminal.screen.rows[23].hasPrefix("╰───"))
    #expect(terminal.screen.modes == [25, 2004])
  }
}
