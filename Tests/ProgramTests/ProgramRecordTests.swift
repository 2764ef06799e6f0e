import Foundation
import Testing

@testable import AppCode

/// Tests that a conversation recorded as a script passes when the script runs.
@Suite struct ProgramRecordTests {
  @Test("A recorded script passes when it runs") func theScriptPasses() throws {
    let program = try ProgramTerminal(columns: 119)
    let path = program.home.path + "/evening.formlift"
    try program.run("strategy inset-top")
    try program.run("record start '\(path)'")
    program.type("focus zip\rtype 90210\rnext\rbogus\rrotate landscape\rundo\redit city\r")
    try program.wait(forLine: "City:")
    try program.type("Paris\r", untilLine: "city>")
    try program.type("tap outside\r", untilLine: "formlift>")
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

  @Test("A recording that cannot be written fails at its start")
  func aScriptThatCannotBeWrittenIsAFailure() throws {
    try ProgramCase(
      "", ["-q", "-c", "record start missing/script", "-c", "focus zip"],
      diagnostics: """
        <command>:1: error: missing/script: its folder does not exist
          record start missing/script
                 ^

        """, status: 1
    ).check(in: Workplace())
  }

  @Test("After SIGKILL the recording has every line and runs") func killedProgram() throws {
    let program = try ProgramTerminal(["-q"], columns: 119)
    let path = program.home.path + "/recorded"
    try program.run("set nickname Bee")
    try program.run("record start \(path)")
    try program.run("focus name", thenAt: "name>")
    try program.run("type Ada", thenAt: "name>")
    try program.run("checkpoint typed", thenAt: "name>")
    try program.run("next", thenAt: "nickname>")
    try program.run("undo 2", thenAt: "name>")
    try program.run("type Bea", thenAt: "name>")
    program.terminal.signal(SIGKILL)
    #expect(try program.terminal.waitForEnding() == .killed(signal: SIGKILL))
    let script = try String(contentsOfFile: path, encoding: .utf8)
    let commands = script.split(separator: "\n").filter {
      !$0.hasPrefix("expect") && !$0.hasPrefix("#")
    }
    #expect(
      commands.dropFirst(3) == [
        "set nickname Bee", "focus name", "checkpoint 'undone 1'", "type Ada", "checkpoint typed",
        "revert 'undone 1'", "type Bea",
      ])
    let ending = try Workplace().formlift(
      ["-q", "-f", path, "-c", "get values.name", "-c", "revert typed", "-c", "get values.name"])
    #expect(ending == RunResult(output: "Bea\nAda\n"))
  }

  @Test("A recording that goes on in another file leaves none in the first")
  func anotherFile() throws {
    let workplace = try Workplace()
    let commands = ["record start one", "focus zip", "record stop two", "echo x"]
    let ending = try workplace.formlift(["-q"] + commands.flatMap { ["-c", $0] })
    #expect(ending == RunResult(output: "x\n"))
    #expect(try workplace.text("two").hasSuffix("expect keyboard.visible == true\n"))
    #expect(throws: (any Error).self) { try workplace.text("one") }
  }

  @Test("A recording whose file was removed or changed is written again")
  func disturbedFile() throws {
    for disturbance in ["rm r", "echo x >>r", "mv r s"] {
      let ending = try Workplace().sh(
        """
        mkfifo p
        formlift -qf p & exec 3>p
        printf 'record start r\nset zip 1\necho one\n' >&3
        waitfor() {
          n=0
          until grep -q "$1" r 2>/dev/null || [ $n = 400 ]; do sleep 0.05; n=$((n + 1)); done
        }
        waitfor 'set zip 1'
        \(disturbance)
        printf 'set zip 2\n' >&3
        waitfor 'set zip 2'
        cp r copy
        exec 3>&-
        wait
        cmp r copy && formlift -qf copy -c 'get values.zip'
        """)
      #expect(ending == RunResult(output: "one\none\n2\n"), "\(disturbance)")
    }
  }

  @Test("A pipe gets the whole recording at its end") func pipe() throws {
    let ending = try Workplace().sh(
      "formlift -q -c 'record start /dev/stdout' -c 'echo a' -c 'set zip 1' | cat")
    #expect(ending.output.hasPrefix("a\n# A recorded session"))
    #expect(ending.output.components(separatedBy: "set zip 1").count == 2)
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
    try program.type("history 1\r", untilText: "formlift> history 1\n4  history 1\nformlift>")
  }
}
