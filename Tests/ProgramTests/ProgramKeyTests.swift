@testable import Terminal

import Foundation
import Testing

/// Tests each key of the line editor by running the program.
@Suite struct ProgramKeyTests {
  @Test(
    "Each editing key does its work",
    arguments: [
      ("Backspace takes a skin tone with its hand", "echo a👍🏽\u{7f}b", "ab"),
      ("Left passes a hand as one", "echo 👍🏽b\u{1b}[D\u{1b}[Da", "a👍🏽b"),
      ("two bytes and two columns", "echo é漢ü", "é漢ü"),
      ("Home and End", "cho b\u{1b}[He\u{1b}[Fc", "bc"),
      ("Delete", "xecho b\u{1}\u{1b}[3~", "b"),
      ("^Left and ^Right", "echo one two\u{1b}[1;5D-\u{1b}[1;5C+", "one -two+"),
      ("M-b and M-f", "echo one two\u{1b}b-\u{1b}f+", "one -two+"),
      ("^U", "bogus\u{15}echo a", "a"),
      ("Tab completes", "ech\tx", "x"),
      ("^R", "echo one\recho two\r\u{12}ne\r", "one"),
      ("Up searches", "echo 1a\recho 2b\recho 1\u{1b}[A\r", "1a"),
      ("Down comes back", "echo 1a\recho 1b\recho 1\u{1b}[A\u{1b}[A\u{1b}[B\r", "1b"),
      ("^P and ^N", "echo 1a\recho 1b\r\u{10}\u{10}\u{e}\r", "1b"),
      ("Right takes the hint", "echo 1a\recho 1\u{1b}[C\r", "1a"),
      ("^F takes the hint", "echo 1a\recho 1\u{6}\r", "1a"),
      ("^_ takes back what one key did", "echo one two\u{17}\u{1f}", "one two"),
      ("^_ takes back what was typed", "echo one\u{17}two three\u{1f}one", "one"),
      ("^X^U takes back a cut and a paste", "echo ab\u{17}\u{19}\u{19}\u{18}\u{15}", "ab"),
      ("^Y puts in what was cut, joined", "echo one two\u{17}\u{17}\u{19}", "one two"),
      ("M-y takes the cut before", "echo one\u{17}- two\u{17}\u{19}\u{1b}y", "- one"),
      ("M-y goes round", "echo a\u{17}- b\u{17}\u{19}\u{1b}y\u{1b}y", "- b"),
      ("M-y by itself does nothing", "echo a\u{17}b\u{1b}y", "b"),
      ("M-d and ^K cut forward", "echo one two\u{1b}b\u{1b}bx\u{1b}dy\u{b}", "xy"),
      ("M-Backspace cuts a word", "echo one two\u{1b}\u{7f}2", "one 2"),
      ("M-. puts in the last word", "echo 1 one\recho 2 'two b'\recho \u{1b}.\r", "two b"),
      ("M-. goes further back", "echo 1 one\recho 2 two\recho \u{1b}.\u{1b}.\r", "one"),
      ("M-t swaps words", "echo one two\u{1b}t", "two one"),
      ("M-t swaps at the cursor", "echo a b c\u{1b}b\u{1b}b\u{1b}t", "b a c"),
      ("unknown keys do nothing", "echo \u{1b}[25~a\u{1b}[[Bb\u{1b}OPc\u{1b}[34;5~", "abc"),
    ])
  func aKeyDoesItsWork(name: String, keys: String, printed: String) throws {
    let program = try ProgramTerminal(["-q"])
    try program.type(keys + "\recho done\r", untilText: "\ndone\n")
    let rows = program.screen.rows.filter { !$0.isEmpty && !$0.hasPrefix("formlift>") }
    #expect(rows.dropLast().last == printed)
    #expect(try program.leave() == .exited(status: 0))
  }

  @Test("The user's .editrc cannot remove essential keys")
  func theUsersFileCannotTakeTheEssentialKeysAway() throws {
    let home = try TemporaryFolder()
    _ = try home.file(
      ".editrc",
      "bind -v\nbind \"^I\" ed-insert\nbind \"^?\" ed-insert\nbind \"^T\" ed-move-to-beg\n")
    let program = try ProgramTerminal(["-q"], home: home)
    try program.type("foc\tzipp\u{7f}\u{14}echo \r", untilText: "\nfocus zip\n")
  }

  @Test("A second Tab lists candidates with descriptions") func aSecondTabListsWithDescriptions()
    throws
  {
    let program = try ProgramTerminal(["-q"])
    try program.type("strategy in\t\t", untilText: "\ninset-top      bottom")
    try program.wait(forLine: "formlift> strategy inset-")
    try program.type("\u{15}device iphone-4\t\t", untilText: "iphone-4s  320 × 480, iOS 9")
    try program.type("\u{15}\u{15}edit z\t\t", untilLine: "formlift> edit zip")
  }

