@testable import Terminal

import Foundation
import Testing

/// Tests how hints, colors and pictures look in different terminals.
@Suite struct ProgramLookTests {
  @Test("The hint contains the current value") func theHintHasTodaysValueInIt() throws {
    let program = try ProgramTerminal()
    try program.run("set zip 9021")
    try program.run("focus zip", thenAt: "zip>")
    try program.type("type ", untilLine: "zip> type ‹5 digits, now \"9021\"›")
    #expect(program.screen.style(of: "‹5 digits") == "2")
    try program.type("\u{15}focus ", untilLine: "zip> focus ‹field›")
  }

  @Test("Words of a command are colored by their meaning") func wordsHaveColours() throws {
    let program = try ProgramTerminal(["-q"])
    program.type("set zip '9 0'")
    try program.terminal.wait(for: "colours") { $0.style(of: "'9 0'") == "33" }
    #expect(program.screen.style(of: "set zip") == "36")
    #expect(program.screen.style(of: "zip '9") == "32")
    program.type("\u{15}bogus ")
    try program.terminal.wait(for: "red") { $0.style(of: "bogus") == "38;5;203" }
  }

  @Test(
    "No colors are sent when they are off",
    arguments: [
      ([], ["NO_COLOR": "1"]), (["--color", "never"], [:]), ([], ["TERM": "dumb"]),
      ([], ["TERM": "no-such-terminal"]),
    ] as [([String], [String: String])])
  func withoutColour(arguments: [String], environment: [String: String]) throws {
    let program = try ProgramTerminal(arguments, lines: 23, environment: environment)
    try program.type("focus zip\rbogus", untilText: "zip> bogus")
    try program.type(" x", untilText: "zip> bogus x")
    #expect(!program.transcript.contains("\u{1b}[3"))
    #expect(!program.transcript.contains("\u{1b}[7"))
  }

  @Test("A dumb terminal gets no escape sequences and no box")
  func aDumbTerminalGetsNoEscapeSequenceAndNoBox() throws {
    let program = try ProgramTerminal(environment: ["TERM": "dumb"])
    try program.run("focus zip", thenAt: "zip>")
    try program.run("show", thenAt: "zip>")
    program.type("\u{4}")
    #expect(try program.terminal.waitForEnding() == .exited(status: 0))
    #expect(!program.terminal.transcript.contains(0x1b))
    #expect(!program.transcript.contains("│"))
    #expect(program.transcript.contains("ZIP, text field, empty, 9 of 12, editing; keyboard shown"))
  }

