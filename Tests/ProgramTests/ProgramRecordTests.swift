import Foundation
import Testing

/// A conversation recorded as a script, which passes when it is run.
@Suite struct ProgramRecordTests {
  @Test("A recorded script passes when it runs") func theScriptPasses() throws {
    let program = try ProgramTerminal(columns: 119)
    let path = program.home.path + "/evening.formlift"
    try program.run("strategy inset-top")
    try program.run("record start '\(path)'")
    program.type("focus zip\rtype 90210\rnext\rbogus\rrotate landscape\rundo\redit city\r")
    try program.wait(forLine: "City:")
    program.type("Paris\r")
    try program.wait(forLine: "city>")
    program.type("tap outside\r")
    try program.wait(forLine: "formlift>")
    try program.run("record stop")
    let script = try String(contentsOfFile: path, encoding: .utf8)
    let commands = script.split(separator: "\n").filter { !$0.hasPrefix("expect") }.dropFirst(6)
    #expect(commands == ["focus zip", "type 90210", "next", "set city Paris", "tap outside"])
    #expect(script.contains("\ntap outside\nexpect active.field == null\n"))
    let replay = try PseudoTerminal(
      running: PseudoTerminal.formlift, ["-qf", path],
      environment: ProgramTerminal.environment(home: program.home))
    #expect(try replay.waitForEnding() == .exited(status: 0))
    #expect(replay.screen.text == "")
  }

  @Test("Leaving writes the recorded script") func leavingWritesIt() throws {
    let program = try ProgramTerminal(["-q"], columns: 119)
    let path = program.home.path + "/recorded"
    try program.run("record start \(path)")
    try program.run("focus zip", thenAt: "zip>")
    #expect(try program.leave() == .exited(status: 0))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("focus zip\nexpect"))
  }

  @Test("A recorded script that cannot be written is a failure")
  func aScriptThatCannotBeWrittenIsAFailure() throws {
    try ProgramCase(
      "", ["-q", "-c", "record start missing/script", "-c", "focus zip"],
      diagnostics: "missing/script: error: No such file or directory\n", status: 1
    ).check(in: Workplace())
  }

  @Test("The history command lists the typed lines") func historyListsWhatWasTyped() throws {
    let program = try ProgramTerminal(["-q"])
    for line in ["echo a", " echo hidden", "echo a", "echo b"] { program.type(line + "\r") }
    program.type("history\r")
    try program.terminal.wait(
      for: """
        formlift> history
        1  echo a
        2  echo b
        3  history
        formlift>
        """)
    program.type("history 1\r")
    try program.terminal.wait(for: "formlift> history 1\n4  history 1\nformlift>")
  }
}
