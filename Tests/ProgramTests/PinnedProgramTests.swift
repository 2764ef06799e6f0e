import Foundation
import Testing

@testable import Program
@testable import SessionRunning

/// Tests the program in a terminal of 40 lines: 12 scroll, and the phone is pinned below them.
@Suite struct PinnedProgramTests {
  @Test("The phone stays pinned below the conversation") func thePhoneStaysBelow() throws {
    let terminal = try PseudoTerminal.startProgram()
    #expect(terminal.screen.scrollRegion == 0..<12)
    #expect(terminal.screen.rows[12].hasPrefix("╭───"))
    #expect(terminal.screen.rows[39].hasPrefix("╰───"))
    try terminal.send("focus zip\r", untilRow: "zip>", cursorColumn: 5)
    #expect(terminal.screen.rows[27].hasPrefix("│▌ ZIP      ▏90210             │"))
    #expect(terminal.screen.cursor.row == 5)
    #expect(
      terminal.screen.rows[4] == """
        ✓ zip in view, 8 above the keyboard · scrolled -64 → 163.5
        """)
    #expect(terminal.lastMovement.contains("\u{1b}7"))
  }

  @Test("Output scrolls above the phone and is kept") func whatIsPrintedScrollsAboveItAndIsKept()
    throws
  {
    let terminal = try PseudoTerminal.startProgram()
    let rows = Array(terminal.screen.rows[12...])
    terminal.send("fields\rhelp\rdevices\recho done\r")
    try terminal.wait(for: "done") { $0.rows[10] == "done" && $0.cursor.row == 11 }
    #expect(Array(terminal.screen.rows[12...]) == rows)
    #expect(terminal.screen.scrolledOut.contains("iphone-5s: 320 × 568, iOS 12"))
    #expect(!terminal.screen.scrolledOut.contains { $0.contains("│") })
  }

  @Test("Long lines and menus scroll above the phone")
  func aLineOfSeveralRowsAndAMenuScrollAboveItAsWell() throws {
    let terminal = try PseudoTerminal.startProgram()
    let rows = Array(terminal.screen.rows[12...])
    terminal.send("fields\recho " + String(repeating: "a", count: 130))
    try terminal.wait(forRow: String(repeating: "a", count: 45), cursorColumn: 45)
    #expect(terminal.screen.cursor.row == 11)
    terminal.send("\u{1}\u{1b}[C\u{5}\u{7f}b")
    try terminal.wait(forRow: String(repeating: "a", count: 44) + "b", cursorColumn: 45)
    #expect(terminal.screen.rows[10].hasPrefix("formlift> echo aaa"))
    #expect(Array(terminal.screen.rows[12...]) == rows)
    terminal.send("\rf\t\t")
    try terminal.wait(for: "the list") {
      $0.text.contains("focus       Tap") && $0.rows[$0.cursor.row].hasPrefix("formlift> f")
    }
    #expect(Array(terminal.screen.rows[12...]) == rows)
  }

  @Test("A key ends the animation and is not lost") func aKeyCutsTheMovementShortAndIsNotLost()
    throws
  {
    let terminal = try PseudoTerminal.startProgram()
    try terminal.send("setting speed 0.25\r", untilText: "speed 0.25\nformlift>")
    try terminal.send("focus zip\recho done\r", untilText: "\ndone\n")
    #expect(terminal.lastMovement == "")
    #expect(terminal.screen.rows[27].hasPrefix("│▌ ZIP"))
  }

  @Test("Without animation only the last state is shown") func withoutAnimationTheLastStateIsShown()
    throws
  {
    let terminal = try PseudoTerminal.startProgram()
    try terminal.send("setting animation off\rfocus zip\r", untilRow: "zip>", cursorColumn: 5)
    #expect(terminal.screen.rows[27].hasPrefix("│▌ ZIP"))
    #expect(!terminal.transcriptText.contains("\u{1b}[?25l"))
  }

  @Test("A long answer uses the whole screen") func aLongAnswerHasTheWholeScreen() throws {
    let terminal = try PseudoTerminal.startProgram()
    let rows = Array(terminal.screen.rows[12...])
    try terminal.send("help\r", untilRow: "end: Space brings the phone back", cursorColumn: 33)
    #expect(terminal.screen.scrollRegion == 0..<40)
    #expect(
      terminal.screen.text.contains(
        "formlift> help\nTo begin with (formlift tour"))
    #expect(!terminal.screen.text.contains("│"))
    terminal.send("echo typed on\r")
    try terminal.wait(for: "\nformlift> echo typed on\ntyped on\nformlift>")
    #expect(terminal.screen.scrollRegion == 0..<12)
    #expect(Array(terminal.screen.rows[12...]) == rows)
    #expect(
      terminal.screen.scrolledOut.contains {
        $0.hasPrefix("To begin with (formlift tour")
      })
  }

  @Test("A longer answer is shown page by page") func moreThanTheScreenIsShownByTheScreenful()
    throws
  {
    let terminal = try PseudoTerminal.startProgram(columns: 80, lines: 24)
    try terminal.send("devices\r", untilRow: "more: Space goes on, q stops", cursorColumn: 29)
    #expect(terminal.screen.cursor.row == 23)
    terminal.send(" ")
    try terminal.wait(for: "the next page") {
      $0.scrolledOut.contains("iphone-3gs: 320 × 480, iOS 6")
        && $0.rows[23] == "more: Space goes on, q stops"
    }
    terminal.resize(columns: 80, lines: 30)
    try terminal.wait(for: "the question again") {
      $0.scrollRegion == 0..<10 && $0.rows[$0.cursor.row] == "more: Space goes on, q stops"
    }
    try terminal.send("q", untilRow: "formlift>", cursorColumn: 10)
    try terminal.send("strategies\r", untilRow: "more: Space goes on, q stops", cursorColumn: 29)
    terminal.send("\u{3}")
    try terminal.wait(for: "the prompt") {
      $0.rows[$0.cursor.row] == "formlift>" && $0.scrollRegion == 0..<10
    }
    try terminal.send("strategies\r", untilRow: "more: Space goes on, q stops", cursorColumn: 29)
    try terminal.send("\u{1b}[A", untilRow: "formlift> strategies", cursorColumn: 20)
  }

  @Test("The view setting takes effect at once") func theSettingTakesEffectAtOnce() throws {
    let terminal = try PseudoTerminal.startProgram()
    try terminal.send("setting view off\r", untilText: "view off\nformlift>")
    #expect(terminal.screen.scrollRegion == 0..<40)
    #expect(!terminal.screen.text.contains("│"))
    terminal.send("setting view pinned\r")
    try terminal.wait(for: "a region") { $0.scrollRegion == 0..<12 && $0.rows[0] == "formlift>" }
    terminal.send("setting view inline\r")
    try terminal.wait(for: "no region") {
      $0.scrollRegion == 0..<40 && $0.text.contains("╰") && $0.rows[$0.cursor.row] == "formlift>"
    }
  }

  @Test("A small terminal shows pictures inline") func aSmallTerminalHasItsPicturesInline() throws {
    let terminal = try PseudoTerminal.startProgram(columns: 80, lines: 23)
    try terminal.send("focus zip\r", untilRow: "zip>", cursorColumn: 5)
    #expect(terminal.screen.rows.contains { $0.hasPrefix("╰───") })
    #expect(!terminal.wasDivided)
    terminal.send("setting view pinned\r")
    try terminal.wait(for: "a region") { $0.scrollRegion == 0..<10 && $0.rows[0] == "zip>" }
  }

  @Test("The phone is pinned from 24 lines on") func from24LinesOnItIsPinned() throws {
    let terminal = try PseudoTerminal.startProgram(columns: 80, lines: 24)
    #expect(terminal.screen.scrollRegion == 0..<9)
    #expect(terminal.screen.rows[9].hasPrefix("╭───"))
    #expect(terminal.screen.rows[23].hasPrefix("╰───"))
  }

  /// In a wide terminal all rows scroll, so after scrolling the phone is drawn again at once.
  @Test("On a wide terminal the phone is beside the conversation")
  func onAWideTerminalItStandsBeside() throws {
    let terminal = try PseudoTerminal.startProgram(columns: 120, lines: 30)
    terminal.send("focus zip\r")
    try terminal.wait(for: "the prompt") { Self.left($0.rows[$0.cursor.row]) == "zip>" }
    #expect(
      Self.left(terminal.screen.rows[4])
        == "✓ zip in view, 8 above the keyboard · scrolled -64 → 163.5")
    #expect(Self.right(terminal.screen.rows[0]).hasPrefix("╭───"))
    // 568 points at 44 to a line, and the figures below.
    #expect(Self.right(terminal.screen.rows[14]).hasPrefix("╰───"))
    #expect(Self.right(terminal.screen.rows[19]) == "clearance 8")
    let phone = terminal.screen.rows.map(Self.right)
    terminal.send("fields\rdevices\recho \(String(repeating: "a", count: 150))\r")
    try terminal.wait(for: "the prompt") {
      Self.left($0.rows[28]).hasSuffix("aaa") && Self.left($0.rows[29]) == "zip>"
        && $0.rows.map(Self.right) == phone
    }
    #expect(terminal.screen.rows.allSatisfy { Self.left($0).count <= 79 })
    #expect(terminal.screen.scrolledOut.contains("iphone-5s: 320 × 568, iOS 12"))
    #expect(!terminal.screen.scrolledOut.contains { $0.contains("│") || $0.contains("╭") })
    terminal.send("strategy \t\t\t\u{15}quit\r")
    #expect(try terminal.waitForEnding() == .exited(status: 0))
    #expect(!terminal.screen.text.contains("│"))
    #expect(terminal.screen.rows[terminal.screen.cursor.row - 1] == "zip> quit")
  }

  /// Returns a row's text to the left of the phone, without spaces around it.
  private static func left(_ row: String) -> String {
    String(row.prefix(79)).trimmingCharacters(in: .whitespaces)
  }

  private static func right(_ row: String) -> String { String(row.dropFirst(80)) }

  @Test(
    "Terminals without the needed features pin nothing",
    arguments: [
      ([], ["TERM": "dumb"]), ([], ["TERM": ""]), ([], ["TERM": "no-such-terminal"]),
      ([], ["ACCESSIBLE": "1"]), (["-q"], [:]), (["--json"], [:]),
    ] as [([String], [String: String])])
  func somePinNothing(arguments: [String], environment: [String: String]) throws {
    let terminal = try PseudoTerminal.startProgram(arguments, environment: environment)
    try terminal.send("setting view pinned\rfocus zip\r", untilRow: "zip>", cursorColumn: 5)
    #expect(!terminal.wasDivided)
    #expect(!terminal.transcriptText.contains("\u{1b}[?25l"))
  }

  @Test("With NO_COLOR the pinned phone has no colors") func withoutColorsNoneIsSent() throws {
    let terminal = try PseudoTerminal.startProgram(environment: ["NO_COLOR": "1"])
    try terminal.send("focus zip\r", untilRow: "zip>", cursorColumn: 5)
    #expect(terminal.screen.scrollRegion == 0..<12)
    for code in ["[0;1m", "[0;2m", "[0;36m"] { #expect(!terminal.transcriptText.contains(code)) }
  }

  /// A row of one line is underlined instead of having a rule below; that needs no color.
  @Test(
    "One-line rows are underlined, even without color",
    arguments: [
      ([], ["NO_COLOR": "1"], "4"), (["--color", "never"], [:], "4"), ([], [:], "2;4"),
    ] as [([String], [String: String], String)])
  func rowsOfOneLineHaveRulesBelowThem(
    arguments: [String], environment: [String: String], style: String
  ) throws {
    let terminal = try PseudoTerminal.startProgram(arguments, lines: 24, environment: environment)
    #expect(terminal.screen.style(of: "Nickname") == "4")
    #expect(terminal.screen.style(of: "1998-12-10") == style)
  }
}