  @Test("Tab cycles through the menu") func tabGoesRoundTheMenu() throws {
    let program = try ProgramTerminal(["-q"])
    try program.type("strategy in\t\t\t", untilLine: "formlift> strategy inset-overlap")
    #expect(program.screen.style(of: "inset-overlap  bottom") == "7")
    try program.type("\t", untilLine: "formlift> strategy inset-top")
    #expect(program.screen.style(of: "inset-overlap  bottom") == "")
    #expect(program.screen.style(of: "inset-top      bottom") == "7")
    try program.type("\t\t\u{1b}[Z", untilLine: "formlift> strategy inset-overlap")
    program.type(" ")
    try program.terminal.wait(for: "no menu") { !$0.text.contains("bottom inset is") }
    try program.terminal.wait(for: "the line") {
      $0.rows[$0.cursor.row].hasPrefix("formlift> strategy inset-overlap ")
    }
  }

  @Test("A long menu has pages") func aLongMenuIsPaged() throws {
    let program = try ProgramTerminal(["-q"], lines: 10)
    try program.type("strategy \t\t", untilText: "rows 1 to 8 of 38")
    #expect(program.screen.rows[0] == "formlift> strategy")
    try program.type(String(repeating: "\t", count: 9), untilText: "rows 9 to 16 of 38")
    try program.type("\u{1b}[6~", untilText: "rows 17 to 24 of 38")
    try program.wait(forLine: "formlift> strategy rnkc-height")
    program.type("\u{1b}[6~\u{1b}[6~\u{1b}[5~\u{1b}[5~\u{1b}[5~")
    try program.terminal.wait(for: "rows 9 to 16 of 38")
    program.type("\r")
    try program.terminal.wait(for: "no menu") {
      !$0.text.contains("rows 9") && $0.rows[$0.cursor.row] == "formlift>"
    }
  }

  private func terminal(editrc: String) throws -> ProgramTerminal {
    let home = try TemporaryFolder()
    _ = try home.file(".editrc", editrc)
    return try ProgramTerminal(["-q"], home: home)
  }

  @Test(
    "The vi keys work",
    arguments: [
      ("Esc alone", "echo abc\u{1b}0xie\r", "abc"),
      ("Esc and a motion", "echo one two\u{1b}bcwTWO\r", "one TWO"),
      ("u takes back", "echo one two\u{1b}bdwu\r", "one two"),
      ("u takes back what D cut", "echo one two\u{1b}bDu\r", "one two"),
      ("k and j", "echo 1a\recho 2b\r\u{1b}kkj\r", "2b"),
      ("arrows", "echo 1a\recho 2b\recho 1\u{1b}[A\u{1b}[D\u{1b}[3~b\r", "1b"),
      ("unknown keys", "echo a\u{1b}[25~b\u{1b}\u{1b}[25~ac\r", "abc"),
      ("^_", "echo ab\u{17}\u{1f}\r", "ab"),
      ("/ searches", "echo 1a\recho 2b\r\u{1b}/1a\r", "1a"),
      ("n searches on", "echo 1a\recho 2b\recho 1c\r\u{1b}/1\u{1b}n\r", "1a"),
      ("N searches forward", "echo 1a\recho 1b\recho 1c\r\u{1b}/1\u{1b}nnN\r", "1b"),
      ("n in a later line", "echo 1a\recho 2b\r\u{1b}/1a\recho 3\r\u{1b}n\r", "1a"),
    ])
  func aViUserHasHisKeys(name: String, keys: String, printed: String) throws {
    let program = try terminal(editrc: "bind -v\n")
    try program.type(keys + "echo done\r", untilText: "\ndone\n")
    let rows = program.screen.rows.filter { !$0.isEmpty && !$0.hasPrefix("formlift>") }
    #expect(rows.dropLast().last == printed)
  }

  @Test("The line opens in the user's editor") func theLineIsOpenedInTheUsersEditor() throws {
    let home = try TemporaryFolder()
    let editor = try home.file(
      "editor", "#!/bin/sh\ntest \"$1\" = -x || exit 7\nsed -i 's/one/two/' \"$2\"\n")
    // Read and not started, since what another test starts meanwhile may hold it open for writing.
    let program = try ProgramTerminal(
      ["-q"], environment: ["VISUAL": "sh \(editor) -x", "EDITOR": "false"], home: home)
    try program.type("echo one\u{18}\u{5}", untilLine: "formlift> echo two")
    try program.type(" more\r", untilText: "\ntwo more\n")
    program.type("set city 'the one'\redit --editor city\rget values.city\r")
    try program.terminal.wait(for: "\nthe two\n")
    program.type("edit --editor pin\r")
    try program.terminal.wait(
      for: "error: pin did not change: a secure value is put in no file; edit pin asks for")
    #expect(try program.leave() == .exited(status: 0))
  }

