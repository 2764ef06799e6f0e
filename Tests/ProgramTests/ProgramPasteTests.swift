import Foundation
import Testing

/// Pastes of several lines.
@Suite struct ProgramPasteTests {
  private static let begin = "\u{1b}[200~"
  private static let end = "\u{1b}[201~"

  @Test func asksOnceAndStopsAtTheFirstError() throws {
    let program = try ProgramTerminal(["-q"])
    program.type("\(Self.begin)echo one\nfocsu zip\necho three\n\(Self.end)")
    try program.wait(forLine: "Run these 3 lines? (y or n)")
    program.type("y")
    try program.terminal.wait(
      for: """
        Run these 3 lines? (y or n) y
        one
        <paste>:2: error: no command "focsu"; did you mean "focus"?
        formlift>
        """)
    #expect(!program.screen.text.contains("\nthree"))
  }

  @Test func refusedItDoesNothing() throws {
    let program = try ProgramTerminal(["-q"])
    program.type("\(Self.begin)echo one\necho two\(Self.end)")
    try program.wait(forLine: "Run these 2 lines? (y or n)")
    program.type("n")
    try program.wait(forLine: "formlift>")
    program.type("echo done\r")
    try program.terminal.wait(for: "\ndone\n")
    #expect(!program.screen.text.contains("\none"))
  }

  @Test func aSignalAtTheQuestionEndsAll() throws {
    let program = try ProgramTerminal(["-q"])
    program.type("\(Self.begin)echo one\necho two\(Self.end)")
    try program.wait(forLine: "Run these 2 lines? (y or n)")
    program.terminal.signal(SIGTERM)
    #expect(try program.terminal.waitForEnding() == .killed(signal: SIGTERM))
    #expect(!program.screen.text.contains("\none"))
  }

  @Test func answersOfFillMayBePasted() throws {
    let program = try ProgramTerminal(["-q"])
    program.type("\(Self.begin)fill\nAda\n\n1815-12-10\n.\nget values.born\(Self.end)")
    try program.wait(forLine: "Run these 6 lines? (y or n)")
    program.type("y")
    try program.terminal.wait(for: "\n1815-12-10\nposition>")
  }

  @Test func oneLineIsOnlyInserted() throws {
    let program = try ProgramTerminal(["-q"])
    program.type("echo a\(Self.begin)b\n\(Self.end)c\r")
    try program.terminal.wait(for: "\nabc\n")
  }
}
