import Foundation
import Testing

@testable import Program

/// The program on a terminal with room for a pinned phone: 40 lines, of which 13 scroll.
@Suite struct PinnedProgramTests {
  @Test func thePhoneStaysAtTheTop() throws {
    let terminal = try PseudoTerminal.startProgram()
    #expect(terminal.screen.scrollRegion == 27..<40)
    #expect(terminal.screen.rows[0].hasPrefix("╭───"))
    #expect(terminal.screen.rows[26].hasPrefix("╰───"))
    terminal.send("focus zip\r")
    try terminal.wait(forRow: "zip>", cursorColumn: 5)
    #expect(terminal.screen.rows[15].hasPrefix("│▌ ZIP      ▏90210             │"))
    #expect(terminal.screen.cursor.row == 32)
    #expect(
      terminal.screen.rows[31] == """
        ✓ zip in view, 8 above the keyboard · scrolled -64 → 163.5
        """)
    #expect(terminal.lastMovement.contains("\u{1b}7"))
  }

  @Test func whatIsPrintedScrollsBelow() throws {
    let terminal = try PseudoTerminal.startProgram()
    let rows = Array(terminal.screen.rows[..<27])
    terminal.send("fields\rhelp\rdevices\recho done\r")
    try terminal.wait(for: "done") { $0.rows[38] == "done" && $0.cursor.row == 39 }
    #expect(Array(terminal.screen.rows[..<27]) == rows)
  }

  @Test func aLineOfSeveralRowsScrollsBelowAsWell() throws {
    let terminal = try PseudoTerminal.startProgram()
    let rows = Array(terminal.screen.rows[..<27])
    terminal.send("fields\recho " + String(repeating: "a", count: 130))
    try terminal.wait(forRow: String(repeating: "a", count: 25), cursorColumn: 25)
    #expect(terminal.screen.cursor.row == 39)
    terminal.send("\u{1}\u{1b}[C\u{5}\u{7f}b")
    try terminal.wait(forRow: String(repeating: "a", count: 24) + "b", cursorColumn: 25)
    #expect(terminal.screen.rows[38].hasPrefix("formlift> echo aaa"))
    #expect(Array(terminal.screen.rows[..<27]) == rows)
    terminal.send("\rf\t\t")
    try terminal.wait(for: "the list") {
      $0.text.contains("focus   taps") && $0.rows[$0.cursor.row].hasPrefix("formlift> f")
    }
    #expect(Array(terminal.screen.rows[..<27]) == rows)
  }

  @Test func aKeyCutsTheMovementShortAndIsNotLost() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.send("setting speed 0.25\r")
    try terminal.wait(for: "speed 0.25\nformlift>")
    terminal.send("focus zip\recho done\r")
    try terminal.wait(for: "\ndone\n")
    #expect(terminal.lastMovement == "")
    #expect(terminal.screen.rows[15].hasPrefix("│▌ ZIP"))
  }

  @Test func withoutAnimationTheLastStateIsShown() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.send("setting animation off\rfocus zip\r")
    try terminal.wait(forRow: "zip>", cursorColumn: 5)
    #expect(terminal.screen.rows[15].hasPrefix("│▌ ZIP"))
    #expect(!terminal.transcriptText.contains("\u{1b}[?25l"))
  }

  /// What leaves a scroll region is lost, so that nothing does before it was read.
  @Test func moreThanTheRegionIsShownByTheScreenful() throws {
    let terminal = try PseudoTerminal.startProgram()
    let rows = Array(terminal.screen.rows[..<27])
    terminal.send("help\r")
    try terminal.wait(forRow: "more: Space goes on, q stops", cursorColumn: 29)
    #expect(terminal.screen.rows[27].hasPrefix("Form     load"))
    #expect(terminal.screen.rows[38].hasPrefix("Looking  show"))
    terminal.send("x ")
    try terminal.wait(forRow: "formlift>", cursorColumn: 10)
    #expect(terminal.screen.rows[38].hasPrefix("A start that fits"))
    #expect(!terminal.screen.text.contains("more:"))
    terminal.send("devices\r")
    try terminal.wait(forRow: "more: Space goes on, q stops", cursorColumn: 29)
    terminal.resize(columns: 100, lines: 40)
    try terminal.wait(for: "the question again") {
      $0.scrollRegion == 27..<40 && $0.rows[$0.cursor.row] == "more: Space goes on, q stops"
    }
    terminal.send("q")
    try terminal.wait(forRow: "formlift>", cursorColumn: 10)
    terminal.send("strategy \t\t")
    try terminal.wait(forRow: "Display all 30 possibilities? (y or n)", cursorColumn: 39)
    terminal.send("y")
    try terminal.wait(forRow: "more: Space goes on, q stops", cursorColumn: 29)
    terminal.send("\u{3}")
    try terminal.wait(for: "the line") { $0.rows[39].hasPrefix("formlift> strategy") }
    // The map beside the figures begins below the bars that the table runs under.
    func left(_ rows: some Sequence<String>) -> [String] {
      rows.map { $0.prefix(60).trimmingCharacters(in: .whitespaces) }
    }
    #expect(left(terminal.screen.rows[..<27]) == left(rows))
  }

  @Test func theSettingTakesEffectAtOnce() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.send("setting view off\r")
    try terminal.wait(for: "view off\nformlift>")
    #expect(terminal.screen.scrollRegion == 0..<40)
    terminal.send("setting view pinned\r")
    try terminal.wait(for: "a region") { $0.scrollRegion == 27..<40 && $0.rows[27] == "formlift>" }
    terminal.send("setting view inline\r")
    try terminal.wait(for: "no region") { $0.scrollRegion == 0..<40 && $0.rows[38].hasPrefix("╰") }
  }

  @Test func aSmallTerminalHasItsPicturesInline() throws {
    let terminal = try PseudoTerminal.startProgram(columns: 80, lines: 24)
    terminal.send("focus zip\r")
    try terminal.wait(forRow: "zip>", cursorColumn: 5)
    #expect(terminal.screen.rows[22].hasPrefix("╰───"))
    #expect(!terminal.wasDivided)
    terminal.send("setting view pinned\r")
    try terminal.wait(for: "a region") { $0.scrollRegion == 14..<24 && $0.rows[14] == "zip>" }
  }

  @Test(
    arguments: [
      ([], ["TERM": "dumb"]), ([], ["TERM": ""]), ([], ["TERM": "no-such-terminal"]),
      ([], ["ACCESSIBLE": "1"]), (["-q"], [:]), (["--json"], [:]),
    ] as [([String], [String: String])])
  func somePinNothing(arguments: [String], environment: [String: String]) throws {
    let terminal = try PseudoTerminal.startProgram(arguments, environment: environment)
    terminal.send("setting view pinned\rfocus zip\r")
    try terminal.wait(forRow: "zip>", cursorColumn: 5)
    #expect(!terminal.wasDivided)
    #expect(!terminal.transcriptText.contains("\u{1b}[?25l"))
  }

  @Test func withoutColorsNoneIsSent() throws {
    let terminal = try PseudoTerminal.startProgram(environment: ["NO_COLOR": "1"])
    terminal.send("focus zip\r")
    try terminal.wait(forRow: "zip>", cursorColumn: 5)
    #expect(terminal.screen.scrollRegion == 27..<40)
    for code in ["[0;1m", "[0;2m", "[0;36m"] { #expect(!terminal.transcriptText.contains(code)) }
  }
}
