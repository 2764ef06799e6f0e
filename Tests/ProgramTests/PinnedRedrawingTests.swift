import Foundation
import Testing

@testable import Program
@testable import Terminal

/// Tests a pinned phone after the terminal is resized, the program is stopped, or `^L` redraws all.
@Suite struct PinnedRedrawingTests {
  @Test("Resizing divides the terminal anew") func aResizeDividesTheTerminalAnew() throws {
    let terminal = try PseudoTerminal.startProgram()
    try terminal.send("\u{c}echo half", untilRow: "formlift> echo half", cursorColumn: 19)
    terminal.resize(columns: 80, lines: 36)
    try terminal.wait(for: "36 lines") {
      $0.scrollRegion == 0..<16 && $0.rows[0] == "formlift> echo half"
        && $0.cursor.row == 0 && $0.cursor.column == 19
    }
    #expect(terminal.screen.rows.filter { $0.hasPrefix("╭───") }.count == 1)
    terminal.resize(columns: 80, lines: 23)
    try terminal.wait(for: "23 lines") {
      $0.scrollRegion == 0..<23 && $0.rows[$0.cursor.row] == "formlift> echo half"
        && $0.rows[0].hasPrefix("╭───")
    }
    terminal.resize(columns: 100, lines: 40)
    try terminal.wait(for: "40 lines") {
      $0.scrollRegion == 0..<12 && $0.rows[0] == "formlift> echo half"
    }
    terminal.resize(columns: 140, lines: 40)
    try terminal.wait(for: "a phone beside") {
      $0.scrollRegion == 0..<40 && $0.rows[0].hasPrefix("formlift> echo half   ")
        && $0.rows[0].dropFirst(80).hasPrefix("╭───") && $0.cursor.column == 19
    }
  }

