import Foundation
import Testing

/// Each key, as it works in the program.
@Suite struct ProgramKeyTests {
  @Test(arguments: [
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
  ])
  func aKeyDoesItsWork(name: String, keys: String, printed: String) throws {
    let program = try ProgramTerminal(["-q"])
    program.type(keys + "\recho done\r")
    try program.terminal.wait(for: "\ndone\n")
    let rows = program.screen.rows.filter { !$0.isEmpty && !$0.hasPrefix("formlift>") }
    #expect(rows.dropLast().last == printed)
    #expect(try program.leave() == .exited(status: 0))
  }

  @Test func theUsersFileCannotTakeTheEssentialKeysAway() throws {
    let home = try TemporaryFolder()
    _ = try home.file(
      ".editrc",
      "bind -v\nbind \"^I\" ed-insert\nbind \"^?\" ed-insert\nbind \"^T\" ed-move-to-beg\n")
    let program = try ProgramTerminal(["-q"], home: home)
    program.type("foc\tzipp\u{7f}\u{14}echo \r")
    try program.terminal.wait(for: "\nfocus zip\n")
  }

  @Test func aSecondTabListsWithDescriptions() throws {
    let program = try ProgramTerminal(["-q"])
    program.type("strategy in\t\t\t")
    try program.terminal.wait(for: "inset-top      ")
    try program.wait(forLine: "formlift> strategy inset-")
    program.type("\u{15}device iphone-4\t\t")
    try program.terminal.wait(for: "iphone-4s  320 × 480, iOS 9")
    program.type("\u{15}edit z\t\t")
    try program.wait(forLine: "formlift> edit zip")
  }

  @Test func moreThanAScreenfulAsks() throws {
    let program = try ProgramTerminal(["-q"], lines: 10)
    program.type("\t\t")
    try program.terminal.wait(for: "possibilities? (y or n)")
    program.type("n")
    try program.wait(forLine: "formlift>")
  }

  @Test func namesOfFilesAreQuotedAndFoldersGoOn() throws {
    let home = try TemporaryFolder()
    let program = try ProgramTerminal(["-q"], columns: 200, home: home)
    program.type("save \(home.path)/.local\u{15}")
    try makeFolder(home.path + "/my forms")
    _ = try home.file("my forms/a b.yaml", "")
    program.type("load \(home.path)/my\t")
    try program.wait(forLine: "formlift> load '\(home.path)/my forms/")
    program.type("\t")
    try program.wait(forLine: "formlift> load '\(home.path)/my forms/a b.yaml'")
    program.type("\u{15}save ~/\t")
    try program.wait(forLine: "formlift> save '~/my forms/")
  }

  @Test func aLineThatWrapsKeepsTheCursorThroughAResize() throws {
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