  @Test("Accessible output is spoken text that is never redrawn")
  func accessibleTextIsSpokenAndNeverDrawnAgain() throws {
    let program = try ProgramTerminal(columns: 130, environment: ["ACCESSIBLE": "1"])
    #expect(program.screen.rows[0] == "New player, heading")
    try program.run("focus zip", thenAt: "zip>")
    try program.run("type 90210", thenAt: "zip>")
    #expect(
      program.screen.text.hasSuffix(
        """
        zip> type 90210
        zip = "90210"
        zip>
        """))
    #expect(!program.terminal.transcript.contains(0x1b))
  }

  @Test("Speech replaces the picture") func speechTakesThePicturesPlace() throws {
    let program = try ProgramTerminal(columns: 110, lines: 40)
    #expect(program.screen.scrollRegion == 0..<12)
    try program.run("setting speech on")
    #expect(program.screen.scrollRegion == 0..<40)
    try program.run("focus name", thenAt: "name>")
    #expect(
      program.screen.text.contains("\nName, text field, empty, 1 of 12, editing; keyboard shown"))
  }

  @Test(
    "Without Unicode all output is ASCII",
    arguments: [["LANG": "C"], ["LC_ALL": "C", "LANG": "C.UTF-8"], ["LANG": ""]])
  func withoutUnicodeEverythingIsASCII(environment: [String: String]) throws {
    let program = try ProgramTerminal(environment: environment)
    try program.run("focus zip", thenAt: "zip>")
    try program.type("type ", untilLine: "zip> type <5 digits>")
    #expect(program.terminal.transcript.allSatisfy { $0 < 0x80 })
    #expect(program.screen.text.contains("+--------- New player ---------+"))
    #expect(
      program.screen.text.contains("ok zip in view, 8 above the keyboard - scrolled -64 -> 163.5"))
  }

  @Test("The worst result of a comparison is red") func theWorstOfAComparisonIsRed() throws {
    let program = try ProgramTerminal(["--color", "always"])
    try program.type("compare zip none least-motion\r", untilText: "Best first")
    #expect(program.transcript.contains("\u{1b}[38;5;203mnone "))
    #expect(!program.screen.text.contains("^["))
  }

  @Test("Compared phones are side by side if there is space")
  func phonesStandSideBySideWhereThereIsRoom() throws {
    let program = try ProgramTerminal(columns: 110, lines: 40)
    try program.type("compare zip none inset-top least-motion\r", untilLine: "formlift>")
    try program.terminal.wait(for: "three phones") { $0.rows[12].hasSuffix(" least-motion") }
    let rows = program.screen.rows
    #expect(rows[12].hasPrefix("none "))
    #expect(rows[12].contains(" inset-top "))
    #expect(rows[13].contains("✗ zip hidden, 216 under the"))
    try program.run("focus zip", thenAt: "zip>")
    #expect(program.screen.rows[12].hasPrefix("╭──"))
  }

  /// If three phones don't fit beside the conversation, they are drawn below the messages.
  ///
  /// The next command shows the one phone again.
  @Test("Compared phones go below when the side is too narrow", arguments: [120, 150, 170])
  func phonesStandBelowWhereThePhoneBesideIsNarrow(columns: Int) throws {
    let program = try ProgramTerminal(columns: columns, lines: 45)
    #expect(program.screen.scrollRegion == 0..<45)
    program.type("compare zip none inset-top least-motion\r")
    try program.terminal.wait(for: "three phones") { screen in
      screen.rows.contains { $0.hasPrefix("none ") && $0.hasSuffix(" least-motion") }
    }
    try program.wait(forLine: "formlift>")
    #expect(program.screen.scrollRegion == 0..<17)
    #expect(program.screen.text.contains("Best first"))
    #expect(program.screen.rows[17].contains(" inset-top "))
    program.type("focus zip\r")
    try program.terminal.wait(for: "the phone beside") { screen in
      screen.rows[screen.cursor.row].hasPrefix("zip> ") && screen.scrollRegion == 0..<45
    }
    #expect(program.screen.text.contains("formlift> focus zip"))
    #expect(program.screen.rows[0].contains("╭──"))
  }

  @Test("A narrow terminal is told how many columns phones need")
  func aNarrowTerminalIsToldHowManyColumnsPhonesTake() throws {
    let program = try ProgramTerminal()
    program.type("compare zip none inset-top least-motion\r")
    try program.terminal.wait(for: "the hint") {
      $0.text.contains("\na terminal with 100 columns shows the phones side by side\nformlift>\n")
    }
  }

  @Test("A pipe with COLUMNS set shows the compared phones")
  func aPipeThatSaysHowWideItIsHasThePhones() throws {
    let command = "formlift forms/player.yaml -c 'compare zip none least-motion'"
    let workplace = try Workplace()
    let plain = try workplace.sh(command).output
    let wide = try workplace.sh("COLUMNS=66 \(command)").output
    #expect(wide.hasPrefix(plain))
    let phones = wide.dropFirst(plain.count).split(separator: "\n")
    #expect(phones.count == 18)
    #expect(phones.first == "none                              least-motion")
    let narrow = try workplace.sh("COLUMNS=65 \(command)").output
    #expect(narrow == plain + "a terminal with 66 columns shows the phones side by side\n")
  }

  @Test("Help fits the screen") func helpFitsTheScreen() throws {
    let program = try ProgramTerminal()
    try program.type("help\r", untilLine: "end: Space brings the phone back")
    #expect(
      program.screen.text.contains(
        "formlift> help\nTo begin with (formlift tour"))
    #expect(program.screen.rows.allSatisfy { $0.count < 80 })
  }

  @Test("The first start says what to try") func theFirstStartSaysWhatToTry() throws {
    let home = try TemporaryFolder()
    let first = try ProgramTerminal(home: home)
    #expect(first.screen.rows[9].hasPrefix("╭──"))
    #expect(
      first.screen.text.hasPrefix(
        """
        Try: focus zip (the keyboard comes up), why, strategy inset-top, tap outside;
             fill asks for one value after the other, save answers.json keeps them;
             help lists the commands, Tab completes, ^D leaves.
        formlift>
        """))
    try first.run("why")
    #expect(try first.leave() == .exited(status: 0))
    let second = try ProgramTerminal(home: home)
    #expect(!second.screen.text.contains("Try:"))
    #expect(
      second.screen.text.hasPrefix(
        "help lists the commands, Tab completes, ^D leaves.\nformlift>\n"))
  }

  @Test("The picture is drawn for each terminal size") func aPictureIsDrawnForEachSize() throws {
    let small = try ProgramTerminal()
    small.terminal.resize(columns: 60, lines: 20)
    try small.terminal.wait(for: "a smaller picture") {
      $0.rows[0].hasPrefix("╭──") && $0.rows[$0.cursor.row] == "formlift>" && $0.cursor.row == 15
    }
    let large = try ProgramTerminal(columns: 110, lines: 60)
    #expect(large.screen.scrollRegion == 0..<19)
    try large.type("foc", untilLine: "formlift> focus ‹field›")
    large.terminal.resize(columns: 80, lines: 24)
    try large.terminal.wait(for: "a smaller picture") {
      $0.scrollRegion == 0..<9 && $0.rows[9].hasPrefix("╭──")
        && $0.rows[$0.cursor.row] == "formlift> focus ‹field›"
    }
  }
}
