@testable import Terminal

import Foundation
import Testing

/// Tests what the program does with pasted text of several lines.
@Suite struct ProgramPasteTests {
  private static let begin = "\u{1b}[200~"
  private static let end = "\u{1b}[201~"

  @Test("A paste asks once and stops at the first error") func asksOnceAndStopsAtTheFirstError()
    throws
  {
    let program = try ProgramTerminal(["-q"])
    program.type("\(Self.begin)echo one\nfocsu zip\necho three\n\(Self.end)")
    try program.wait(forLine: "Run these 3 lines? (y or n)")
    program.type("y")
    try program.terminal.wait(
      for: """
          echo one
          focsu zip
          echo three
        Run these 3 lines? (y or n) y
        one
        <paste>:2: error: no command "focsu"; did you mean "focus"?
        formlift>
        """)
    #expect(!program.screen.text.contains("\nthree"))
  }

  @Test("A refused paste does nothing") func refusedItDoesNothing() throws {
    let program = try ProgramTerminal(["-q"])
    program.type("\(Self.begin)echo one\necho two\(Self.end)")
    try program.wait(forLine: "Run these 2 lines? (y or n)")
    // An arrow key is a no, and leaves nothing behind.
    try program.type("\u{1b}[1;5A", untilLine: "formlift>")
    try program.type("echo done\r", untilText: "\ndone\n")
    #expect(!program.screen.text.contains("\none"))
  }

  @Test("A refused paste leaves what was typed") func refusedItLeavesWhatWasTyped() throws {
    let program = try ProgramTerminal(["-q"])
    let lines = "1\necho 2\necho 3\necho 4\necho 5\necho 6\n"
    program.type("echo keptx\u{1b}[D\(Self.begin)\(lines)\(Self.end)")
    try program.wait(forLine: "Run these 6 lines? (y or n)")
    let shown = "\n  echo kept1\n  echo 2\n  echo 3\n  echo 4\n  … 2 more\nRun"
    #expect(program.screen.text.contains(shown))
    program.type("n")
    try program.terminal.wait(forRow: "formlift> echo keptx", cursorColumn: 19)
    try program.type("\u{1b}[3~!\r", untilText: "\nkept!\n")
  }

  @Test(
    "A multi-line value keeps line breaks that are pasted, and those that M-Return starts",
    arguments: [
      ("a\(begin)b\r\nc\r\n\(end)d\r", "ab\\ncd", "\(begin)b\nc\(end)\r", "b c"),
      ("ac\u{1b}[D\u{1b}\rb\r", "a\\nbc", "b\u{1b}\rc\r", "bc"),
    ])
  func multilineValue(notes: String, kept: String, city: String, inOneLine: String) throws {
    let home = try TemporaryFolder()
    let form = try home.file(
      "form.yaml",
      "form: Notes\nsections:\n  - rows: [{field: notes, lines: 3}, {field: city}]\n")
    let program = try ProgramTerminal(["-q", form], home: home)
    try program.type("edit notes\r", untilLine: "notes:")
    program.type(notes)
    try program.terminal.waitForPrompt()
    try program.type("get values.notes\r", untilText: "\n\(kept)\nformlift>")
    try program.type("edit city\r", untilLine: "city:")
    try program.type("\(city)get values.city\r", untilText: "\n\(inOneLine)\n")
  }

  @Test("A signal at the paste's question ends the program") func aSignalAtTheQuestionEndsAll()
    throws
  {
    let program = try ProgramTerminal(["-q"])
    program.type("\(Self.begin)echo one\necho two\(Self.end)")
    try program.wait(forLine: "Run these 2 lines? (y or n)")
    program.terminal.signal(SIGTERM)
    #expect(try program.terminal.waitForEnding() == .killed(signal: SIGTERM))
    #expect(!program.screen.text.contains("\none"))
  }

  @Test("Answers for fill can be pasted") func answersOfFillMayBePasted() throws {
    let program = try ProgramTerminal(["-q"])
    program.type("\(Self.begin)fill\nAda\n\n1815-12-10\n.\nget values.born\(Self.end)")
    try program.wait(forLine: "Run these 6 lines? (y or n)")
    try program.type("y", untilText: "\n1815-12-10\nposition>")
  }

  @Test("A paste at a question means no and runs nothing") func atAQuestionItIsANoAndRunsNothing()
    throws
  {
    let program = try ProgramTerminal(["-q"])
    program.type("set name Ada\rfocus name\rclear\r")
    try program.wait(forLine: "Empty name? ^L clears the screen. (y or n)")
    program.type("\(Self.begin)y\necho ran\n\(Self.end)get values.name\r")
    try program.terminal.wait(for: "(y or n) n\nname> get values.name\nAda\nname>")
  }

  /// Bracketed paste also works while the phone moves or a command runs.
  @Test("Bracketed paste stays on throughout the conversation")
  func isMarkedThroughoutTheConversation() throws {
    let program = try ProgramTerminal(columns: 100, lines: 40)
    try program.run("focus zip", thenAt: "zip>")
    try program.type("edit pin\r", untilLine: "PIN (4 digits):")
    try program.type("\r", untilLine: "zip>")
    #expect(program.screen.modes.contains(2004))
    #expect(!program.transcript.contains("\u{1b}[?2004l"))
    program.type("source -\r")
    try program.terminal.wait(for: "the terminal's own mode") { !$0.modes.contains(2004) }
    try program.type("echo read\r\u{4}", untilText: "\nread\n")
    try program.terminal.wait(for: "the editor's mode") { $0.modes.contains(2004) }
    #expect(try program.leave() == .exited(status: 0))
    #expect(!program.screen.modes.contains(2004))
  }

  @Test("A pasted single line is only inserted") func oneLineIsOnlyInserted() throws {
    let program = try ProgramTerminal(["-q"])
    try program.type("echo a\(Self.begin)b\n\(Self.end)c\r", untilText: "\nabc\n")
  }
}