  @Test(
    "The editor's text becomes the value",
    arguments: [
      ("a\\r\\nb\\r\\n", "notes", "a\\nb"),
      ("a\\nb\\n", "notes", "a\\nb"),
      ("a\\r\\nb\\n\\n", "city", "a b"),
      ("a\\377\\n", "city", "error: city did not change: what the editor left is not UTF-8"),
    ])
  func whatTheEditorLeavesIsTakenAsText(printed: String, field: String, answer: String) throws {
    let home = try TemporaryFolder()
    let editor = try home.file("editor", "printf '\(printed)' > \"$1\"\n")
    let form = try home.file(
      "form.yaml",
      "form: Notes\nsections:\n  - rows: [{field: notes, lines: 3}, {field: city}]\n")
    let program = try ProgramTerminal(
      ["-q", form], environment: ["VISUAL": "sh \(editor)"], home: home)
    program.type("edit --editor \(field)\rget values.\(field)\r")
    try program.terminal.wait(for: "\n\(answer)\nformlift>")
  }

  @Test("A failing editor leaves the line unchanged") func anEditorThatFailsLeavesTheLine() throws {
    let program = try ProgramTerminal(["-q"], environment: ["EDITOR": "false"])
    program.type("echo one\u{18}\u{5}")
    try program.terminal.wait(for: "the editor ended with status 1\nformlift> echo one")
    program.type("\redit --editor city\r")
    try program.terminal.wait(
      for: "\nerror: city did not change: the editor ended with status 1\n")
  }

  /// In a shell, `clear` clears the screen, so the program asks before it deletes a value.
  @Test("The clear command asks before it empties the field") func clearAsksWhetherTheFieldIsMeant()
    throws
  {
    let program = try ProgramTerminal(["-q"])
    program.type("set name Ada\rfocus name\rclear\r")
    try program.wait(forLine: "Empty name? ^L clears the screen. (y or n)")
    try program.type("nget values.name\rclear\r", untilText: "\nAda\n")
    try program.wait(forLine: "Empty name? ^L clears the screen. (y or n)")
    program.type("yexpect values.name == ''\recho empty\rclear\recho again\r")
    try program.terminal.wait(for: "\nempty\n")
    try program.terminal.wait(for: "\nagain\n")
  }

  /// If a whole line is typed at a question, its first letter isn't taken for an answer.
  @Test(
    "A line typed at a question is kept in full",
    arguments: ["set name Bo", "expect values.name == Ada", "é"])
  func aLineTypedAtAQuestionIsKeptWhole(line: String) throws {
    let program = try ProgramTerminal(["-q"])
    program.type("set name Ada\rfocus name\rclear\r")
    try program.wait(forLine: "Empty name? ^L clears the screen. (y or n)")
    program.type("\u{1} ")
    try program.type(line, untilText: "(y or n) n\nname> \(line)")
    try program.type("\u{15}get values.name\r", untilText: "\nAda\nname>")
  }

  @Test("Completed file names are quoted and folders continue")
  func namesOfFilesAreQuotedAndFoldersGoOn() throws {
    let home = try TemporaryFolder()
    let program = try ProgramTerminal(["-q"], columns: 200, home: home)
    program.type("save \(home.path)/.local\u{15}")
    try makeFolder(home.path + "/my forms")
    _ = try home.file("my forms/a b.yaml", "")
    try program.type("load \(home.path)/my\t", untilLine: "formlift> load '\(home.path)/my forms/")
    try program.type("\t", untilLine: "formlift> load '\(home.path)/my forms/a b.yaml'")
    try program.type("\u{15}save ~/\t", untilLine: "formlift> save '~/my forms/")
  }

  @Test("help is a list where the terminal is narrow") func listOfCommands() throws {
    let program = try ProgramTerminal(["-q"], columns: 40, lines: 12)
    try program.run("setting view off")
    try program.type("help\r", untilText: "\nhelp form: the keys of a form file\n")
    program.terminal.resize(columns: 80, lines: 40)
    program.type("help\r")
    try program.terminal.wait(
      for: "\n  focus     Tap a field, after dragging it into reach if needed\n")
  }

  @Test("A wrapped line keeps its cursor when resized")
  func aLineThatWrapsKeepsTheCursorThroughAResize() throws {
    let program = try ProgramTerminal(["-q"], columns: 40, lines: 12)
    try program.run("setting view off")
    program.type("echo 345678901234567890123456789012345678901234567890")
    try program.wait(forLine: "89012345678901234567890")
    program.type("\u{1}\u{1b}[C")
    try program.terminal.wait(for: "the first row") { $0.cursor.column == 11 }
    program.terminal.resize(columns: 20, lines: 12)
    try program.terminal.wait(for: "four rows") {
      $0.text.hasSuffix("\n89012345678901234567\n890")
        && $0.text.components(separatedBy: "formlift> echo").count == 2
    }
    program.type("\u{1b}[3~\u{1b}[3~\u{1b}[3~xpct \u{5}\r")
    try program.terminal.wait(for: "error: no command\n\"expct\"; did you")
  }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }
}