  /// In landscape, 320 points have two lines a row in 15 lines.
  ///
  /// The figures beside them need 20 lines. The iphone-16's 852 points, with one line a row, need
  /// 21 with the frame.
  @Test("Another device divides the terminal anew and keeps all lines")
  func anotherScreenDividesTheTerminalWithAllLinesKept() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.send("echo one\rrotate landscape\r")
    try terminal.wait(for: "20 lines") {
      $0.scrollRegion == 0..<20 && $0.rows[$0.cursor.row] == "formlift>"
    }
    try terminal.send("device iphone-16\r", untilText: "iphone-16 landscape")
    terminal.send("rotate portrait\r")
    try terminal.wait(for: "21 lines") {
      $0.scrollRegion == 0..<19 && $0.rows[$0.cursor.row] == "formlift>"
        && $0.rows[19].hasPrefix("╭───")
    }
    #expect(terminal.screen.rows.filter { $0.hasPrefix("╭───") }.count == 1)
    #expect(terminal.screen.text.contains("formlift> echo one\none\nformlift> rotate landscape\n"))
  }

  @Test("Resizing shows the last lines again") func aResizeShowsTheLastLinesAgain() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.send("bogus\recho '\(String(repeating: "word ", count: 18))'\rfields\recho x")
    try terminal.wait(forRow: "formlift> echo x", cursorColumn: 16)
    try terminal.send("\u{3}", untilText: "echo x^C\nformlift>")
    terminal.send("echo half \(String(repeating: "a", count: 70))\u{1}")
    try terminal.wait(for: "the line's beginning") { $0.cursor.column == 10 }
    terminal.resize(columns: 80, lines: 48)
    try terminal.wait(for: "48 lines") {
      $0.scrollRegion == 0..<20 && $0.cursor.row == 18 && $0.cursor.column == 10
        && $0.rows[18].hasPrefix("formlift> echo half aaa")
    }
    #expect(
      Array(terminal.screen.rows[0..<3]) == [
        "formlift> echo '" + String(repeating: "word ", count: 12) + "word",
        "word word word word word '", String(repeating: "word ", count: 15) + "word",
      ])
    #expect(terminal.screen.rows[17] == "formlift> echo x^C")
  }

  /// Lines that the user canceled are part of the conversation and are drawn again with it.
  @Test("Resizing shows canceled lines too") func aResizeShowsTheLinesThatWereNotTaken() throws {
    let terminal = try PseudoTerminal.startProgram()
    try terminal.send("edit name\rhalf", untilRow: "Name: half", cursorColumn: 10)
    try terminal.send("\u{3}", untilText: "Name: half^C\nformlift>")
    try terminal.send("fill\rAda\r", untilRow: "Nickname:", cursorColumn: 10)
    try terminal.send("\u{1b}[A", untilRow: "Name: Ada", cursorColumn: 9)
    try terminal.send("\u{3}", untilText: "Name: Ada^C")
    try terminal.send("ab\u{1b}[200~c\nd\u{1b}[201~", untilText: "Run these 2 lines? (y or n)")
    try terminal.send("n", untilRow: "name> ab", cursorColumn: 8)
    let before = terminal.screen.rows.prefix { !$0.hasPrefix("╭───") }
    terminal.resize(columns: 80, lines: 60)
    try terminal.wait(for: "60 lines") {
      $0.rows.count == 60 && $0.rows[59].hasPrefix("╰───") && $0.rows[$0.cursor.row] == "name> ab"
    }
    let after = terminal.screen.rows.prefix { !$0.hasPrefix("╭───") }.filter { !$0.isEmpty }
    #expect(after.suffix(before.count) == before)
    for line in [
      "Name: half^C", "Nickname:", "Name: Ada^C", "name> ab", "Run these 2 lines? (y or n) n",
    ] {
      #expect(after.contains(line))
    }
  }

  /// At each resize the screen is drawn again, but its lines aren't added to the scrollback again.
  @Test("Resizing adds no copies to the scrollback") func aResizeKeepsNoCopyOfTheScreen() throws {
    let terminal = try PseudoTerminal.startProgram(columns: 80, lines: 24)
    try terminal.send("focus zip\recho one\rfields\recho two\r", untilText: "\ntwo\nzip>")
    let kept = terminal.screen.scrolledOut
    #expect(kept.contains("formlift> focus zip"))
    for (columns, lines) in [(90, 24), (100, 30), (120, 30), (130, 36)] {
      terminal.resize(columns: columns, lines: lines)
      try terminal.wait(for: "\(columns) columns") { screen in
        let row = columns < 120 ? screen.scrollRegion.upperBound : 0
        let phone = columns < 120 ? 0 : 80
        let top = screen.rows.dropFirst(row).first ?? ""
        return screen.rows[screen.cursor.row].hasPrefix("zip>")
          && top.dropFirst(phone).hasPrefix("╭───")
      }
    }
    #expect(terminal.screen.scrolledOut == kept)
    #expect(terminal.screen.text.contains("zip> echo one"))
  }

  @Test("Resizing shows a multi-line value in its lines") func aResizeShowsAValueInItsLines() throws
  {
    let home = try TemporaryFolder()
    let form = try home.file(
      "form.yaml", "form: A\nsections: [{rows: [{field: notes, label: Notes, lines: 3}]}]\n")
    let program = try ProgramTerminal([form], lines: 40, home: home)
    try program.type("edit notes\r", untilLine: "Notes:")
    try program.type("a\u{1b}[200~b\nc\u{1b}[201~\r", untilText: "\nNotes: ab\nc\n")
    program.terminal.resize(columns: 80, lines: 60)
    try program.terminal.wait(for: "60 lines") {
      $0.rows.count == 60 && $0.rows[59].hasPrefix("╰───") && $0.text.contains("Notes: ab\nc\n")
    }
  }

  @Test("Control-L clears the screen and draws it again") func controlLDrawsAllAnew() throws {
    let terminal = try PseudoTerminal.startProgram()
    try terminal.send("fields\recho half", untilRow: "formlift> echo half", cursorColumn: 19)
    terminal.send("\u{c}")
    try terminal.wait(for: "a clear screen") {
      $0.rows[0] == "formlift> echo half" && $0.rows[1..<12].allSatisfy(\.isEmpty)
        && $0.rows[39].hasPrefix("╰───") && $0.cursor.row == 0
    }
    #expect(terminal.screen.scrollRegion == 0..<12)
  }

  /// No shell waits for this program, so after SIGTSTP it continues at once instead of stopping.
  @Test("The phone is pinned again after a stop") func afterAStopItIsPinnedAgain() throws {
    let terminal = try PseudoTerminal.startProgram()
    terminal.send((1...6).map { "echo \($0)\r" }.joined())
    try terminal.wait(for: "formlift>") { $0.rows[11] == "formlift>" }
    terminal.signal(SIGTSTP)
    try terminal.wait(for: "a new view") {
      Self.closings(of: terminal) == 3 && $0.rows[11] == "formlift>"
    }
    #expect(terminal.screen.scrollRegion == 0..<12)
    #expect(terminal.screen.rows[10] == "6")
  }

  @Test("A resize together with an interrupt is noticed") func aResizeBesideAnInterruptIsSeen()
    throws
  {
    let terminal = try PseudoTerminal.startProgram()
    terminal.signal(SIGSTOP)
    terminal.resize(columns: 80, lines: 36)
    terminal.signal(SIGINT)
    terminal.signal(SIGCONT)
    try terminal.wait(for: "36 lines") {
      $0.scrollRegion == 0..<16 && $0.rows[$0.cursor.row] == "formlift>"
    }
  }

  /// How often the program made all rows scroll: before each division of the screen, and at a stop.
  private static func closings(of terminal: PseudoTerminal) -> Int {
    terminal.transcriptText.components(separatedBy: "\u{1b}[r").count - 1
  }

  @Test("A stop and a resize wait for the animation's end")
  func aStopAndAResizeWaitForTheMovementsEnd() throws {
    let terminal = try PseudoTerminal.startProgram()
    try terminal.send("setting speed 0.25\r", untilText: "speed 0.25\nformlift>")
    try terminal.send("focus zip\r", untilText: "8 above the keyboard")
    terminal.signal(SIGTSTP)
    try terminal.wait(for: "a new view") {
      Self.closings(of: terminal) == 3 && $0.rows[7] == "zip>"
    }
    try terminal.send("dismiss\r", untilText: "keyboard down")
    terminal.resize(columns: 80, lines: 36)
    try terminal.wait(for: "36 lines") {
      $0.scrollRegion == 0..<16 && $0.rows[9] == "formlift>" && $0.cursor.row == 9
    }
    #expect(terminal.screen.rows[30].hasPrefix("╰───"))
    #expect(terminal.screen.modes == [25, 2004])
  }
}
